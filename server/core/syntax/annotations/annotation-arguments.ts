// The arguments of annotations: what each is as a value, and how it is read.
import { type Card, type Denomination, isSuit, SUITS } from '../../bridge/cards.ts';
import { LANGUAGES, type Language, ROLES, type Role } from '../../bridge/nouns.ts';
import { type Seat, VULNERABILITIES, type Vulnerability } from '../../bridge/seats.ts';
import {
  type Contract,
  DURATIONS,
  type Duration,
  EXPOSURES,
  type Exposure,
  type Option,
} from '../../bridge/terms.ts';
import { readDenomination, readVulnerability } from '../../bridge/words.ts';
import { EDITIONS, type Edition } from '../../laws/editions.ts';
import { type Located, located } from '../../text/span.ts';
import { readHand } from '../boards/hand.ts';
import { parseCitation } from '../citations/citation.ts';
import { glyphAt } from '../glyphs.ts';
import { foldLatin, nearestWord } from '../nearest.ts';
import type { Choice, Problem, ReadHand } from '../tree.ts';
import {
  type Play,
  readCard,
  readCards,
  readCardsOrSuits,
  readPlays,
  readSuits,
} from './annotation-cards.ts';
import { readByArgument, readRoleArgument, readSeatArgument } from './annotation-seats.ts';
import {
  notationProblem,
  type Reader,
  restFrom,
  type Source,
  type Taken,
  type Token,
  taken,
  wordsIn,
} from './annotation-source.ts';

/** The value of each argument, by the name that the grammar gives it. */
export type ArgumentValues = {
  readonly language: Located<Language>;
  readonly edition: Located<Edition>;
  readonly name: Located<string>;
  readonly number: Located<number>;
  readonly seat: Located<Seat>;
  readonly vulnerability: Located<Vulnerability>;
  readonly date: Located<string>;
  readonly hand: ReadHand;
  readonly contract: Located<Contract>;
  readonly denomination: Located<Denomination>;
  readonly cards: readonly Located<Card>[];
  readonly card: Located<Card>;
  readonly exposure: Located<Exposure>;
  readonly plays: readonly Play[];
  readonly suits: Extract<Choice, { kind: 'suits' }>['suits'];
  /** Who else chose, after `by`. */
  readonly by: Located<Role>;
  readonly role: Located<Role>;
  readonly option: Located<Option>;
  readonly choice: Choice;
  readonly duration: Located<Duration>;
  readonly called: Located<'major' | 'minor'>;
  /** Who ruled. */
  readonly body: Located<'director' | 'committee'>;
  readonly overruled: Located<'overruled'>;
  readonly judgement: Located<'right' | 'wrong'>;
  readonly paragraph: Located<string>;
  /** A rule, a family of rules or a paragraph that `@ignore` names. */
  readonly rule: Located<string>;
  readonly reason: Located<string>;
};

/** What was understood of an annotation's arguments; what is missing was not given, or not understood. */
export type GivenArguments = Partial<ArgumentValues>;

export type ArgumentName = keyof ArgumentValues;

/** The arguments that are one of a few words. */
export const KEYWORDS: { readonly [name in ArgumentName]?: readonly string[] } = {
  language: LANGUAGES,
  edition: EDITIONS,
  vulnerability: VULNERABILITIES,
  exposure: EXPOSURES,
  role: ROLES,
  by: ['by'],
  option: ['require', 'prohibit', 'neither'],
  choice: ['any'],
  duration: DURATIONS,
  called: ['major', 'minor'],
  body: ['director', 'committee'],
  overruled: ['overruled'],
  judgement: ['right', 'wrong'],
};

/** How each argument is read. */
export const READERS: { readonly [name in ArgumentName]: Reader<ArgumentValues[name]> } = {
  language: keyword(LANGUAGES),
  edition: keyword(EDITIONS),
  name: rest,
  number: word((text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined)),
  seat: readSeatArgument,
  vulnerability: word((text, { language }) => readVulnerability(text, language)),
  date: word((text) => (isDate(text) ? text : undefined)),
  hand: readHandArgument,
  contract: readContract,
  denomination: word(denominationOf),
  cards: readCards,
  card: readCard,
  exposure: keyword(EXPOSURES),
  plays: readPlays,
  suits: readSuits,
  by: readByArgument,
  role: readRoleArgument,
  option: readOption,
  choice: readChoice,
  duration: readDuration,
  called: keyword(['major', 'minor']),
  body: keyword(['director', 'committee']),
  overruled: keyword(['overruled']),
  judgement: keyword(['right', 'wrong']),
  paragraph: readParagraph,
  rule: word((text) => (text.includes('/') ? text : (parseCitation(text) ?? text))),
  reason: rest,
};

/** One of a few words, whatever its capitals. */
function keyword<T extends string>(words: readonly T[]): Reader<Located<T>> {
  const folded = new Map(words.map((known) => [foldLatin(known), known]));
  return word((text) => folded.get(foldLatin(text)));
}

/** One word that has a value. */
function word<T>(read: (text: string, source: Source) => T | undefined): Reader<Located<T>> {
  return (source, at) => {
    const token = source.tokens[at];
    const value = token && read(token.text, source);
    return token && value !== undefined ? taken(located(value, token.start, token.end), at + 1) : undefined;
  };
}

