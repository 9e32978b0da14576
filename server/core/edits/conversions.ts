// THE list of conversions: ways to write a case otherwise without changing what it says.

import type { Facts } from '../facts/facts.ts';
import type { BoardLayout } from '../format/layouts.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { leftAloneIn } from './left-alone.ts';
import { missingCardEdits } from './missing-cards.ts';
import { paragraphEdits } from './paragraph-c.ts';
import { hasNationalHonours, internationalEdits, lookAlikeEdits, nationalEdits, tenEdits } from './ranks.ts';
import { southDeclaresEdits } from './south-declares.ts';
import { suitSignEdits } from './suit-signs.ts';
import type { TextEdit } from './text-edit.ts';
import { voidEdits } from './voids.ts';

export const CONVERSIONS = [
  'suits',
  'ten-as-10',
  'ten-as-letter',
  'national-honours',
  'international-honours',
  'look-alikes',
  'voids',
  'missing-cards',
  'south-declares',
  'paragraph-c',
] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** A case to be converted. */
export type Convertible = {
  readonly tree: CaseTree;
  readonly facts: Facts;
  /** Whether it stands at the head of its file. */
  readonly isHead: boolean;
  /** How a board is laid out that has to be drawn anew. */
  readonly layout: BoardLayout;
};

/** The edits of a conversion, in order; whether the case says the same afterwards is for the caller to see. */
export function conversionEdits(conversion: Conversion, one: Convertible): readonly TextEdit[] {
  const { tree, facts, isHead, layout } = one;
  const alone = leftAloneIn(tree.text, isHead);
  switch (conversion) {
    case 'suits':
      return suitSignEdits(tree, alone);
    case 'ten-as-10':
      return tenEdits(tree, alone, '10');
    case 'ten-as-letter':
      return tenEdits(tree, alone, 'T');
    case 'national-honours':
      return hasNationalHonours(tree.language) ? nationalEdits(tree, alone) : [];
    case 'international-honours':
      return internationalEdits(tree, alone);
    case 'look-alikes':
      return lookAlikeEdits(tree, alone);
    case 'voids':
      return voidEdits(tree, alone);
    case 'missing-cards':
      return facts.boards.flatMap((board) => missingCardEdits(tree, board));
    case 'south-declares':
      return southDeclaresEdits(tree, facts, layout);
    case 'paragraph-c':
      return paragraphEdits(tree, alone);
  }
}
