// Marks that only show a card or a name another way: bold and italics of HTML, and brackets around the card that was led.

const LESS = 0x3c;
const BRACKET = 0x5b;
const CLOSING = 0x5d;

/** Behind the mark at `at`, `Q<b>10</b>9`, `Q[T]9`, `<strong>North`; `at` itself where there is none. */
export function markEnd(line: string, at: number): number {
  const unit = line.charCodeAt(at);
  if (unit === LESS) return at + (EMPHASIS.exec(line.slice(at, at + LONGEST_MARK))?.[0].length ?? 0);
  return isBracketOfCard(line, at) ? at + 1 : at;
}

const EMPHASIS = /^<\/?(?:b|i|u|em|strong)>/i;
const LONGEST_MARK = 9;

/** Whether one of the brackets around the card that was led stands at `at`. */
export function isBracketOfCard(line: string, at: number): boolean {
  const unit = line.charCodeAt(at);
  if (unit !== BRACKET && unit !== CLOSING) return false;
  const before = unit === BRACKET ? 1 : line.charCodeAt(at - 2) === BRACKET ? 3 : 4;
  return MARKED.test(line.slice(Math.max(0, at - before), unit === BRACKET ? at + 4 : at + 1));
}

const MARKED = /^[2-9AKQJTHVBRD0♠-♣]\[(?:10|[2-9AKQJTHVBRD])\]/;
