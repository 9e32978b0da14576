import { annotationFor, type TableFact } from './annotation-for.ts';
import { isRank, SUITS, type Suit } from './bridge/cards.ts';
import type { Hand } from './bridge/hand.ts';
import type { Language } from './bridge/nouns.ts';
import { SEATS, type Seat } from './bridge/seats.ts';
import { type CardStyle, spellRank, spellSeat, suitGlyph } from './bridge/words.ts';
import type { CaseReport } from './case.ts';
import { describeUnderstood } from './describe-understood.ts';
import type { Board, Ruling } from './facts/facts.ts';
import { say } from './messages/format.ts';
import * as words from './messages/outline.ts';
import type { Wording } from './messages/wording.ts';
import type { Missing } from './model/position.ts';
import { type CaseText, textIn } from './text/lines.ts';
import { hull, type Span } from './text/span.ts';
import { tableFactsOf, type Understood, understoodIn } from './understood.ts';

/** What a line of the outline stands for. */
export type OutlineKind = 'case' | 'board' | 'hand' | 'facts' | 'fact' | 'ruling' | 'claim';

/** A line of the outline, with the lines below it; spans are offsets in the case. */
export type OutlineItem = {
  readonly kind: OutlineKind;
  readonly name: string;
  readonly detail: string;
  readonly span: Span;
  /** The words that stand for the whole; they lie within `span`. */
  readonly selection: Span;
  readonly children: readonly OutlineItem[];
};

/** A longer text is cut in the outline. */
const NAME_LENGTH = 80;

/** The outline of a case, the `number`th of its file: its boards, facts and rulings, and whether it was judged. */
export function outlineOf(report: CaseReport, number: number): OutlineItem {
  const { boards, rulings } = report.facts;
  const { value: board } = report.facts.boardNumber ?? {};
  const unnamed = () =>
    board === undefined
      ? say(words.unnamedCase, { number: { number } }, report.style)
      : say(words.unnamedCaseOfBoard, { number: { number: board } }, report.style);
  return {
    kind: 'case',
    name: report.name?.value.trim() || unnamed(),
    detail: verdictOf(report),
    span: { start: 0, end: report.text.length },
    selection: report.name?.span ?? firstWordsOf(report.text),
    children: [
      ...boards.map((board) => boardItem(report, board)),
      ...factsItems(report),
      ...rulings.map((ruling) => rulingItem(report, ruling)),
    ],
  };
}

/** The name of a case, where it has one, what became of it, and by which laws: one line, in the language shown. */
export function verdictLine(report: CaseReport): string {
  const laws = say(words.lawsOfEdition, { edition: { text: report.edition } }, report.style);
  const name = report.name?.value.trim() ?? '';
  return [...(name === '' ? [] : [name]), verdictOf(report), laws].join(' · ');
}

/** Judged, undecided with what is missing, or not applicable; and whether an exercise was found out. */
function verdictOf(report: CaseReport): string {
  const verdict = verdictWords(report);
  const found = report.expected.map(({ value }) => value);
  if (found.length === 0) return verdict;
  const onPurpose = say(words.wrongOnPurpose, { paragraphs: { paragraphs: found } }, report.style);
  return `${verdict} · ${onPurpose}`;
}

function verdictWords({ verdict, missing, style }: CaseReport): string {
  if (verdict === 'judged') return say(words.judged, {}, style);
  if (verdict === 'not-applicable') return say(words.notApplicable, {}, style);
  if (missing.length === 0) return say(words.undecided, {}, style);
  const seats = SEATS.filter((seat) => missing.includes(`hand of ${seat}`));
  return say(undecidedFor(missing, seats), { seats: { seats } }, style);
}

const MISSING: {
  readonly [what in
    | Exclude<Missing, `hand of ${Seat}`>
    | 'board'
    | 'ruling'
    | 'edition'
    | 'older-laws']: Wording;
} = {
  choice: words.choiceOfDeclarer,
  declarer: words.whoIsDeclarer,
  designation: words.designatedCard,
  exposure: words.howExposed,
  'on-lead': words.whoIsToLead,
  reading: words.agreedReading,
  trick: words.trickBetween,
  board: words.soundBoard,
  ruling: words.rulingGiven,
  edition: words.editionInForce,
  'older-laws': words.lawsOfThatTime,
};

/** One sentence for all that is missing; the hands are those of `seats`. */
function undecidedFor(missing: readonly string[], seats: readonly Seat[]): Wording {
  const things = Object.entries(MISSING).flatMap(([what, wording]) =>
    missing.includes(what) ? [wording] : [],
  );
  const all = seats.length === 0 ? things : [...things, words.handsOf];
  const inLanguage = (language: Language) =>
    words.undecidedFor[language].replace('{missing}', all.map((thing) => thing[language]).join(', '));
  return { en: inLanguage('en'), el: inLanguage('el'), nl: inLanguage('nl'), tr: inLanguage('tr') };
}

function boardItem(report: CaseReport, board: Board): OutlineItem {
  const shown = SEATS.flatMap((seat) => {
    const hand = board.hands[seat];
    return hand === undefined ? [] : [{ seat, hand }];
  });
  return {
    ...leaf('board', say(words.hands, {}, report.style), board.span),
    children: shown.map(({ seat, hand }) => ({
      ...leaf('hand', spellSeat(seat, report.shown), hand.span),
      detail: spellHand(hand.hand, report.style),
    })),
  };
}

