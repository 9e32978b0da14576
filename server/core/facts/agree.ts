// From what the layers of a case state, each by itself, to what the case states.
import type { Noun } from '../bridge/nouns.ts';
import { spellContract } from '../bridge/terms.ts';
import type { Annotation } from '../syntax/annotations/annotation.ts';
import { type AnnotationWord, GRAMMAR } from '../syntax/annotations/annotation-grammar.ts';
import type { Auction } from '../syntax/auctions/auction.ts';
import { type Headers, headersOfOneBoard } from '../syntax/headers/header.ts';
import { nearWord } from '../syntax/nearest.ts';
import type { Located } from '../text/span.ts';
import type { ToldTable } from './clause-table.ts';
import { courseOf } from './course.ts';
import type { FactParts } from './fact-parts.ts';
import type { Contract, Event, Facts, Problem } from './facts.ts';
import { isEventWord, type Statement, statementsOf, valuesOf } from './from-annotation.ts';
import { type BidContract, contractOf } from './from-auction.ts';
import {
  handsBefore,
  listedBoards,
  misplacedCards,
  seatedBoards,
  settledBoards,
  sureOf,
  withoutRoles,
} from './from-board.ts';
import { isBeforePenalties, printedTricks, unlessLedByAnother } from './from-play.ts';
import { disagreements, untold } from './layers.ts';
import { cardsMovedBetween } from './moved-cards.ts';
import { type Prose, proseOf } from './prose.ts';

/** All that a case states; where two layers disagree, that is one of its problems. */
export function factsOf(parts: FactParts): Facts {
  const { headers, annotations } = parts;
  const annotated = annotations.flatMap(statementsOf);
  const auction = parts.auctions.length === 1 ? parts.auctions[0] : undefined;
  const bid = printedContract(headers, auction && contractOf(auction));
  const [named = bid?.declarer] = valuesOf(annotations, 'contract', 'seat');
  const known = settledBoards(seatedBoards(parts.boards, named?.value), eventsIn(annotated));
  const listed = listedBoards(annotations);
  const all = [...sureOf(known), ...listed.boards];
  const prose = parts.sentences.length === 0 ? undefined : proseOf(parts, all, eventsIn(annotated));
  const table = tableOf(parts, prose, bid);
  const { problems, ...single } = singleFacts(annotations, headers, table, auction, bid);
  const declarer = single.declarer?.value;
  const printed = printedTricks(parts.plays, annotated, {
    boards: all,
    declarer,
    trumps: single.trumps?.value,
  });
  const apart = prose?.statements(declarer, []) ?? [];
  const tricks = isBeforePenalties(printed, [...annotated, ...apart]) ? printed : [];
  const told = tricks.length === 0 ? apart : (prose?.statements(declarer, eventsIn(tricks)) ?? []);
  const { events, rulings } = courseOf([...annotated, ...tricks, ...untold(told, annotated)]);
  const diagrams = settledBoards(withoutRoles(seatedBoards(known, declarer)), events);
  const boards = { diagrams: sureOf(diagrams), listed: listed.boards };
  return {
    boards: [...diagrams, ...listed.boards].sort((one, other) => one.span.start - other.span.start),
    hands: handsBefore(events, boards),
    ...single,
    auction,
    events,
    rulings,
    expects: valuesOf(annotations, 'expect', 'paragraph'),
    ignores: annotations.flatMap(ignoreOf),
    halfRead: annotations.filter(isHalfRead).map(({ span }) => span),
    problems: [
      ...parts.lostSigns,
      ...annotations.flatMap((annotation) => annotation.problems),
      ...listed.problems,
      ...problems,
      ...disagreements(told, annotated),
      ...misplacedCards(events, boards),
      ...cardsMovedBetween(diagrams, headers),
      ...(prose?.notUnderstood(told, annotated) ?? []),
    ],
  };
}

