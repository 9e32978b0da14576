// Who is on lead, where the sentences tell of declarer's choice and nowhere whose lead it was.
import { partnerOf } from '../../bridge/seats.ts';
import type { Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { ofEvent } from './from-clause.ts';

/** The statements, the partner of the one defender with penalty cards on lead where nobody is told to be and nothing was played. */
export function withLeadOfChoice(
  statements: readonly Statement[],
  annotated: readonly Event[],
): readonly Statement[] {
  const events = statements.flatMap((one) => (one.kind === 'event' ? [one.event] : []));
  const [option, ...before] = [...upToChoice(events)].reverse();
  if (option?.kind !== 'option' || [...annotated, ...events].some(({ kind }) => kind === 'on-lead'))
    return statements;
  const seats = new Set(
    [...annotated, ...events].flatMap((one) => (one.kind === 'penalty' ? [one.seat] : [])),
  );
  const [offender, another] = [...seats];
  if (offender === undefined || another || before.some(({ kind }) => kind === 'play')) return statements;
  const { start } = option.span;
  const lead = ofEvent({ kind: 'on-lead', seat: partnerOf(offender), span: { start, end: start + 1 } });
  return statements.flatMap((one) => (one.kind === 'event' && one.event === option ? [lead, one] : [one]));
}

function upToChoice(events: readonly Event[]): readonly Event[] {
  return events.slice(0, events.findIndex(({ kind }) => kind === 'option') + 1);
}
