// Board number, dealer and vulnerability on the short lines that stand above a board.
import type { Language } from '../bridge/nouns.ts';
import type { Seat, Vulnerability } from '../bridge/seats.ts';
import type { Located } from '../text/span.ts';

/** What a header says of the board below it. */
export type Headers = {
  readonly boardNumber?: Located<number>;
  readonly dealer?: Located<Seat>;
  readonly vulnerability?: Located<Vulnerability>;
};

/** Reads a header line; a line that is none, as every ordinary sentence, gives nothing. */
export function readHeaders(_line: string, _base: number, _language: Language): Headers {
  return {};
}
