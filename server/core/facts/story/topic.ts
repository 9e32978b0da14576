// Of whom a part of a sentence speaks that stands by itself before it: *όσο για τον Γιάννη, δεν μπορεί να βγει κούπα*.
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Person } from './story.ts';

/** The one set before the clause as what it is about; another where the text does not say where he sits. */
export function topicOf({ subject, mark }: Clause, before: Clause | undefined): Person | undefined {
  const [first, second] = before?.items ?? [];
  const isTopic =
    first?.kind === 'word' && first.word === 'οσο' && second?.kind === 'word' && second.word === 'για';
  if (before === undefined || !isTopic || subject !== undefined || mark !== ',') return undefined;
  const seat = before.items.find((item) => item.kind === 'seat');
  return seat?.kind === 'seat' ? seat.seat : 'other';
}