function eventsIn(statements: readonly Statement[]): readonly Event[] {
  return statements.flatMap((one) => (one.kind === 'event' ? [one.event] : []));
}

/** The contract that stands on a line by itself, one and no other; else that of the auction. */
function printedContract(headers: readonly Headers[], bid: BidContract | undefined): BidContract | undefined {
  const [line, ...more] = headersOfOneBoard(headers).flatMap(({ contract, declarer }) =>
    contract && declarer ? [{ contract, declarer }] : [],
  );
  const isOther = more.some(
    ({ contract, declarer }) =>
      spellContract(contract.value) !== spellContract(line?.contract.value ?? contract.value) ||
      declarer.value !== line?.declarer.value,
  );
  return line === undefined || isOther ? bid : { ...line, trumps: trumpsOf(line.contract) };
}

/** What prose tells of the contract, in the case or before the first one; else what follows from who is named. */
function tableOf(
  { annotations, plays }: FactParts,
  prose: Prose | undefined,
  bid: BidContract | undefined,
): ToldTable {
  const own = prose?.table.own ?? NO_TABLE;
  const isAnnotated = annotations.some(({ word }) => word === 'contract' || word === 'declarer');
  if (isAnnotated) return own;
  const before = withoutPlace(prose?.table.before ?? NO_TABLE);
  const told = own.declarer ?? bid?.declarer ?? before.declarer;
  const declarer = told ?? unlessLedByAnother(prose?.inferredDeclarer(), plays);
  return { declarer, trumps: own.trumps ?? bid?.trumps ?? before.trumps };
}

const NO_TABLE: ToldTable = { declarer: undefined, trumps: undefined };

/** What the lines before the first case tell stands nowhere in the case: its place is empty. */
function withoutPlace({ declarer, trumps }: ToldTable): ToldTable {
  const span = { start: 0, end: 0 };
  return { declarer: declarer && { ...declarer, span }, trumps: trumps && { ...trumps, span } };
}

type SingleFacts = Pick<
  Facts,
  'boardNumber' | 'dealer' | 'vulnerability' | 'date' | 'contract' | 'declarer' | 'trumps' | 'problems'
>;

/** What a case states once: board, date, contract. */
function singleFacts(
  annotations: readonly Annotation[],
  headers: readonly Headers[],
  table: ToldTable,
  auction: Auction | undefined,
  bid: BidContract | undefined,
): SingleFacts {
  const ofOneBoard = headersOfOneBoard(headers);
  const printed = <T>(of: (header: Headers) => Located<T> | undefined) =>
    ofOneBoard.map(of).filter((value) => value !== undefined);
  const contracts = valuesOf(annotations, 'contract', 'contract');
  const boardNumber = agreed(
    valuesOf(annotations, 'board', 'number'),
    printed((header) => header.boardNumber),
    (number) => ({ number }),
  );
  const dealer = agreed(
    valuesOf(annotations, 'dealer', 'seat'),
    [...printed((header) => header.dealer), ...(auction ? [auction.dealer] : [])],
    (seat) => ({ seat }),
  );
  const vulnerability = agreed(
    valuesOf(annotations, 'vul', 'vulnerability'),
    printed((header) => header.vulnerability),
    (value) => ({ vulnerability: value }),
  );
  const date = agreed(valuesOf(annotations, 'date', 'date'), [], (text) => ({ text }));
  const isTold = table.declarer !== undefined && table.declarer.value !== bid?.declarer.value;
  const isOfTrumps = table.trumps === undefined || table.trumps.value === bid?.trumps.value;
  const contract = agreed(
    contracts,
    bid && !isTold && isOfTrumps && contracts.length === 0 ? [bid.contract] : [],
    (value) => ({
      text: spellContract(value),
    }),
  );
  const declarer = agreed(
    inOrder([...valuesOf(annotations, 'contract', 'seat'), ...valuesOf(annotations, 'declarer', 'seat')]),
    table.declarer ? [table.declarer] : [],
    (seat) => ({ seat }),
    'facts/sentence-disagrees',
  );
  const trumps = agreed(
    inOrder([...contracts.map(trumpsOf), ...valuesOf(annotations, 'trumps', 'denomination')]),
    table.trumps ? [table.trumps] : [],
    (denomination) => ({ denomination }),
    'facts/sentence-disagrees',
  );
  const all = [boardNumber, dealer, vulnerability, date, contract, declarer, trumps];
  return {
    boardNumber: boardNumber.value,
    dealer: dealer.value,
    vulnerability: vulnerability.value,
    date: date.value,
    contract: contract.value,
    declarer: declarer.value,
    trumps: trumps.value,
    problems: [
      ...all.flatMap(({ problems }) => problems),
      ...(declarer.value ? [] : annotations.flatMap(withoutDeclarer)),
    ],
  };
}