/** All that is left, in the author's own words. */
function rest(source: Source, at: number): Taken<Located<string>> | undefined {
  const words = restFrom(source, at);
  return words && taken(words, source.tokens.length);
}

/** A day of the calendar, `2016-05-21`. */
function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return 1 <= day && day <= (days[month - 1] ?? 0);
}

function denominationOf(text: string, { language }: Source): Denomination | undefined {
  if (isSuit(text)) return text;
  const glyph = glyphAt(text, 0);
  if (glyph) return glyph.end === text.length ? glyph.suit : undefined;
  return /^nt?$/i.test(text) ? 'NT' : readDenomination(text, language);
}

/** `3NT`, `4♥x`; the double may stand apart. */
function readContract(source: Source, at: number): Taken<Located<Contract>> | undefined {
  const token = source.tokens[at];
  const [, level, glued, risk = ''] = /^([1-7])(.*?)(xx?)?$/isu.exec(token?.text ?? '') ?? [];
  if (token === undefined || level === undefined) return undefined;
  const apart = glued === '' ? source.tokens[at + 1] : undefined;
  const denomination = denominationOf(glued === '' ? (apart?.text ?? '') : (glued ?? ''), source);
  if (denomination === undefined) return undefined;
  const next = at + (apart ? 2 : 1);
  const double = risk === '' ? riskOf(source.tokens[next]) : undefined;
  const last = (double && source.tokens[next]) ?? apart ?? token;
  const contract: Contract = {
    level: Number(level),
    denomination,
    risk: double ?? riskOf({ ...token, text: risk }) ?? '',
  };
  return taken(located(contract, token.start, last.end), double ? next + 1 : next);
}

function riskOf(token: Token | undefined): 'x' | 'xx' | undefined {
  const written = foldLatin(token?.text ?? '');
  return written === 'x' || written === 'xx' ? written : undefined;
}

/** `require ♦`, `prohibit ♠ ♥`, `neither`. */
function readOption(source: Source, at: number): Taken<Located<Option>> | undefined {
  const kind = keyword(['require', 'prohibit', 'neither'])(source, at)?.value;
  if (kind === undefined) return undefined;
  if (kind.value === 'neither') return taken({ value: { kind: 'neither' }, span: kind.span }, at + 1);
  const suits = readSuits(source, at + 1);
  const end = source.tokens[(suits?.next ?? 0) - 1]?.end;
  if (suits?.value === undefined || end === undefined) return withoutSuits(source, at);
  const option: Option = { kind: kind.value, suits: suits.value.map(({ value }) => value) };
  return taken(located(option, kind.span.start, end), suits.next);
}

function withoutSuits(source: Source, at: number): Taken<Located<Option>> {
  const [kind, written] = source.tokens.slice(at);
  const problems = [
    written && notationProblem('unknown-suit', written.text, written),
    !written && kind && notationProblem('missing-argument', kind.text, kind),
  ].filter((problem) => problem !== undefined && problem !== false);
  return { value: undefined, next: at + (written ? 2 : 1), problems };
}

/** A whole hand: all that follows. */
function readHandArgument(source: Source, at: number): Taken<ReadHand> | undefined {
  const all = restFrom(source, at);
  const hand = all && readHand(all.value, all.span.start, source.language);
  if (hand === undefined || Object.keys(hand.suits).length === 0) return undefined;
  const next = source.tokens.findIndex((token) => hand.span.end <= token.start);
  return taken(hand, next === -1 ? source.tokens.length : next, partProblems(source, hand));
}

/** A hand names all four suits; a void is written. */
function partProblems(source: Source, hand: ReadHand): readonly Problem[] {
  const isWhole = SUITS.every((suit) => hand.suits[suit] !== undefined);
  return isWhole ? [] : [notationProblem('missing-argument', wordsIn(source, hand.span), hand.span)];
}

function readChoice(source: Source, at: number): Taken<Choice> | undefined {
  if (keyword(['any'])(source, at)) return taken({ kind: 'any' }, at + 1);
  return readCardsOrSuits(source, at);
}

/** `lead-lost`, `until lead-lost`. */
function readDuration(source: Source, at: number): Taken<Located<Duration>> | undefined {
  const until = keyword(['until'])(source, at)?.value;
  const duration = keyword(DURATIONS)(source, until ? at + 1 : at);
  if (until === undefined) return duration;
  if (duration?.value) {
    return taken(located(duration.value.value, until.span.start, duration.value.span.end), duration.next);
  }
  const behind = restFrom(source, at + 1);
  const problem = behind
    ? notationProblem('unknown-argument', behind.value, behind.span, {
        nearest: { text: nearestWord(behind.value.replace(/\s+/g, '-'), DURATIONS) },
      })
    : notationProblem('missing-argument', until.value, until.span);
  return { value: undefined, next: source.tokens.length, problems: [problem] };
}

/** A paragraph may be written with blanks, `51 B 2 (b)`, so all that follows is tried first. */
function readParagraph(source: Source, at: number): Taken<Located<string>> | undefined {
  const all = restFrom(source, at);
  const paragraph = all && parseCitation(all.value);
  if (all && paragraph !== undefined)
    return taken({ value: paragraph, span: all.span }, source.tokens.length);
  return word(parseCitation)(source, at);
}
