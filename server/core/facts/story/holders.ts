// Who holds a card by the boards, and who has been told to have penalty cards.
import { type Card, type Suit, suitOf } from '../../bridge/cards.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import type { Located } from '../../text/span.ts';
import { isDefenderIn } from './sides.ts';
import type { Story } from './story.ts';

/** Who holds the card by the boards of the case, where they agree. */
export function holderOf(card: Card, { boards }: Pick<Story, 'boards'>): Seat | undefined {
  const suit = suitOf(card);
  const rank = card.charAt(1);
  let holder: Seat | undefined;
  for (const { hands } of boards)
    for (const seat of SEATS) {
      if (seat === holder || !hands[seat]?.hand[suit].includes(rank)) continue;
      if (holder !== undefined) return undefined;
      holder = seat;
    }
  return holder;
}

/** The defenders who have been told to have penalty cards. */
export function offendersIn(story: Story): readonly Seat[] {
  const holders = holdersIn(story);
  return holders.every((seat) => isDefenderIn(seat, story))
    ? holders
    : holders.filter((seat) => isDefenderIn(seat, story));
}

/** All who have been told so, rightly or not. */
export function holdersIn({ penalty }: Story): readonly Seat[] {
  let holders: Seat[] | undefined;
  for (const seat of SEATS)
    if (penalty[seat].length > 0) {
      holders ??= [];
      holders.push(seat);
    }
  return holders ?? NONE;
}

const NONE: readonly Seat[] = [];

/** The one defender with penalty cards; `undefined` where there are two or none. */
export function offenderIn(story: Story): Seat | undefined {
  const all = offendersIn(story);
  return all.length === 1 ? all[0] : undefined;
}

/** Whether the card was told to be one before, and nothing is said against whose it is. */
export function isToldPenaltyCard(card: Card, story: Story, owner?: Seat): boolean {
  return holdersIn(story).some((seat) => (owner ?? seat) === seat && story.penalty[seat].includes(card));
}

/** The cards by the defender who has been told to have them; others are left out. */
export function byHolder(
  cards: readonly Located<Card>[],
  story: Story,
): readonly (readonly [Seat, readonly Located<Card>[]])[] {
  return SEATS.flatMap((seat) => {
    const held = cards.filter(({ value }) => story.penalty[seat].includes(value));
    return held.length === 0 ? [] : [[seat, held] as const];
  });
}

/** The suits of the penalty cards of the defenders, each once. */
export function penaltySuitsIn(story: Story): readonly Suit[] {
  return [...new Set(offendersIn(story).flatMap((seat) => story.penalty[seat].map(suitOf)))];
}
