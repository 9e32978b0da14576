// Which word of a short list was meant: look-alike letters are one letter, a slip or two is forgiven.
import { foldWord } from '../bridge/fold.ts';

/** Greek and Cyrillic letters, and the Latin ones that they look like. */
const LOOKS_LIKE = new Map(
  Object.entries({
    αа: 'a',
    βв: 'b',
    ϲс: 'c',
    εе: 'e',
    η: 'n',
    ιі: 'i',
    κк: 'k',
    μм: 'm',
    ν: 'v',
    οо: 'o',
    ρр: 'p',
    τт: 't',
    υ: 'u',
    χх: 'x',
    у: 'y',
    ω: 'w',
  }).flatMap(([twins, letter]) => [...twins].map((twin): [string, string] => [twin, letter])),
);
const CAPITALS_LOOK_LIKE = new Map([
  ['Ν', 'n'],
  ['Η', 'h'],
  ['Υ', 'y'],
  ['Н', 'h'],
  ['У', 'y'],
]);

/** Nothing in it is folded but its capitals. */
const PLAIN = /^[A-Za-z0-9-]*$/;

/** Longer words than this are no slip of the keyboard, whatever they were. */
const LONGEST_SLIP = 24;

/** The form in which words of the notation are compared: small Latin letters, whatever alphabet they were typed in. */
export function foldLatin(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const capitals = text.replace(/[ΝΗΥНУ]/g, (letter) => CAPITALS_LOOK_LIKE.get(letter) ?? letter);
  return Array.from(capitals, (letter) => {
    const folded = foldWord(letter);
    return LOOKS_LIKE.get(folded) ?? folded;
  })
    .join('')
    .replace(/[_‐‑–—]/g, '-');
}

/** The word of `words` that was surely or nearly written: the same but for look-alikes, a beginning, or a slip or two. */
export function nearWord(written: string, words: readonly string[]): string | undefined {
  const folded = foldLatin(written.slice(0, LONGEST_SLIP + 1));
  if (folded.length === 0 || LONGEST_SLIP < folded.length) return undefined;
  const isBeginning = (word: string) => 2 <= folded.length && word.startsWith(folded);
  const ranked = words
    .map((word) => ({ word, slips: isBeginning(word) ? 1 : slipsBetween(folded, word) }))
    .filter(({ word, slips }) => slips <= Math.floor((word.length + 1) / 4))
    .sort((one, other) => one.slips - other.slips);
  return ranked[0]?.word;
}

/** The word of `words` that takes the fewest slips, however many. */
export function nearestWord(written: string, words: readonly string[]): string {
  const folded = foldLatin(written.slice(0, LONGEST_SLIP));
  const slips = words.map((word) => slipsBetween(folded, word));
  return nearWord(written, words) ?? words[slips.indexOf(Math.min(...slips))] ?? '';
}

/** All of `words`, those that take the fewest slips, or hold what was written, first. */
export function nearestWords(written: string, words: readonly string[]): readonly string[] {
  const folded = foldLatin(written.slice(0, LONGEST_SLIP));
  const isPart = (word: string) => 2 <= folded.length && word.includes(folded);
  const ranked = words.map((word) => ({ word, slips: isPart(word) ? 1 : slipsBetween(folded, word) }));
  return ranked.sort((one, other) => one.slips - other.slips).map(({ word }) => word);
}

/** Letters left out, put in, changed, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = 1 < i && 1 < j && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const change = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
