import { isBlank, isDigit, isLetter, isLetterOrMark, unitAt } from '../../text/units.ts';

/** The number of a paragraph as it stands in a text: `51B2(b)`, `51.B.2.(a)`, `51 B 2 a`, `51Β2(β)`. */
export type ParagraphNumber = {
  /** As the outlines write it. */
  readonly id: string;
  readonly law: number;
  readonly end: number;
  /** How far down it goes: 1 for a law, 2 with its section, 3 with the number below, 4 with the item. */
  readonly depth: number;
  /** No blank stands between the steps. */
  readonly isCompact: boolean;
  /** The section is a capital letter. */
  readonly isCapital: boolean;
};

/** The steps below a law: `B2(b)`. */
export type ParagraphPath = { readonly path: string; readonly end: number; readonly depth: number };

/** One step: what it means, where it ends, and whether it stands in brackets of its own. */
type Step = { readonly value: string; readonly end: number; readonly isBracketed: boolean };

/** The letters of sections; Greek letters count in their own order, look-alikes come to one. */
const SECTIONS: ReadonlyMap<string, string> = new Map([
  ...pairs('ABCDEFG', 'ABCDEFG'),
  ...pairs('ΑΒΓΔΕΖ', 'ABCDEG'),
  ...pairs('АВСЕ', 'ABCE'), // Cyrillic.
]);

/** The letters of items. */
const ITEMS: ReadonlyMap<string, string> = new Map([
  ...pairs('abcdefg', 'abcdefg'),
  ...pairs('αάβßγδεζ', 'aabbcdeg'),
  ...pairs('асе', 'ace'), // Cyrillic.
]);

/** The highest law there is in either edition. */
const LAST_LAW = 93;

/**
 * Reads the number that begins at `start`, as far as it goes; `undefined` where no law can be meant.
 * What stands before it, and whether that makes it a citation, is for the caller.
 */
export function readParagraphNumber(line: string, start: number): ParagraphNumber | undefined {
  const lawEnd = endOfDigits(line, start);
  const law = lawEnd - start <= 2 ? Number(line.slice(start, lawEnd)) : 0;
  if (law < 1 || LAST_LAW < law || unitAt(line, start) === ZERO) return undefined;
  const below = readParagraphPath(line, lawEnd);
  if (isCutShort(line, below?.end ?? lawEnd)) return undefined;
  if (below === undefined)
    return { id: `${law}`, law, end: lawEnd, depth: 1, isCompact: true, isCapital: false };
  const { path, end, depth } = below;
  const written = line.slice(lawEnd, end);
  return {
    id: `${law}${path}`,
    law,
    end,
    depth,
    isCompact: !/\s/.test(written),
    isCapital: /^[\s.(]*\p{Lu}/u.test(written),
  };
}

const ZERO = 0x30;

/** Reads the steps below a law that begin at `start`: `B2(b)` in `51B2(b)`, or alone in "B2(b) above". */
export function readParagraphPath(line: string, start: number): ParagraphPath | undefined {
  const section = readSection(line, start);
  if (!section) return undefined;
  const isSpaced = isBlankAt(line, start);
  const number = readNumber(line, section.end, isSpaced);
  const isAllSpaced = isSpaced && isBlankAt(line, section.end);
  const item = readItem(line, number?.end ?? section.end, number !== undefined, isAllSpaced);
  const roman = item?.isBracketed ? readRoman(line, item.end) : undefined;
  const steps = [section, number, item, roman].filter((step) => step !== undefined);
  return {
    path: steps.map((step) => step.value).join(''),
    end: Math.max(...steps.map((step) => step.end)),
    depth: item ? 4 : number ? 3 : 2,
  };
}

/** `B` in `51B`, `51.B`, `51(B)2`, `51 B 2`; a letter after a blank may also be a word or a player. */
function readSection(line: string, at: number): Step | undefined {
  const start = afterGap(line, at);
  const unit = unitAt(line, start);
  if (unit === OPENING) {
    const value = SECTIONS.get(line[start + 1] ?? '');
    const isSection = start === at && /^\)\(?[\dA-Z(]/.test(line.slice(start + 2, start + 5));
    return value && isSection ? { value, end: start + 3, isBracketed: true } : undefined;
  }
  if (!isLetter(unit)) return undefined;
  if (line.startsWith('ΣΤ', start)) return { value: 'F', end: start + 2, isBracketed: false };
  const value = SECTIONS.get(line.charAt(start)) ?? (start === at ? smallSection(line, start) : undefined);
  if (!value || isLetterAt(line, start + 1)) return undefined;
  if (isBlankAt(line, at) && !standsAlone(line, start + 1)) return undefined;
  return { value, end: start + 1, isBracketed: false };
}

const OPENING = 0x28;

/** `b` in `51b2`; alone at the end only where it is no ending of an ordinal (`51e`). */
function smallSection(line: string, at: number): string | undefined {
  const sign = line[at] ?? '';
  const isSure = /\d/.test(line[at + 1] ?? '') || /[a-dα-δ]/.test(sign);
  return isSure ? SECTIONS.get(sign.toUpperCase()) : undefined;
}

/** Whether a letter after a blank goes on with the number or ends it, so that it is no word. */
function standsAlone(line: string, end: number): boolean {
  return /^(?:[.\s]?\d(?!\d)|[.\s]?\(\p{L}\)|[),;:\]]|\.(?!\S)|$)/u.test(line.slice(end, end + 5));
}

