// What one UTF-16 code unit is: comparisons answer for the letters and signs of our texts, the tables of Unicode
// only for the rest.

/**
 * The unit at `at`, 0 before the text and behind it. A place from which `charCodeAt` has once read beyond a text
 * stays several times slower, so that whatever may read there asks here.
 */
export function unitAt(text: string, at: number): number {
  return 0 <= at && at < text.length ? text.charCodeAt(at) : 0;
}

/** Whether the unit is a letter; half of a surrogate pair is none. */
export function isLetter(unit: number): boolean {
  if (unit < 0x80) return isAsciiLetter(unit);
  if (0xc0 <= unit && unit <= 0x2c1) return unit !== 0xd7 && unit !== 0xf7;
  if (0x38e <= unit && unit <= 0x3f5) return unit !== 0x3a2;
  if (isPunctuationOrSymbol(unit)) return false;
  return /\p{L}/u.test(String.fromCharCode(unit));
}

/** Whether the unit is a letter, or a mark that belongs to one. */
export function isLetterOrMark(unit: number): boolean {
  if (isLetter(unit)) return true;
  return 0x300 <= unit && !isPunctuationOrSymbol(unit) && /\p{M}/u.test(String.fromCharCode(unit));
}

/** Whether the unit is white space, as `\s` has it. */
export function isBlank(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (0x09 <= unit && unit <= 0x0d);
  return unit === 0xa0 || (0x1680 <= unit && /\s/.test(String.fromCharCode(unit)));
}

/** Whether the unit is a digit of our own, 0 to 9. */
export function isDigit(unit: number): boolean {
  return 0x30 <= unit && unit <= 0x39;
}

/** Whether the unit is a letter or a digit of any script. */
export function isLetterOrNumber(unit: number): boolean {
  if (unit < 0x80) return isAsciiLetter(unit) || isDigit(unit);
  return isLetter(unit) || /\p{N}/u.test(String.fromCharCode(unit));
}

export function isAsciiLetter(unit: number): boolean {
  const small = unit | 0x20;
  return 0x61 <= small && small <= 0x7a;
}

/** Dashes and quotation marks, and the blocks from arrows to dingbats, where the suits stand. */
function isPunctuationOrSymbol(unit: number): boolean {
  return (0x2010 <= unit && unit <= 0x205f) || (0x2190 <= unit && unit <= 0x2bff);
}
