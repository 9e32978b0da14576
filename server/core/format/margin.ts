// What stands in front of the rows of a board: marks of quotation, white space, the marks of a list.

/** How a line begins. */
export type RowStart = {
  /** Up to the last mark of quotation. */
  readonly quote: string;
  readonly indent: string;
  /** A list's mark with the blanks behind it; empty where there is none. */
  readonly bullet: string;
};

const BULLET = /^(?:[-*+•]|\d{1,3}[.)])[ \t]+/;

/**
 * The beginning of a line that is not blank.
 *
 * @param left the line with blanks for the suits: a dash that is a void is no mark of a list
 */
export function rowStartOf(line: string, left: string): RowStart {
  const quote = /^[\s>]*>/.exec(line)?.[0] ?? '';
  const indent = /^\s*/.exec(line.slice(quote.length))?.[0] ?? '';
  const at = quote.length + indent.length;
  const bullet = left.startsWith(' ', at) ? '' : (BULLET.exec(line.slice(at))?.[0] ?? '');
  return { quote, indent, bullet };
}

/** Whether every line is an item of a list, and there are several. */
export function isBulleted(starts: readonly RowStart[]): boolean {
  return 1 < starts.length && starts.every(({ bullet }) => bullet !== '');
}

/** What comes before the first line of a board and before its other lines; `quote` is a part of both. */
export type Margin = { readonly quote: string; readonly first: string; readonly others: string };

/**
 * The margin that all rows have in common: their least indentation. None where some are quoted and others are
 * not, or where marks of a list stand before some of the rows below the first.
 */
export function marginOf(starts: readonly RowStart[]): Margin | undefined {
  const [first, ...others] = starts;
  if (first === undefined) return undefined;
  const depth = ({ quote }: RowStart) => quote.split('>').length;
  if (others.some((start) => depth(start) !== depth(first))) return undefined;
  if (isBulleted(starts)) return { quote: first.quote, first: first.quote, others: first.quote };
  if (others.some(({ bullet }) => bullet !== '')) return undefined;
  const hanging = first.indent + ' '.repeat(first.bullet.length);
  const indent = others.reduce((least, start) => commonStart(least, start.indent), hanging);
  // A row further left than the text of its item does not belong to the item.
  if (first.bullet !== '' && indent !== hanging) return undefined;
  const { quote } = first;
  return {
    quote,
    first: quote + (first.bullet === '' ? indent : first.indent + first.bullet),
    others: quote + indent,
  };
}

function commonStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return one.slice(0, length);
}