/** What is given and what happened, in the order of the text; nothing where nothing is. */
function factsItems(report: CaseReport): readonly OutlineItem[] {
  const given = tableFactsOf(report.facts).filter((fact, _at, all) => !isToldByContract(fact, all));
  const children = statedItems(report, 'fact', [
    ...given.map((fact) => ({ span: fact.span, name: givenName(report, fact) })),
    ...report.facts.events,
  ]);
  const whole = hull(children.map(({ span }) => span));
  if (whole === undefined) return [];
  return [{ ...leaf('facts', say(words.factsOfCase, {}, report.style), whole), children }];
}

/** A contract names declarer and trumps too. */
function isToldByContract({ kind }: TableFact, all: readonly TableFact[]): boolean {
  const hasContract = all.some((fact) => fact.kind === 'contract' && fact.declarer !== undefined);
  return hasContract && (kind === 'declarer' || kind === 'trumps');
}

/** What is given of the board, as a sentence: a number or a seat alone would not say of what. */
function givenName(report: CaseReport, fact: TableFact): string | undefined {
  if (fact.kind === 'contract' && fact.declarer === undefined) return undefined;
  const meaning = describeUnderstood({ annotation: annotationFor(fact) });
  return meaning && say(meaning.wording, meaning.nouns, report.style);
}

/** Something that is stated; `name` where its words alone do not tell what. */
type StatedHere = { readonly span: Span; readonly name?: string | undefined };

/** What annotations state as they state it, what sentences state as it was understood; in the order of the text. */
function statedItems(
  report: CaseReport,
  kind: 'fact' | 'claim',
  stated: readonly StatedHere[],
): readonly OutlineItem[] {
  const told = understoodIn(report).filter((one) => one.kind === kind);
  const toldAt = new Set(told.map((one) => one.stated.span.start));
  const here = new Set(stated.map(({ span }) => span));
  const written = stated.filter(({ span }) => span.start < span.end && !toldAt.has(span.start));
  const items = [
    ...distinct(written).map(({ span, name }) => leaf(kind, name ?? wordsIn(report.text, span), span)),
    ...told.filter((one) => here.has(one.stated.span)).map((one) => understoodItem(report, one)),
  ];
  return items.sort((one, other) => one.selection.start - other.selection.start);
}

function understoodItem(report: CaseReport, understood: Understood): OutlineItem {
  const meaning = describeUnderstood(understood);
  const name =
    meaning === undefined ? understood.annotation : say(meaning.wording, meaning.nouns, report.style);
  return leaf(understood.kind, shortened(name), understood.span);
}

function rulingItem(report: CaseReport, ruling: Ruling): OutlineItem {
  const { by, overruled, verdict, claims, span } = ruling;
  const title = { director: words.rulingOfDirector, committee: words.rulingOfCommittee };
  const marks = [
    ...(overruled ? [words.overruled] : []),
    ...(verdict === undefined ? [] : [verdict === 'right' ? words.calledRight : words.calledWrong]),
  ];
  const children = statedItems(report, 'claim', claims);
  const claimed = hull(children.map((claim) => claim.span));
  const whole =
    claimed === undefined || isHeaded(report, span) ? hull([span, ...(claimed ? [claimed] : [])]) : claimed;
  return {
    ...leaf('ruling', say(by === undefined ? words.ruling : title[by], {}, report.style), whole ?? span),
    detail: marks.map((mark) => say(mark, {}, report.style)).join(', '),
    children,
  };
}

/** Whether an annotation opens the ruling; one that sentences tell begins with its first claim. */
function isHeaded({ tree }: CaseReport, ruling: Span): boolean {
  return tree.annotations.some(({ word, span }) => word === 'ruling' && span.start === ruling.start);
}

function leaf(kind: OutlineKind, name: string, span: Span): OutlineItem {
  return { kind, name, detail: '', span, selection: span, children: [] };
}

/** `♠AQ53 ♥– ♦K4 ♣–`. */
function spellHand(hand: Hand, style: CardStyle): string {
  const ranks = (suit: Suit) =>
    [...hand[suit]].map((rank) => (isRank(rank) ? spellRank(rank, style) : rank)).join('') || '–';
  return SUITS.map((suit) => suitGlyph(suit) + ranks(suit)).join(' ');
}

/** The words that stand in `span`, on one line and not too long. */
function wordsIn(text: CaseText, span: Span): string {
  return shortened(textIn(text, span).replace(/\s+/g, ' ').trim()) || '…';
}

function shortened(line: string): string {
  return line.length <= NAME_LENGTH ? line : `${line.slice(0, NAME_LENGTH - 1)}…`;
}

function firstWordsOf(text: CaseText): Span {
  const line = Math.max(
    0,
    text.lines.findIndex((words) => words.trim() !== ''),
  );
  const start = text.starts[line] ?? 0;
  return { start, end: start + (text.lines[line] ?? '').length };
}

function distinct(stated: readonly StatedHere[]): StatedHere[] {
  return [...new Map(stated.map((one) => [`${one.span.start}-${one.span.end}`, one])).values()];
}
