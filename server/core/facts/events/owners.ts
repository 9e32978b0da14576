// Whose a card is by the words beside it.

import type { Card } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import { HAS, THERE_IS } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { has, isTerm } from '../clause-terms.ts';
import { holderOf } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { holderTold, ownerCalled } from './cards-told-of.ts';

/** Whose card it is, where the words beside it say so: *East's ♠K*, *♠K and ♥Q with East*, *East drops the ♠K*. */
export function ownerOf(
  card: Located<Card>,
  clause: Clause,
  subject: Person | undefined,
  story: Story,
): Seat | undefined {
  const at = clause.items.findIndex(({ span }) => span.start === card.span.start);
  const before = clause.items.slice(0, at).findLast((item) => !goesBetween(item));
  const end = clause.items.findIndex((item, place) => at < place && !isOfList(item));
  const [after, next] = end === -1 ? [] : clause.items.slice(end, end + 2);
  const isOnLead = next !== undefined && isTerm(next, 'to-lead', 'lead', 'turn', 'opening'); // *… with West on lead*.
  const isBehind =
    after &&
    isPerson(after) &&
    ((after.form === 'with' && !isOnLead) || (after.kind === 'seat' && after.form === 'gen'));
  const isPast =
    isBehind &&
    before !== undefined &&
    clause.items.slice(clause.items.indexOf(before), at).some((item) => isTerm(item, 'penalty-card'));
  const beside = [isPast ? undefined : before, isBehind ? after : undefined].find(
    (item): item is PersonItem => item !== undefined && isPerson(item) && item.form !== 'dat',
  );
  const isOwner = beside?.form === 'gen' || beside?.form === 'with';
  const named = beside && isOwner ? personOf(beside, story) : undefined;
  const told = beside?.kind === 'term' && holderOf(card.value, story) !== undefined ? undefined : named;
  const isHe = beside?.kind === 'term' && holderOf(card.value, story) !== undefined; // *It startled West. She dropped the ♥10.*
  const isActive =
    has(clause, 'drop', 'face') && clause.subject !== undefined && clause.subject === beside && !isHe;
  const source = clause.items.find((item) => item.kind === 'seat' && item.form === 'by');
  const from = has(clause, 'drop') && source?.kind === 'seat' ? source.seat : undefined; // *Two cards fell from East*.
  const owner =
    ownerCalled(clause) ?? told ?? (isActive ? subject : (from ?? holderTold(clause) ?? haverTold(clause)));
  if (!isDefenderIn(owner, story) || isOnlyMeant(owner, card.value, clause, story)) return undefined;
  return holderNamed(owner, card.value, clause, story);
}

/** *She dropped the ♠8*, where the one we take her for is not named there and the board gives the card to another. */
function isOnlyMeant(owner: Seat, card: Card, { items }: Clause, story: Story): boolean {
  const holder = holderOf(card, story);
  if (holder === undefined || holder === owner) return false;
  return !items.some((item) => item.kind === 'seat' && item.seat === owner);
}

/** *East has two penalty cards, the ♠8 and the ♥Q*: his they are called, whatever the diagram shows. */
function haverTold({ items }: Clause): Seat | undefined {
  const [haver, other] = items.filter((item) => isPerson(item));
  if (haver?.kind !== 'seat' || other !== undefined) return undefined;
  const isOther = items.some((item) => isTerm(item, 'drop', 'face', 'both', 'lead', 'play', 'remain', 'not'));
  if (isOther || !items.some((item) => isTerm(item, 'penalty-card'))) return undefined;
  const at = items.indexOf(haver);
  const isHad =
    haver.form === 'nom'
      ? items.slice(at + 1, at + 3).some(isHave)
      : haver.form === 'at' && items.some(isThere);
  return isHad && items.slice(0, at).every(({ kind }) => kind === 'word') ? haver.seat : undefined;
}

function isHave(item: Item): boolean {
  return isTerm(item, 'holding', 'verb-first', 'if-first') || isWordOf(item, HAS);
}

/** Turkish *Doğu’da iki cezalı kart var*. */
function isThere(item: Item): boolean {
  return isWordOf(item, THERE_IS);
}

/** What may stand between a card and the one behind the list whose it is: *the ♠K and the ♥Q of East*. */
function isOfList(item: Item): boolean {
  return (
    item.kind === 'cards' ||
    isTerm(item, 'and', 'penalty-card') ||
    (item.kind === 'word' && item.word.length <= LONGEST_ARTICLE)
  );
}

export const LONGEST_ARTICLE = 3;

/** *In South’s 3NT the ♠K of East …*: of two players in the clause the one who holds the card. */
function holderNamed(owner: Seat, card: Card, { items }: Clause, story: Story): Seat {
  const holder = holderOf(card, story);
  return items.some((item) => item.kind === 'seat' && item.seat === holder) ? (holder ?? owner) : owner;
}

/** What may stand between a card and the one whose it is. */
function goesBetween(item: Item): boolean {
  if (item.kind === 'word' || item.kind === 'cards') return true;
  return isTerm(
    item,
    'penalty-card',
    'two',
    'card',
    'them',
    'hand',
    'and',
    'both',
    'drop',
    'face',
    'only',
    'major',
    'minor',
    'opening',
    'deliberate',
    'in-auction',
    'aside',
    'if-first',
    'verb-first',
  );
}