type Agreed<T> = { readonly value: Located<T> | undefined; readonly problems: readonly Problem[] };

/** The first annotation settles it, else what is printed; what differs from that is a problem. */
function agreed<T>(
  annotated: readonly Located<T>[],
  printed: readonly Located<T>[],
  nounOf: (value: T) => Noun,
  rule = 'facts/text-disagrees',
): Agreed<T> {
  const [first, ...others] = annotated;
  if (first === undefined) return { value: printed[0], problems: [] };
  const key = (value: T) => JSON.stringify(nounOf(value));
  const isOther = ({ value }: Located<T>) => key(value) !== key(first.value);
  const against = (rule: string, here: Located<T>, there: Located<T>): Problem => ({
    rule,
    span: here.span,
    nouns: { here: nounOf(here.value), there: nounOf(there.value) },
    related: [there.span],
  });
  const ownProblems = others
    .filter(isOther)
    .map((other) => against('facts/annotations-disagree', other, first));
  const [print] = printed;
  const isPrintedSo = print === undefined || !printed.every(isOther);
  const printProblems = isPrintedSo ? [] : [against(rule, first, print)];
  return { value: first, problems: [...ownProblems, ...printProblems] };
}

function inOrder<T>(values: readonly Located<T>[]): readonly Located<T>[] {
  return [...values].sort((one, other) => one.span.start - other.span.start);
}

function trumpsOf({ value, span }: Located<Contract>): Located<Contract['denomination']> {
  return { value: value.denomination, span };
}

/** The declarer of a contract may be left out only where `@declarer` names him. */
function withoutDeclarer({ word, given, written }: Annotation): readonly Problem[] {
  if (word !== 'contract' || given.contract === undefined) return [];
  const nouns = {
    written: { text: written.value },
    word: { text: '@contract' },
    example: { text: GRAMMAR.contract.example },
  };
  return [{ rule: 'notation/missing-argument', span: written.span, nouns }];
}

function ignoreOf({ word, given, span }: Annotation): Facts['ignores'] {
  if (word !== 'ignore' || given.rule === undefined) return [];
  return [{ rule: given.rule, reason: given.reason?.value ?? '', span }];
}

/** Words beside the facts that change none of them. */
const HARMLESS = new Set(['notation/foreign-seat', 'notation/unknown-word', 'notation/unexpected-argument']);

const FACT_WORDS = (Object.keys(GRAMMAR) as AnnotationWord[]).filter(
  // The keys of the grammar are its words.
  (word) =>
    isEventWord(word) || word === 'hand' || word === 'contract' || word === 'declarer' || word === 'trumps',
);

/** Whether an annotation tells a fact that was not wholly understood. */
function isHalfRead({ word, written, problems }: Annotation): boolean {
  if (word === undefined) return nearWord(written.value.slice(1), FACT_WORDS) !== undefined;
  return FACT_WORDS.includes(word) && problems.some(({ rule }) => !HARMLESS.has(rule));
}
