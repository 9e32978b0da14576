// The names that begin a case: "Board 14", "## Spel 14", "Διανομή 14", "Soru 2." …
import { foldWord } from '../bridge/fold.ts';
import { letterPattern } from '../text/letter-pattern.ts';

/** A board, case, example … that a line names by its number; offsets are those of the line. */
export type CaseName = {
  /** A board's number is the deal's own; all other names number the write-up's cases. */
  readonly kind: 'board' | 'case';
  readonly number: string;
  readonly start: number;
  readonly end: number;
};

/** The words that name a deal, as `foldWord` gives them; the number stands behind them, or with a point before. */
const BOARD_WORDS = 'board deal hand διανομη μπορντ spel bord el dagitim';

const CASE_WORDS = [
  'case appeal example exercise question problem incident ruling position',
  'υποθεση περιπτωση παραδειγμα ασκηση εφεση ενσταση ερωτηση προβλημα θεση',
  'zaak geval casus voorbeeld oefening opgave protest vraag arbitrage probleem',
  'vaka ornek alistirma soru itiraz temyiz olay problem pozisyon',
].join(' ');

const KINDS: ReadonlyMap<string, CaseName['kind']> = new Map([
  ...CASE_WORDS.split(' ').map((word) => [word, 'case'] as const),
  ...BOARD_WORDS.split(' ').map((word) => [word, 'board'] as const),
]);

/** What may stand between the word and its number: `No.`, `Αρ.`, `#`. */
const NUMBER_WORDS = new Set('no nr num number nummer νο αρ numara'.split(' '));

const WORD = letterPattern(String.raw`[\p{L}]+`, 'y');
const LETTER_OR_DIGIT = letterPattern(String.raw`[\p{L}\d]`, '');
const BEGINNING = letterPattern(String.raw`(?<![\p{L}\d])[\p{L}\d]`, 'g');
const LEAD = /^[\s>*_•–-]*/;

const HEADING = /^[\s>]{0,8}#{1,6}\s/;
const AFTER_OPENING = /^[*_\s]*(?:$|[.:·•|–—-]\s*(?:\D|$)|[,;(]\s*\D)/u;
const SENTENCE_END = /[.!?;:;»"”]\s*$/;
const SHORT_LINE = 80;
const LONGEST_OPENING = 60;

/** Whether a line is a Markdown heading. */
export function isHeading(line: string): boolean {
  return line.charCodeAt(0) <= 62 && HEADING.test(line);
}

/** Whether nothing but white space and quote marks stands on the line. */
export function isBlank(line: string | undefined): boolean {
  return line === undefined || /^[\s>]*$/.test(line);
}

/**
 * The board, case, example, exercise, appeal or question that line `at` names as a beginning: in a
 * heading, on a short line standing alone, or in the opening words of a paragraph. A name inside a
 * sentence gives nothing.
 */
export function caseNameOn(lines: readonly string[], at: number): CaseName | undefined {
  const line = lines[at] ?? '';
  if (!/\d/.test(line.length > 200 ? line.slice(0, 200) : line)) return undefined;
  if (isHeading(line)) return nameIn(line);
  if (!isBlank(lines[at - 1])) return undefined;
  const opening = nameAt(line.slice(0, LONGEST_OPENING), LEAD.exec(line)?.[0].length ?? 0);
  const short = line.length <= SHORT_LINE && isBlank(lines[at + 1]);
  if (opening !== undefined) {
    const rest = line.slice(opening.end);
    if (AFTER_OPENING.test(rest) || (short && !SENTENCE_END.test(line))) return opening;
  }
  if (!short || SENTENCE_END.test(line)) return undefined;
  const inside = nameIn(line);
  return inside !== undefined && AFTER_OPENING.test(line.slice(inside.end)) ? inside : undefined;
}

/** The first name on the line. */
function nameIn(line: string): CaseName | undefined {
  for (const { index } of line.matchAll(BEGINNING)) {
    const name = nameAt(line, index);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The name that begins at `start`, as `Board 14` or as `14. Board`. */
function nameAt(line: string, start: number): CaseName | undefined {
  const name = numberBehind(line, start) ?? numberBefore(line, start);
  return name !== undefined && !LETTER_OR_DIGIT.test(line.charAt(name.end)) ? name : undefined;
}

function numberBehind(line: string, start: number): CaseName | undefined {
  const word = matchAt(WORD, line, start);
  const kind = KINDS.get(foldWord(word));
  if (kind === undefined) return undefined;
  const gap = matchAt(/\s+/y, line, start + word.length);
  if (gap === '') return undefined;
  const at = afterNumberSign(line, start + word.length + gap.length);
  return nameOf(kind, matchAt(/\d{1,5}[A-Za-z]?/y, line, at), start, at);
}

function numberBefore(line: string, start: number): CaseName | undefined {
  const number = matchAt(/\d{1,3}\.\s?/y, line, start);
  const word = number === '' ? '' : matchAt(WORD, line, start + number.length);
  const kind = KINDS.get(foldWord(word));
  const name = kind && nameOf(kind, number.replace(/\.\s?/, ''), start, start);
  return name && { ...name, end: start + number.length + word.length };
}

function afterNumberSign(line: string, at: number): number {
  const sign = matchAt(/[#№]\s*/y, line, at);
  if (sign !== '') return at + sign.length;
  const word = matchAt(WORD, line, at);
  if (!NUMBER_WORDS.has(foldWord(word))) return at;
  return at + word.length + matchAt(/\.?\s*/y, line, at + word.length).length;
}

/** A name whose `number` stands at `at`; a zero in front of it says nothing. */
function nameOf(kind: CaseName['kind'], number: string, start: number, at: number): CaseName | undefined {
  if (number === '') return undefined;
  return { kind, number: number.replace(/^0+(?=\d)/, ''), start, end: at + number.length };
}

/** What a sticky expression finds at `at`; the empty text where it finds nothing. */
function matchAt(expression: RegExp, line: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(line)?.[0] ?? '';
}
