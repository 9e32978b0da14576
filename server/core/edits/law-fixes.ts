// An annotation that claims what the law gives otherwise, put right where one value is left.
import { type Card, isSuit, type Suit } from '../bridge/cards.ts';
import { DURATIONS } from '../bridge/terms.ts';
import { type CardStyle, spellRuns, suitGlyph } from '../bridge/words.ts';
import type { Facts } from '../facts/facts.ts';
import { takeOut } from '../messages/edits.ts';
import type { Finding } from '../rules/rule.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import type { AnnotationWord } from '../syntax/annotations/annotation-grammar.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import type { Located, Span } from '../text/span.ts';
import { annotationAt, type Fix, NO_FIX, one, type Proposal, replacing } from './fix.ts';
import { replacement, type TextEdit } from './text-edit.ts';

/**
 * What is told as a wrong ruling, overruled or called wrong by the text itself, is left as it is.
 *
 * @param style the letters of cards in annotations
 */
export function lawFixes(
  tree: CaseTree,
  facts: Facts,
  { rule, span }: Finding,
  all: readonly Finding[],
  style: CardStyle,
): Proposal {
  const annotation = annotationAt(tree, span);
  const isQuestion = rule.endsWith('/undecided');
  if (annotation?.word === undefined || isQuestion || isToldAsWrong(facts, span)) return NO_FIX;
  switch (rule.slice(rule.indexOf('/') + 1)) {
    case 'called-minor':
      return one(replacing(tree, span, 'major', false));
    case 'called-major':
      return one(replacing(tree, span, 'minor', false));
    case 'chosen-by-another':
      return among(tree, span, ['declarer', 'offender']);
    case 'prohibition-misdated':
    case 'requirement-prolonged':
      return among(
        tree,
        span,
        DURATIONS.map((one) => (one === 'this-trick' ? one : `until ${one}`)),
      );
    default:
      return one(shortened(tree, annotation, all, style) ?? opposite(tree, annotation, rule));
  }
}

function isToldAsWrong({ rulings }: Facts, { start }: Span): boolean {
  return rulings.some(
    ({ overruled, verdict, claims }) =>
      (overruled || verdict === 'wrong') &&
      claims.some(({ span }) => span.start <= start && start < span.end),
  );
}

function among(tree: CaseTree, span: Span, words: readonly string[]): Proposal {
  const others = words.filter((word) => word !== textIn(tree.text, span));
  return { fixes: others.map((word) => replacing(tree, span, word, false)), ifSeveral: 'none' };
}

/** The list without the cards or suits that a finding is about; `undefined` where it is about all or none of them. */
function shortened(
  { text }: CaseTree,
  { given: { cards, choice }, span }: Annotation,
  all: readonly Finding[],
  style: CardStyle,
): Fix | undefined {
  const named: readonly Located<Card | Suit>[] =
    cards ?? (choice?.kind === 'cards' ? choice.cards : choice?.kind === 'suits' ? choice.suits : []);
  const flagged = all.filter((finding) => span.start <= finding.span.start && finding.span.end <= span.end);
  const isFlagged = ({ span: place }: Located<unknown>) =>
    flagged.some((finding) => finding.span.start <= place.start && place.end <= finding.span.end);
  const kept = named.filter((item) => !isFlagged(item)).map(({ value }) => value);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (kept.length === 0 || kept.length === named.length) return undefined;
  const gone = named.filter(isFlagged).map(({ value }) => value);
  const edit = replacement(first.span.start, last.span.end, listOf(kept, style));
  const isWhole = textIn(text, { start: first.span.start, end: last.span.end }).trim() !== '';
  return isWhole
    ? { wording: takeOut, nouns: { written: { text: listOf(gone, style) } }, edits: [edit], isSlip: false }
    : undefined;
}

/** `♠KJ ♥Q`, `♠ ♥`. */
function listOf(items: readonly (Card | Suit)[], style: CardStyle): string {
  const suits = items.filter((item): item is Suit => isSuit(item));
  const cards = items.filter((item): item is Card => !isSuit(item));
  return [...suits.map(suitGlyph), ...spellRuns(cards, style)].join(' ');
}

/** What is right of a thing where the claim of it is wrong. */
const OPPOSITES: { readonly [word in AnnotationWord]?: AnnotationWord } = {
  'picks-up': 'remains',
  remains: 'picks-up',
  offers: 'denies',
  denies: 'offers',
  'may-lead': 'may-not-lead',
  'may-not-lead': 'may-lead',
  'must-lead': 'may-lead',
  'must-play': 'may-play',
};

function opposite(tree: CaseTree, { word, written, given, span }: Annotation, rule: string): Fix | undefined {
  const other = word && OPPOSITES[word];
  // A card that has been played, or never was a penalty card, is not picked up either.
  const isNoCard = word === 'remains' && !/\/kept-in-/.test(rule);
  if (other === undefined || isNoCard || given.choice?.kind === 'any') return undefined;
  const fix = replacing(tree, written.span, `@${other}`, false);
  return { ...fix, edits: [...fix.edits, ...withoutDuration(tree, given.duration, span)] };
}

/** A lead that is free has no duration. */
function withoutDuration(
  { text }: CaseTree,
  duration: Located<unknown> | undefined,
  { end }: Span,
): readonly TextEdit[] {
  if (duration === undefined) return [];
  const before = textIn(text, { start: Math.max(0, duration.span.start - 8), end: duration.span.start });
  const blanks = /(?:until)?\s*$/.exec(before)?.[0].length ?? 0;
  return [replacement(duration.span.start - blanks, Math.min(end, duration.span.end), '')];
}
