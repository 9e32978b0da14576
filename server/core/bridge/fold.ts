/** Latin letters, Greek letters and Greek letters with ancient accents: what is folded. */
const FOLDED_BLOCKS = [
  [0x00c0, 0x024f],
  [0x0370, 0x03ff],
  [0x1e00, 0x1fff],
] as const;

const TABLE_LENGTH = 0x2000;

const NOT_MET = 0xffff;

/** For each code unit the unit it is compared as, 0 for a mark that is left out; found as the units come up. */
const FOLDED = new Uint16Array(TABLE_LENGTH).fill(NOT_MET);

/** Latin letters that look like Greek ones, beside them; some people mix the two in one word. */
const LATIN_TWINS = 'ABEZHIKMNOPTYXabeiknopuvxy';
const GREEK_TWINS = 'αβεζηικμνορτυχαβεικηορυνχγ';

/**
 * The form in which two words are compared: small letters, without accents and without Turkish dots and hooks
 * (`İSTANBUL`, `istanbul` and `ıstanbul` are one), final sigma as any other, and Latin look-alikes inside a
 * Greek word as Greek. The length may change; spans stay on the word itself.
 */
export function foldWord(text: string): string {
  return isAscii(text) ? text.toLowerCase() : foldUnits(text);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x80) return false;
  return true;
}

function foldUnits(text: string): string {
  const folded = foldEach(text);
  const isGreek = /[\u0370-\u03ff]/.test(folded);
  return isGreek && /[A-Za-z]/.test(text) ? foldEach(withGreekTwins(text)) : folded;
}

function foldEach(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const to = foldUnit(text.charCodeAt(at));
    if (to !== 0) folded += String.fromCharCode(to);
  }
  return folded;
}

/** The unit that a code unit is compared as; 0 where it is a mark that is left out. */
export function foldUnit(unit: number): number {
  if (TABLE_LENGTH <= unit) return unit;
  const known = FOLDED[unit] ?? NOT_MET;
  return known === NOT_MET ? meet(unit) : known;
}

function meet(unit: number): number {
  const folded = foldedUnit(unit);
  FOLDED[unit] = folded;
  return folded;
}

/** Capitals and small letters have other twins (`H` is an eta, `h` is nothing), so the original decides. */
function withGreekTwins(text: string): string {
  let greek = '';
  for (const letter of text) {
    const twin = LATIN_TWINS.indexOf(letter);
    greek += twin === -1 ? letter : GREEK_TWINS.charAt(twin);
  }
  return greek;
}

function foldedUnit(unit: number): number {
  if (0x41 <= unit && unit <= 0x5a) return unit + 0x20;
  if (unit === 0xad || (0x300 <= unit && unit < 0x370)) return 0;
  if (!FOLDED_BLOCKS.some(([first, last]) => first <= unit && unit <= last)) return unit;
  const letter = String.fromCharCode(unit);
  if (letter === 'ı') return 'i'.charCodeAt(0);
  const small = letter.normalize('NFD').charAt(0).toLowerCase();
  return small === 'ς' ? 'σ'.charCodeAt(0) : small.charCodeAt(0);
}
