// What the short lines above a board say of it: board number, dealer and vulnerability, contract and declarer.
import type { Seat, Vulnerability } from '../../bridge/seats.ts';
import type { Contract } from '../../bridge/terms.ts';
import type { Located } from '../../text/span.ts';

/** What a header says of the board below it. */
export type Headers = {
  readonly boardNumber?: Located<number>;
  readonly dealer?: Located<Seat>;
  readonly vulnerability?: Located<Vulnerability>;
  readonly contract?: Located<Contract>;
  readonly declarer?: Located<Seat>;
};

/** All that the headers say; of two that say the same thing the first counts. */
export function firstOfEach(said: readonly Headers[]): Headers {
  return Object.assign({}, ...[...said].reverse());
}

/** The headers up to the first that gives another board's number: its dealer is not that of the board before. */
export function headersOfOneBoard(headers: readonly Headers[]): readonly Headers[] {
  const numbers = headers.flatMap(({ boardNumber }) => boardNumber?.value ?? []);
  const other = headers.findIndex(({ boardNumber }) => boardNumber && boardNumber.value !== numbers[0]);
  return other === -1 ? headers : headers.slice(0, other);
}
