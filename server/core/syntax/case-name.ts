// The names that begin a case: "Board 14", "## Spel 14", "Διανομή 14", "Soru 2." …

/** A board, case, example … that a line names by its number; offsets are those of the line. */
export type CaseName = {
  /** A board's number is the deal's own; all other names number the write-up's cases. */
  readonly kind: 'board' | 'case';
  readonly number: string;
  readonly start: number;
  readonly end: number;
};

const BOARD_WORDS = ['board|deal|hand', 'διανομ[ηή]|μπορντ', 'spel|bord', 'bord|el|dağıtım|dagitim'] as const;

const CASE_WORDS = [
  'case|appeal|example|exercise|question|problem|incident|ruling|position',
  'υπ[οό]θεση|περ[ιί]πτωση|παρ[αά]δειγμα|[αά]σκηση|[εέ]φεση|[εέ]νσταση|ερ[ωώ]τηση|πρ[οό]βλημα|θ[εέ]ση',
  'zaak|geval|casus|voorbeeld|oefening|opgave|protest|vraag|arbitrage|probleem',
  'vaka|örnek|ornek|alıştırma|soru|itiraz|temyiz|olay|problem|pozisyon',
] as const;

// The four Turkish i's count as one letter: no folding of the language is left to the engine.
const anyDotted = (words: readonly string[]) => words.join('|').replace(/[iı]/g, '[iİıI]');
const BOARD = anyDotted(BOARD_WORDS);
const ANY = `${BOARD}|${anyDotted(CASE_WORDS)}`;
const NUMBER_SIGN = '(?:(?:no|nr|num|number|nummer|νο|αρ|numara)\\.?\\s*|#\\s*|№\\s*)?';
const NAME = `(?<![\\p{L}\\p{N}])(?:(?<word>${ANY})\\s+${NUMBER_SIGN}(?<number>\\d{1,4}[a-z]?)|(?<first>\\d{1,3})\\.\\s?(?<last>${ANY}))(?![\\p{L}\\p{N}])`;
const ANYWHERE = new RegExp(NAME, 'iu');
const OPENING = new RegExp(`^(?<lead>[\\s>*_•–-]*)${NAME}`, 'iu');
const IS_BOARD = new RegExp(`^(?:${BOARD})$`, 'iu');

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
  if (isHeading(line)) return nameFrom(ANYWHERE.exec(line));
  if (!isBlank(lines[at - 1])) return undefined;
  const opening = OPENING.exec(line.slice(0, LONGEST_OPENING));
  const short = line.length <= SHORT_LINE && isBlank(lines[at + 1]);
  if (opening !== null) {
    const rest = line.slice(opening[0].length);
    if (AFTER_OPENING.test(rest) || (short && !SENTENCE_END.test(line))) return nameFrom(opening);
  }
  if (!short || SENTENCE_END.test(line)) return undefined;
  const inside = ANYWHERE.exec(line);
  return inside !== null && AFTER_OPENING.test(line.slice(inside.index + inside[0].length))
    ? nameFrom(inside)
    : undefined;
}

function nameFrom(match: RegExpExecArray | null): CaseName | undefined {
  const groups = match?.groups;
  if (match === null || groups === undefined) return undefined;
  const word = groups['word'] ?? groups['last'] ?? '';
  const number = groups['number'] ?? groups['first'] ?? '';
  const start = match.index + (groups['lead'] ?? '').length;
  return {
    kind: IS_BOARD.test(word) ? 'board' : 'case',
    number: number.replace(/^0+(?=\d)/, ''),
    start,
    end: match.index + match[0].length,
  };
}
