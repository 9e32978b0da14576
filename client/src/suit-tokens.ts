// From the tokens of the server to the places of suits.

/** The signs of suits, as the server calls them. */
export const SUIT_KINDS = ['spade', 'heart', 'diamond', 'club'] as const;
export type SuitKind = (typeof SUIT_KINDS)[number];

/** Where the sign of a suit stands: within one line, all counted from 0. */
export type SuitPlace = {
  readonly suit: SuitKind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

const TOKEN_SIZE = 5;

/**
 * The places of the suits among tokens.
 *
 * @param data five numbers a token, as the protocol has them
 * @param legend the names of the kinds, by their numbers
 */
export function suitPlaces(data: readonly number[], legend: readonly string[]): readonly SuitPlace[] {
  const places: SuitPlace[] = [];
  let line = 0;
  let start = 0;
  for (let at = 0; at + TOKEN_SIZE <= data.length; at += TOKEN_SIZE) {
    const [down = 0, right = 0, length = 0, kind = -1] = data.slice(at, at + TOKEN_SIZE);
    line += down;
    start = down === 0 ? start + right : right;
    const suit = SUIT_KINDS.find((one) => one === legend[kind]);
    if (suit !== undefined) places.push({ suit, line, start, end: start + length });
  }
  return places;
}
