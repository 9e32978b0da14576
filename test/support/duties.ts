// How a player is bound at a table, for tests of the model.
import type { Seat } from '../../server/core/bridge/seats.ts';
import { type Duty, dutiesOf, limitBroken } from '../../server/core/model/duty.ts';
import { positionAfter, type Table } from './at-the-table.ts';

type Events = Parameters<typeof positionAfter>[1][];

/** How a player is bound, in each of the ways in which he can be. */
export const duties = (table: Table, seat: Seat, ...events: Events) =>
  dutiesOf(positionAfter(table, ...events), seat);

/** What binds him: each limit with its paragraph and how firmly it rests on the law. */
export const limits = ({ limits: all }: Duty) =>
  all.map(({ kind, basis }) => `${kind} ${basis.by}${basis.ground === 'words' ? '' : ` ${basis.ground}`}`);

/** The only way in which he is bound. */
export function dutyOf(table: Table, seat: Seat, ...events: Events): Duty {
  const [only, another] = duties(table, seat, ...events);
  if (only === undefined || another !== undefined) throw new Error('He is bound in more than one way.');
  return only;
}

/** The cards of his hand that he may play. */
export function allowed(table: Table, seat: Seat, ...events: Events): string {
  const duty = dutyOf(table, seat, ...events);
  const { cards } = positionAfter(table, ...events).holdings[seat];
  return cards.filter((card) => limitBroken(duty, card) === undefined).join(' ');
}
