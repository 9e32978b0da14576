// Cards that a clause tells to have become penalty cards.
import type { Card } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withItems } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm } from '../clause-terms.ts';
import type { Event, Exposure } from '../facts.ts';
import { itemsOfSentence } from '../sentences/items-of-sentence.ts';
import { spanOfCards } from '../span-of-cards.ts';
import { holderOf, isToldPenaltyCard } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { holderSoFar } from './another-card.ts';
import { cardsExposed, type Exposed } from './cards-exposed.ts';
import { cardsUnnamed, isAccident, isWithTwo, noteUnnamed } from './cards-told-of.ts';
import { LONGEST_ARTICLE, ownerOf } from './owners.ts';

/** Cards that come to be penalty cards; the sentence around may say how. */
export function exposureIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  sentence: Sentence,
): readonly Event[] {
  const isUnnamed = cardsUnnamed(clause, story).length > 0;
  if (!isUnnamed && !mayExpose(clause, sentence)) return besideInList(clause, story);
  if (isOfLater(clause, story)) return NONE;
  const isTogether = arePlayedTogether(clause);
  if (isTogether) story.isTwoAtOnce = true;
  noteUnnamed(clause, subject, story);
  if (isTogether && !has(clause, 'penalty-card')) return NONE;
  const around = withItems(clause, itemsOfSentence(sentence));
  const told: Exposed = { clause, around, subject, story };
  const cards = cardsExposed(told);
  const isSure = isUnnamed || has(clause, 'drop', 'penalty-card');
  if (cards.length === 0 || isNothingShown(told, cards, isSure, isUnnamed)) return NONE;
  return eventsOf(told, cards, isSure);
}

const NONE: readonly Event[] = [];

/** Whether a clause has a word for showing cards. */
function mayExpose(clause: Clause, sentence: Sentence): boolean {
  return (
    meet(clause.holds, EXPOSING) ||
    isLedByMistake(clause, sentence) ||
    isOfRevoke(clause, sentence) ||
    has(clause, 'penalty-card')
  );
}

/** Whether it says what becomes of cards that are penalty cards already. */
function isOfLater(clause: Clause, story: Story): boolean {
  const isLater = meet(clause.holds, LATER) || (has(clause, 'remain') && !liesOpen(clause, story));
  if ((isLater && !isWithTwo(clause)) || meet(clause.holds, ANOTHER_MATTER)) return true;
  return has(clause, 'remain') && has(clause, 'both') && has(clause, 'play', 'follow'); // *East gave the ♦2 and both stayed penalty cards.*
}

/** *West led the ♠K and the ♥Q at once*. */
function arePlayedTogether(clause: Clause): boolean {
  if (!has(clause, 'two-at-once') || has(clause, 'drop')) return false;
  return !has(clause, 'face') || has(clause, 'play');
}

/** Whether the cards were played as they should be, or the case does not speak of penalty cards. */
function isNothingShown(
  { clause, around, story }: Exposed,
  cards: readonly Located<Card>[],
  isSure: boolean,
  isUnnamed: boolean,
): boolean {
  const isDropped = has(clause, 'drop') && !has(clause, 'penalty-card', 'face');
  if (isDropped && story.played.length > 0) return true;
  if (!isSure && (story.options.length > 0 || isPlayed(clause, around))) return true;
  return !story.speaksOfPenaltyCards && !isUnnamed && !isAccident(around, cards);
}

/** The cards by those who have them, who have them as penalty cards from now on. */
function eventsOf(
  { clause, around, subject, story }: Exposed,
  cards: readonly Located<Card>[],
  isSure: boolean,
): readonly Event[] {
  const doer = isCarriedOn(clause, around, subject, story) ? undefined : subject;
  const bySeat = new Map<Seat, Located<Card>[]>();
  for (const card of cards) {
    const owner = ownerOf(card, clause, subject, story);
    const seat =
      owner ?? holderOf(card.value, story) ?? holderSoFar(clause, around, story) ?? seatOf(doer, story);
    if (seat === undefined || (!isSure && !isDefenderIn(seat, story))) continue;
    if (isToldPenaltyCard(card.value, story, owner)) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), card]);
  }
  const how = mannerOf(clause) ?? mannerOf(around) ?? (story.isTwoAtOnce ? 'two-cards' : undefined);
  return [...bySeat].map(([seat, held]): Event => {
    story.penalty[seat].push(...held.map(({ value }) => value));
    return { kind: 'penalty', seat, cards: held, how, span: spanOfCards(held) };
  });
}

/** *The ♠K and the ♥Q lay there too*, told after a word of declarer. */
function isCarriedOn(clause: Clause, around: Clause, subject: Person | undefined, story: Story): boolean {
  if (!isDeclaringSeat(subject, story)) return false;
  const isHis = around.items.some((item) => isPerson(item) && personOf(item, story) === subject);
  return !(has(clause, 'drop') && isHis);
}

