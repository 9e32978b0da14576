// Slips in annotations put right: the nearest word, the letter of the notation, what is too much taken out.
import { SEATS } from '../bridge/seats.ts';
import { suitGlyph } from '../bridge/words.ts';
import { removeAnnotation, takeOut } from '../messages/edits.ts';
import type { Finding } from '../rules/rule.ts';
import { familyOf } from '../rules/rule.ts';
import { ANNOTATION_WORDS } from '../syntax/annotations/annotation-grammar.ts';
import { glyphAt } from '../syntax/glyphs.ts';
import { nearWord } from '../syntax/nearest.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { type CaseText, lineOf, textIn } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import { annotationAt, type Fix, NO_FIX, one, type Proposal, replacing } from './fix.ts';
import { replacement } from './text-edit.ts';

/** @param all the findings of the case, for what an exercise may have meant */
export function notationFixes(tree: CaseTree, finding: Finding, all: readonly Finding[]): Proposal {
  const { rule, span, nouns } = finding;
  const written = textIn(tree.text, span);
  switch (rule) {
    case 'notation/unknown-word':
      return one(replacing(tree, span, wordsOf(nouns.nearest), isNear(written)));
    case 'notation/unknown-argument':
      return nearestOf(tree, span, wordsOf(nouns.nearest).split(' / '));
    case 'notation/foreign-seat':
      return one(replacing(tree, span, wordsOf(nouns.letter), true));
    case 'notation/unknown-seat':
      return { fixes: SEATS.map((seat) => replacing(tree, span, seat, false)), ifSeveral: 'none' };
    case 'notation/unknown-suit':
      return suitOnly(tree, span, written);
    case 'notation/unexpected-argument':
      return one(without(tree.text, span));
    case 'notation/ignore-unused':
      return one(withoutLine(tree, span));
    case 'notation/expected-not-found':
      return { fixes: foundInstead(tree, span, all), ifSeveral: 'none' };
    default:
      return NO_FIX;
  }
}

function wordsOf(noun: Finding['nouns'][string] | undefined): string {
  return noun !== undefined && 'text' in noun ? noun.text : '';
}

function isNear(written: string): boolean {
  return nearWord(written.slice(1), ANNOTATION_WORDS) !== undefined;
}

/** The word that was nearly written; of several that may stand there, one of them is what the author wants. */
function nearestOf(tree: CaseTree, span: Span, words: readonly string[]): Proposal {
  const isOne = words.length === 1;
  return { fixes: words.map((word) => replacing(tree, span, word, isOne)), ifSeveral: 'all' };
}

/** `♠` for `♠K`: declarer names suits. */
function suitOnly(tree: CaseTree, span: Span, written: string): Proposal {
  const glyph = glyphAt(written, 0);
  return glyph === undefined ? NO_FIX : one(replacing(tree, span, suitGlyph(glyph.suit), false));
}

/** The words at `span` taken out, with the blanks and commas before them. */
function without(text: CaseText, { start, end }: Span): Fix {
  const number = lineOf(text, start);
  const before = (text.lines[number] ?? '').slice(0, start - (text.starts[number] ?? 0));
  const from = start - (/[\s,;]*$/.exec(before)?.[0].length ?? 0);
  const nouns = { written: { text: textIn(text, { start, end }) } };
  return { wording: takeOut, nouns, edits: [replacement(from, end, '')], isSlip: false };
}

/** The line of an annotation taken out, where nothing else stands on it. */
function withoutLine(tree: CaseTree, span: Span): Fix | undefined {
  const { text } = tree;
  const annotation = annotationAt(tree, span);
  if (annotation === undefined) return undefined;
  const number = lineOf(text, span.start);
  const start = text.starts[number] ?? 0;
  const line = text.lines[number] ?? '';
  const rest = line.slice(0, annotation.span.start - start) + line.slice(annotation.span.end - start);
  if (!/^[\s>*+-]*(?:<!--\s*-->)?\s*$/.test(rest)) return undefined;
  const isLast = number === text.lines.length - 1;
  const from = isLast ? Math.max(0, start - 1) : start;
  const end = start + line.length + (isLast ? 0 : 1);
  return { wording: removeAnnotation, nouns: {}, edits: [replacement(from, end, '')], isSlip: false };
}

/** The paragraph under which the ruling is wrong indeed. */
function foundInstead(tree: CaseTree, span: Span, all: readonly Finding[]): readonly Fix[] {
  const wrong = all.filter(({ rule, severity }) => familyOf(rule) === 'law' && severity !== 'hint');
  const paragraphs = [...new Set(wrong.flatMap(({ paragraph }) => paragraph ?? []))];
  return paragraphs.map((paragraph) => replacing(tree, span, paragraph, false));
}
