// Whose a card is that falls later, where nobody is named.
import type { Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** *Later the ♣5 fell too*: a sentence that begins so, and names nobody, tells of the one who has a penalty card already. */
export function holderSoFar(
  { items }: Clause,
  around: Pick<Clause, 'items'>,
  story: Story,
): Seat | undefined {
  const begins = around.items[0] === items[0];
  return begins && !items.some(isPerson) ? offenderIn(story) : undefined;
}
