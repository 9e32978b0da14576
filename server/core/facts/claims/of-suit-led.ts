// What a player may or must play of the suit led, where a clause names no card.
import { suitOf } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Span } from '../../text/span.ts';
import { has, suitsIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import type { Story } from '../story/story.ts';

/** *He may play any spade he likes*, *he must follow suit*: of the suit led, where no card is named. */
export function ofSuitLed(clause: Clause, seat: Seat, span: Span, story: Story): Claim | undefined {
  const { led, played, penalty } = story;
  const [suit, more] = suitsIn(clause);
  const isOfIt = suit ? suit.value === led && more === undefined : has(clause, 'follow');
  const namesCard = clause.items.some(({ kind }) => kind === 'cards' || kind === 'rank');
  if (led === undefined || played.length === 0 || !isOfIt || namesCard || played.includes(seat))
    return undefined;
  const isBound = penalty[seat].filter((card) => suitOf(card) === led).length < 2; // Else one of them is designated.
  if (has(clause, 'must') && isBound && !has(clause, 'may', 'penalty-card', 'the-one', 'face'))
    return { kind: 'must-play', seat, choice: { kind: 'suits', suits: [{ value: led, span }] }, span };
  const isAny =
    suit !== undefined && has(clause, 'may') && has(clause, 'want', 'any-card') && !has(clause, 'must');
  return isAny ? { kind: 'may-play', seat, choice: { kind: 'any' }, span } : undefined;
}
