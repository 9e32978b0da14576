// The rules about rulings, in the order in which they are checked.
import { paragraphInBook } from './citation/paragraph-in-book.ts';
import { wrongParagraph } from './citation/wrong-paragraph.ts';
import { chooser } from './law/chooser.ts';
import { denies } from './law/denies.ts';
import { duration } from './law/duration.ts';
import { information } from './law/information.ts';
import { kind } from './law/kind.ts';
import { may } from './law/may.ts';
import { mayNotLead } from './law/may-not-lead.ts';
import { must } from './law/must.ts';
import { offers } from './law/offers.ts';
import { pickedUp } from './law/picked-up.ts';
import { remaining } from './law/remains.ts';
import { takingBack } from './law/taking-back.ts';
import type { LawRule } from './law-rule.ts';

/** Rules that hold a ruling's reference against the law and what the ruling rests on. */
export const CITATION_RULES: readonly LawRule[] = [paragraphInBook, wrongParagraph];

/** Rules that hold a ruling against the law, in the order of the law book. */
export const LAW_RULES: readonly LawRule[] = [
  kind,
  may,
  must,
  chooser,
  offers,
  denies,
  mayNotLead,
  duration,
  pickedUp,
  remaining,
  information,
  takingBack,
];
