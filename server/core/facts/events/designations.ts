// The penalty card that declarer designates.
import type { Card } from '../../bridge/cards.ts';
import { SEATS } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { ranksMeant } from '../story/cards-meant.ts';
import { isToldPenaltyCard } from '../story/holders.ts';
import { isDeclaringSeat } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** Declarer designates the penalty card to be played. */
export function designationIn(clause: Clause, subject: Person | undefined, story: Story): readonly Event[] {
  const named = cardsIn(clause);
  const [card, more] = named.length === 0 && has(clause, 'designate') ? ranksMeant(clause, story) : named;
  if (card === undefined || more || !isDeclaringSeat(subject, story)) return [];
  if (!has(clause, 'designate') && !isAskedFor(clause, card.value, story)) return [];
  if (
    has(clause, 'may', 'must', 'may-not', 'not', 'void', 'would', 'should') ||
    !isToldPenaltyCard(card.value, story)
  )
    return [];
  return [{ kind: 'designates', card, by: undefined, span: card.span }];
}

/** *Doğu ♣5’i söyledi*: he who says it, the card, and nothing else. */
function isNamedAloud({ items }: Clause): boolean {
  const [sayer, card, said, more] = items;
  if (sayer === undefined || said === undefined || more) return false;
  return isPerson(sayer) && card?.kind === 'cards' && isTerm(said, 'told', 'says');
}

/** *South asked for the ♦J*: one of several penalty cards of the player who is due. */
function isAskedFor(clause: Clause, card: Card, { penalty, played, leader }: Story): boolean {
  const holder = SEATS.find((seat) => penalty[seat].includes(card));
  if (holder === undefined || penalty[holder].length < 2 || played.includes(holder)) return false;
  return (
    (has(clause, 'require') || isNamedAloud(clause)) &&
    !has(clause, 'prohibit', 'lead') &&
    (0 < played.length || leader === holder)
  );
}