const EXPOSING = termSet(['drop', 'face', 'out-of-turn', 'premature', 'two-at-once']);

/** Words that say what becomes of a card that is one already. */
const LATER = termSet(['stop', 'pick-up', 'designate', 'may', 'may-not', 'would', 'should']);
const ANOTHER_MATTER = termSet(['prohibit', 'require', 'not', 'neither']);

/** *West laid the ♥7 on the table*: a card that is played there, and not out of turn. */
function isPlayed(clause: Clause, around: Clause): boolean {
  const isLaidDown = clause.items.filter((item) => isTerm(item, 'face')).length <= 1;
  const isWrong =
    has(clause, 'two-at-once', 'two', 'both', 'deliberate') ||
    has(around, 'out-of-turn', 'premature', 'drop') ||
    isOfRevoke(clause, { clauses: [around], holds: around.holds });
  return has(clause, 'play') && isLaidDown && !isWrong && cardsIn(clause).length < 2;
}

const REVOKE = termSet(['revoke']);

/** *East threw the ♠J on a trump, found a club and corrected his revoke*: the card that he threw. */
function isOfRevoke(clause: Clause, { clauses, holds }: Pick<Sentence, 'clauses' | 'holds'>): boolean {
  if (!meet(holds, REVOKE)) return false;
  const isCorrected = clauses.some(({ items }) =>
    items.some((item) => isTerm(item, 'revoke') && isTerm(item, 'put-right')),
  );
  return isCorrected && has(clause, 'discard', 'play') && cardsIn(clause).length === 1;
}

/** *They stayed face up*, *it stayed as a penalty card*, before anything was chosen: that makes them penalty cards. */
function liesOpen(clause: Clause, story: Story): boolean {
  return has(clause, 'remain') && has(clause, 'face', 'penalty-card') && story.options.length === 0;
}

/** *He believed that it was his turn and led the ♥Q*. */
function isLedByMistake(clause: Clause, { clauses, holds }: Sentence): boolean {
  if (!meet(holds, OUT_OF_TURN) || !has(clause, 'lead')) return false;
  return (
    clauses.some(({ said }) => meet(said, INTENDED)) && clauses.some(({ said }) => meet(said, OUT_OF_TURN))
  );
}

const OUT_OF_TURN = termSet(['out-of-turn']);
const INTENDED = termSet(['intended']);

/** *Both defenders had one: West the ♣Q, East with the ♥A*: a person and his card, right behind such words. */
function besideInList(clause: Clause, story: Story): readonly Event[] {
  if (!story.awaitsCards) return [];
  const { items } = clause;
  const isBare = items.every(
    (item) => item.kind !== 'term' || isPerson(item) || isTerm(item, 'and', 'aside'),
  );
  const persons = items.filter((item) => item.kind === 'seat');
  const cards = cardsIn(clause);
  if (
    story.awaitsCards === 'more' &&
    items.some((item) => item.kind === 'word' && LONGEST_ARTICLE < item.word.length)
  )
    return []; // *East dropped the ♠K and West saw the ♥Q*.
  if (!isBare || persons.length === 0 || cards.length !== persons.length) return [];
  return cards.flatMap((card): Event[] => {
    const seat = holderOf(card.value, story);
    const isNamed = persons.some((item) => item.kind === 'seat' && item.seat === seat);
    if (!isNamed || !isDefenderIn(seat, story) || isToldPenaltyCard(card.value, story)) return [];
    story.penalty[seat].push(card.value);
    return [{ kind: 'penalty', seat, cards: [card], how: undefined, span: card.span }];
  });
}

/** The seat of the one who is spoken of: a defender, or declarer, whose cards are never penalty cards. */
function seatOf(person: Person | undefined, story: Story): Seat | undefined {
  return isDefenderIn(person, story) || isDeclaringSeat(person, story) ? person : undefined;
}

/** The words that tell how cards were shown, and those beside which they do not; the first that stands there. */
const MANNERS: readonly (readonly [word: Term, how: Exposure, ...unless: readonly Term[]])[] = [
  ['out-of-turn', 'led-out-of-turn'],
  ['two-at-once', 'two-cards', 'drop'],
  ['revoke', 'revoke'],
  ['premature', 'premature'],
  ['deliberate', 'deliberate', 'not', 'neither'],
  ['in-auction', 'auction'],
  ['drop', 'dropped'],
];

const OF_MANNER = termSet(MANNERS.map(([word]) => word));

function mannerOf(clause: Clause): Exposure | undefined {
  if (!meet(clause.holds, OF_MANNER)) return undefined;
  for (const [word, how, ...unless] of MANNERS) if (has(clause, word) && !has(clause, ...unless)) return how;
  return undefined;
}