/** `2` in `51B2`, `51.B.2`, `51 B 2`, `51B(2)`. */
function readNumber(line: string, at: number, isSpaced: boolean): Step | undefined {
  const start = afterGap(line, at);
  const isBracketed = line[start] === '(' && start === at;
  const digit = isBracketed ? start + 1 : start;
  if (!/^[1-9]$/.test(line.slice(digit, endOfDigits(line, digit)))) return undefined;
  if (isBracketed)
    return line[digit + 1] === ')' ? { value: line[digit] ?? '', end: digit + 2, isBracketed } : undefined;
  const isCount = isBlankAt(line, at) && !isSpaced && /^\s+\p{L}{2}/u.test(line.slice(digit + 1));
  return isCount ? undefined : { value: line[digit] ?? '', end: digit + 1, isBracketed };
}

/** `(b)` in `51B2(b)`, `51B2 (b)`, `51B2.(b)`, `51B2b`, `51 B 2 b`, and in the damaged `51B2©`. */
function readItem(line: string, at: number, hasNumber: boolean, isAllSpaced: boolean): Step | undefined {
  if (hasNumber && line[at] === '©') return { value: '(c)', end: at + 1, isBracketed: true };
  const start = afterGap(line, at);
  if (line[start] === '(') {
    if (!hasNumber && start !== at) return undefined;
    const close = line.slice(start, start + LONGEST_ITEM).indexOf(')') + start;
    const value = start < close ? itemOf(line.slice(start + 1, close)) : undefined;
    return value ? { value, end: close + 1, isBracketed: true } : undefined;
  }
  const value = hasNumber ? itemOf(line[start] ?? '') : undefined;
  if (!value || isLetterAt(line, start + 1) || isDigitAt(line, start + 1)) return undefined;
  const isWord = isBlankAt(line, at) && !isAllSpaced && !/^(?:[),.;:\]]|$)/.test(line.slice(start + 1));
  return isWord ? undefined : { value, end: start + 1, isBracketed: false };
}

/** `(στ)`. */
const LONGEST_ITEM = 4;

/** `(ii)` in `12C1(e)(ii)`. */
function readRoman(line: string, at: number): Step | undefined {
  const roman = /^\([ivx]{1,4}\)/.exec(line.slice(at, at + 6))?.[0];
  return roman ? { value: roman, end: at + roman.length, isBracketed: true } : undefined;
}

/** `(b)` for `b`, `B`, `β` and `©`; Greek `στ` is f. */
function itemOf(written: string): string | undefined {
  if (written === '©') return '(c)';
  const small = written.toLowerCase(); // No Turkish i is an item.
  const letter = small === 'στ' ? 'f' : ITEMS.get(small);
  return letter && `(${letter})`;
}

/** Where the next step begins: at once, or after one dot or one blank. */
function afterGap(line: string, at: number): number {
  const unit = unitAt(line, at);
  return unit === DOT || isBlank(unit) ? at + 1 : at;
}

const DOT = 0x2e;

/** Whether a word or a number goes on at `end`, so that what was read is only a part of it. */
function isCutShort(line: string, end: number): boolean {
  if (line[end - 1] === ')' || line[end - 1] === '©') return false;
  return isLetterAt(line, end) || isDigitAt(line, end) || (line[end] === '.' && isDigitAt(line, end + 1));
}

function isBlankAt(line: string, at: number): boolean {
  return isBlank(unitAt(line, at));
}

export function endOfDigits(line: string, start: number): number {
  let end = start;
  while (isDigitAt(line, end)) end += 1;
  return end;
}

export function isDigitAt(line: string, at: number): boolean {
  return isDigit(unitAt(line, at));
}

/** Whether a letter, or a mark that belongs to one, stands at `at`. */
export function isLetterAt(line: string, at: number): boolean {
  return isLetterOrMark(unitAt(line, at));
}

function pairs(written: string, meant: string): [string, string][] {
  return [...written].map((sign, at) => [sign, meant[at] ?? sign]);
}
