// Cards that a clause tells to have become penalty cards.
import { type Card, rankOf } from '../../bridge/cards.ts';
import { cardsOf } from '../../bridge/hand.ts';
import type { Seat } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withItems } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm, termIn } from '../clause-terms.ts';
import type { Event, Exposure } from '../facts.ts';
import { itemsOfSentence } from '../sentences/items-of-sentence.ts';
import { spanOfCards } from '../span-of-cards.ts';
import { holderOf, isToldPenaltyCard } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { holderSoFar } from './another-card.ts';
import {
  cardLeftOpen,
  cardsBecoming,
  cardsCalled,
  cardsUnnamed,
  isAccident,
  isWithTwo,
  noteUnnamed,
} from './cards-told-of.ts';
import { LONGEST_ARTICLE, ownerOf } from './owners.ts';
import { cardsShown } from './shown-before.ts';

/** Cards that come to be penalty cards; the sentence around may say how. */
export function exposureIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  sentence: Sentence,
): readonly Event[] {
  const isExposed =
    meet(clause.holds, EXPOSING) || isLedByMistake(clause, sentence) || isOfRevoke(clause, sentence);
  const isUnnamed = cardsUnnamed(clause, story).length > 0;
  if (!isExposed && !isUnnamed && !has(clause, 'penalty-card')) return besideInList(clause, story);
  const around = withItems(clause, itemsOfSentence(sentence));
  const isLater = has(
    clause,
    ...(liesOpen(clause, story) ? LATER.filter((term) => term !== 'remain') : LATER),
  );
  if ((isLater && !isWithTwo(clause)) || has(clause, 'prohibit', 'require', 'not', 'neither')) return [];
  if (has(clause, 'remain') && has(clause, 'both') && has(clause, 'play', 'follow')) return []; // *East gave the ♦2 and both stayed penalty cards.*
  const isPlayedTogether =
    has(clause, 'two-at-once') && !has(clause, 'drop') && (!has(clause, 'face') || has(clause, 'play'));
  if (isPlayedTogether) story.isTwoAtOnce = true;
  noteUnnamed(clause, subject, story);
  if (isPlayedTogether && !has(clause, 'penalty-card')) return [];
  const named = [...cardsCalled(clause, cardsIn(clause)), ...cardsSpokenOf(clause, story)];
  const becoming =
    named.length > 0
      ? named
      : ([cardsBecoming(clause, story), cardLeftOpen(clause, story), cardsShown(clause, subject, story)].find(
          (some) => some.length > 0,
        ) ?? []);
  const cards = becoming.length > 0 ? becoming : wholeHand(clause, around, story);
  const isCalled = has(clause, 'penalty-card');
  const isSure = isUnnamed || has(clause, 'drop', 'penalty-card');
  if (!isCalled && has(clause, 'drop') && story.played.length > 0 && !has(clause, 'face')) return [];
  if (!isSure && isPlayed(clause, around)) return [];
  if (!story.speaksOfPenaltyCards && !isUnnamed && !isAccident(around, cards)) return [];
  if (!isSure && story.options.length > 0) return [];
  const bySeat = new Map<Seat, Located<Card>[]>();
  const isCarriedOn =
    isDeclaringSeat(subject, story) &&
    !(
      has(clause, 'drop') && around.items.some((item) => isPerson(item) && personOf(item, story) === subject)
    );
  const doer = isCarriedOn ? undefined : subject; // *The ♠K and the ♥Q lay there too*, told after a word of declarer.
  for (const card of cards) {
    const owner = ownerOf(card, clause, subject, story);
    const seat =
      owner ?? holderOf(card.value, story) ?? holderSoFar(clause, around, story) ?? seatOf(doer, story);
    if (
      seat === undefined ||
      (!isSure && !isDefenderIn(seat, story)) ||
      isToldPenaltyCard(card.value, story, owner)
    )
      continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), card]);
  }
  const how = mannerOf(clause) ?? mannerOf(around) ?? (story.isTwoAtOnce ? 'two-cards' : undefined);
  return [...bySeat].map(([seat, held]): Event => {
    story.penalty[seat].push(...held.map(({ value }) => value));
    return { kind: 'penalty', seat, cards: held, how, span: spanOfCards(held) };
  });
}

const EXPOSING = termSet(['drop', 'face', 'out-of-turn', 'premature', 'two-at-once']);

/** Words that say what becomes of a card that is one already. */
const LATER = ['stop', 'remain', 'pick-up', 'designate', 'may', 'may-not', 'would', 'should'] as const;

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

/** *The queen stayed on the table as a penalty card*: the one queen that was named before. */
function cardsSpokenOf({ items }: Clause, { mentioned }: Story): readonly Located<Card>[] {
  if (!has({ items }, 'penalty-card', 'face') || !has({ items }, 'remain')) return [];
  return items.flatMap((item) => {
    const [value, more] = item.kind === 'rank' ? mentioned.filter((card) => rankOf(card) === item.rank) : [];
    return value !== undefined && more === undefined ? [{ value, span: item.span }] : [];
  });
}

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

/** *All thirteen cards of East's*; *both of East's cards are penalty cards*, where he has no more than two. */
function wholeHand(clause: Clause, around: Clause, story: Story): readonly Located<Card>[] {
  const all = termIn(clause, 'whole-hand');
  const both = all ?? termIn(clause, 'both');
  const owner = around.items.find((item) => item.kind === 'seat' && item.form === 'gen');
  if (both === undefined || owner?.kind !== 'seat' || !has(clause, 'penalty-card', 'whole-hand')) return [];
  const held = story.boards.at(-1)?.hands[owner.seat];
  const cards = held ? cardsOf(held.hand) : [];
  return all || cards.length === 2 ? cards.map((value) => ({ value, span: both.span })) : [];
}

function mannerOf(clause: Clause): Exposure | undefined {
  if (has(clause, 'out-of-turn')) return 'led-out-of-turn';
  if (has(clause, 'two-at-once') && !has(clause, 'drop')) return 'two-cards';
  if (has(clause, 'revoke')) return 'revoke';
  if (has(clause, 'premature')) return 'premature';
  if (has(clause, 'deliberate') && !has(clause, 'not', 'neither')) return 'deliberate';
  if (has(clause, 'in-auction')) return 'auction';
  return has(clause, 'drop') ? 'dropped' : undefined;
}
