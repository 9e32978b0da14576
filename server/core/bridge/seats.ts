/** The four players, clockwise. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

/** Something for each seat, where the text gives it. */
export type BySeat<T> = { readonly [seat in Seat]?: T };

/** Which side is vulnerable. */
export const VULNERABILITIES = ['none', 'NS', 'EW', 'all'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

const NEXT: Record<Seat, Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const PARTNER: Record<Seat, Seat> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export function nextSeat(seat: Seat): Seat {
  return NEXT[seat];
}

/** The four players in the order in which they play when `first` leads. */
export function inTurnFrom(first: Seat): readonly Seat[] {
  const at = SEATS.indexOf(first);
  return [...SEATS.slice(at), ...SEATS.slice(0, at)];
}

export function partnerOf(seat: Seat): Seat {
  return PARTNER[seat];
}

/** Whether `seat` defends against `declarer`. */
export function isDefender(seat: Seat, declarer: Seat): boolean {
  return seat !== declarer && seat !== PARTNER[declarer];
}

/** The two defenders, declarer's left-hand opponent first. */
export function defendersAgainst(declarer: Seat): readonly [Seat, Seat] {
  return [NEXT[declarer], PARTNER[NEXT[declarer]]];
}

/** The dealer of board `number` (Law 2). */
export function dealerOf(number: number): Seat {
  return SEATS[(number - 1) % 4] ?? 'N';
}

const VULNERABLE_BY_BOARD = 'none NS EW all NS EW all none EW all none NS all none NS EW'.split(
  ' ',
) as readonly string[];

/** The vulnerability of board `number` (Law 2). */
export function vulnerabilityOf(number: number): Vulnerability {
  const written = VULNERABLE_BY_BOARD[(number - 1) % 16];
  return VULNERABILITIES.find((vulnerability) => vulnerability === written) ?? 'none';
}
