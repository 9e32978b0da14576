// What the offender may or must play, by a clause.
import { type Card, cardOf, suitOf } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm, suitsIn, termIn } from '../clause-terms.ts';
import type { Choice, Claim } from '../facts.ts';
import { listenerIn } from '../story/addressees.ts';
import { cardsMeant, ranksMeant } from '../story/cards-meant.ts';
import { holderOf } from '../story/holders.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceOfCards } from './cards-of-suit.ts';
import { duteous } from './duteous.ts';
import { ofSuitLed } from './of-suit-led.ts';

/** What the offender may or must play. */
export function playClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const person = duteous(clause, subject, story);
  if (
    person === undefined ||
    story.isTrickUnread ||
    has(clause, 'lead', 'designate', 'pick-up') ||
    !has(clause, 'play', 'discard', 'follow')
  )
    return [];
  if (has(clause, 'not', 'neither', 'may-not', 'need-not')) return [];
  const span = termIn(clause, 'any-card', 'may', 'must')?.span ?? clause.span;
  if (has(clause, 'may') && has(clause, 'any-card'))
    return [{ kind: 'may-play', seat: person, choice: { kind: 'any' }, span }];
  const isLet = has(clause, 'lets') && isDecider(subject); // *The director let West play the ♦7.*
  const ofLed = ofSuitLed(clause, person, span, story);
  if (ofLed) return [ofLed];
  const cards = cardsToPlay(clause, person, story);
  if (cards.length === 0) return [];
  const choice: Choice = { kind: 'cards', cards };
  const isRequired = isDecider(subject) && has(clause, 'require') && clause.items.some(isOfPlayer);
  const isOrdered =
    isRequired || (termIn(clause, 'play', 'discard')?.form === 'dat' && listenerIn(clause) !== undefined); // *The director required East to discard the ♥Q*.
  if (has(clause, 'must') || (isOrdered && !has(clause, 'may')))
    return [{ kind: 'must-play', seat: person, choice: choiceOfCards(clause, cards), span }];
  return has(clause, 'may') || isLet ? [{ kind: 'may-play', seat: person, choice, span }] : [];
}

function isOfPlayer(item: Clause['items'][number]): boolean {
  return item.kind === 'seat' || isTerm(item, 'offender', 'defender');
}

/** The cards that he is to play: named, without the card to which he plays, or all those of which he is to play one. */
function cardsToPlay(clause: Clause, person: Seat, story: Story): readonly Located<Card>[] {
  const named = cardsIn(clause);
  const own = named.filter(({ value }) => (holderOf(value, story) ?? person) === person);
  const ranks = ranksMeant(clause, story);
  const one = termIn(clause, 'the-one');
  if (own.length + ranks.length > 0) return [...own, ...ranks];
  const it = has(clause, 'it') && named.length === 0 ? cardsMeant(clause, story) : []; // *Told East to play it*.
  if (it.length === 1 && it.every(({ value }) => story.penalty[person].includes(value))) return it;
  const following = rankFollowing(clause, person, story);
  if (following.length > 0) return following;
  const suits = one ? suitsIn(clause).map(({ value }) => value) : []; // *Piklerinden birini*.
  const isOfThem =
    has(clause, 'penalty-card', 'face', 'drop') ||
    (suits.length === 1 && story.penalty[person].every((card) => suitOf(card) === suits[0]));
  if (one === undefined || named.length > 0 || !has(clause, 'must', 'require') || !isOfThem) return [];
  return story.penalty[person].map((value) => ({ value, span: one.span }));
}

/** *East may follow with the ten*: a card of the suit led that he holds, and the only one that is named. */
function rankFollowing(
  { items }: Clause,
  person: Seat,
  { led, gone, ...story }: Story,
): readonly Located<Card>[] {
  const verb = items.findIndex((item) => isTerm(item, 'play', 'follow'));
  const [rank, more] = items.slice(verb + 1).flatMap((item) => (item.kind === 'rank' ? [item] : []));
  if (led === undefined || rank === undefined || more) return [];
  const value = cardOf(led, rank.rank);
  return holderOf(value, story) === person && !gone.includes(value) ? [{ value, span: rank.span }] : [];
}
