// Follows the model and the table through a deal, side by side, and tells where they differ.
import { type Card, suitOf } from '../../server/core/bridge/cards.ts';
import { handOf } from '../../server/core/bridge/hand.ts';
import { nextSeat, partnerOf, type Seat } from '../../server/core/bridge/seats.ts';
import type { Event, Facts } from '../../server/core/facts/facts.ts';
import type { Edition } from '../../server/core/laws/editions.ts';
import { openingPosition } from '../../server/core/model/position.ts';
import { NO_FACTS } from '../support/no-facts.ts';
import * as table from './by-the-table.ts';
import { AT, ask, type Comparison, type Moment, together, told } from './moment.ts';
import { askOfChoices, askOfFates, askOfPlayer, CHOICES, eventOf, optionOf } from './questions.ts';
import type { Deal } from './small-decks.ts';

/** South is declarer and clubs are trumps: dummy ruffs a defender's lead, or throws a diamond away. */
const RUFF = 'C2';
const NO_RUFF = 'D2';

/**
 * Compares all that follows from a deal in every line of play: West, or dummy, leads first, and so many tricks are
 * played after that one, at which whoever has won leads.
 */
export function compareDeal(deal: Deal, edition: Edition, tricks: number, found: Comparison): void {
  for (const leader of ['W', 'N'] as const) atLead(opening(deal, leader, edition), tricks, found);
}

function opening({ W, E }: Deal, leader: Seat, edition: Edition): Moment {
  const facts: Facts = {
    ...NO_FACTS,
    hands: { W: handOf(W.cards), E: handOf(E.cards) },
    declarer: { value: 'S', span: AT },
    trumps: { value: 'C', span: AT },
  };
  const exposed = [
    ...[...W.shown].map(([card, shown]) => ({ card, shown, owner: 'W' as const, count: W.shown.size })),
    ...[...E.shown].map(([card, shown]) => ({ card, shown, owner: 'E' as const, count: E.shown.size })),
  ];
  const start: Moment = {
    model: openingPosition(facts, edition),
    story: { told: `@hand W ${W.cards.join(' ')} / @hand E ${E.cards.join(' ')}`, before: undefined },
    table: {
      edition,
      held: { W: W.cards, E: E.cards, N: [], S: [] },
      exposed: exposed.map(({ count, ...one }) => ({
        ...one,
        kind: table.kindOf(one.card, one.shown, count),
      })),
      gone: [],
      leader,
      trick: [],
      isChosen: false,
      required: [],
      prohibited: [],
      designated: undefined,
    },
  };
  const shown = exposed.map(
    ({ card, shown, owner }): Event => ({
      kind: 'penalty',
      span: AT,
      seat: owner,
      cards: [{ value: card, span: AT }],
      how: shown === 'by accident' ? 'dropped' : 'deliberate',
    }),
  );
  return [...shown, { kind: 'on-lead', span: AT, seat: leader } as const].reduce(told, start);
}

/** A lead that is due: what declarer may choose, and all that follows from each choice. */
function atLead(moment: Moment, tricks: number, found: Comparison): void {
  const { leader } = moment.table;
  if (leader === 'N') {
    for (const card of ['S2', 'H2', NO_RUFF, RUFF] as const) led(moment, leader, card, 0, found);
    return;
  }
  askOfChoices(moment, found);
  const choices = CHOICES.filter((choice) => table.rowOf(moment.table, choice));
  if (choices.length === 0) leads(moment, tricks, found);
  for (const choice of choices) {
    const after = table.choose(moment.table, choice);
    for (const chosen of together(moment, eventOf(optionOf(choice)), after, found)) {
      askOfFates(chosen, found);
      leads(chosen, tricks, found);
    }
  }
}

/** What the leader may lead; then each of these cards, where it makes a difference, is led. */
function leads(moment: Moment, tricks: number, found: Comparison): void {
  const { leader } = moment.table;
  const { cards } = askOfPlayer(moment, leader, found);
  for (const card of unlike(cards, moment)) led(moment, leader, card, tricks, found);
}

/** A card is led: what the others, defenders, may play to it; and the trick in each way in which it can end. */
function led(moment: Moment, leader: Seat, card: Card, tricks: number, found: Comparison): void {
  for (const now of playedBy(moment, leader, card, found)) {
    if (leader === 'N') askOfPlayer(now, 'W', found);
    const follower = leader === 'N' ? nextSeat(leader) : partnerOf(leader);
    const { cards } = askOfPlayer(now, follower, found);
    if (tricks === 0) continue;
    for (const dummys of [RUFF, NO_RUFF] as const) {
      for (const follow of unlike(cards, now)) {
        for (const end of restOf(now, dummys, follower, follow, found)) atLead(end, tricks - 1, found);
      }
    }
  }
}

/** The rest of a trick that a defender led: its winner is to lead, and who lost the lead is free (51B). */
function restOf(
  moment: Moment,
  dummys: Card,
  follower: Seat,
  card: Card,
  found: Comparison,
): readonly Moment[] {
  return playedBy(moment, 'N', dummys, found)
    .flatMap((now) => playedBy(now, follower, card, found))
    .flatMap((now) => playedBy(now, 'S', 'D3', found))
    .map((now) => {
      const winner = winnerOf(now.table.trick);
      ask(found, now, 'the winner', winner, now.model.trick?.leader);
      const end = { ...now, table: table.nextLead(now.table, winner) };
      askOfFates(end, found);
      return end;
    });
}

/** Law 44: clubs are trumps. */
function winnerOf(trick: table.Situation['trick']): Seat {
  const [led] = trick;
  const rank = (card: Card) => '23456789TJQKA'.indexOf(card.charAt(1));
  const worth = (card: Card) =>
    card === RUFF ? 99 : led && suitOf(card) === suitOf(led.card) ? 20 + rank(card) : 0;
  return trick.toSorted((one, other) => worth(other.card) - worth(one.card))[0]?.seat ?? 'N';
}

function playedBy(moment: Moment, seat: Seat, card: Card, found: Comparison): readonly Moment[] {
  const event: Event = { kind: 'play', span: AT, plays: [{ seat, card: { value: card, span: AT } }] };
  return together(moment, event, table.play(moment.table, seat, card), found);
}

/** Of the cards that are alike in all that the law asks for, the highest and the lowest. */
function unlike(cards: readonly Card[], { table: { exposed } }: Moment): readonly Card[] {
  const sortOf = (card: Card) => `${suitOf(card)}${exposed.some((one) => one.card === card)}`;
  return cards.filter((card, at) => {
    const alike = (other: Card) => sortOf(other) === sortOf(card);
    return cards.findIndex(alike) === at || cards.findLastIndex(alike) === at;
  });
}
