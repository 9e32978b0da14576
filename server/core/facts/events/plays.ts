// The cards that a clause tells to have been led, or played to a trick.
import { type Card, cardOf, suitOf } from '../../bridge/cards.ts';
import { cardsOf } from '../../bridge/hand.ts';
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { holderOf, offendersIn } from '../story/holders.ts';
import { beginTrick } from '../story/next-trick.ts';
import type { Story } from '../story/story.ts';
import { onlyCardLed } from './only-card-led.ts';

/** A card led, or played to the trick. */
export function playIn(clause: Clause, story: Story): readonly Event[] {
  if (offendersIn(story).length === 0) return [];
  const called = calledFromDummy(clause, story);
  if (called.length > 0) return called;
  if (meet(clause.holds, NOT_PLAYED)) return [];
  const word = termIn(clause, 'lead', 'play', 'discard', 'follow', 'win');
  if (word?.form === 'dat' && has(clause, 'told')) return []; // *He told him to play the ♣Q.*
  if (word && says(word, 'future', 'infinitive')) return []; // It is not done yet.
  const events: Event[] = [];
  const cards = [...cardsIn(clause), ...onlyCardLed(clause, story)];
  if (cards.length === 0) return rankPlayed(clause, story);
  if (cards.length > 1 && has(clause, 'or')) return []; // *East gives the ♠K or the ♠J.*
  if (word === undefined) return events;
  for (const [at, card] of cards.entries()) {
    const seat = holderOf(card.value, story);
    if (seat === undefined) continue;
    const isLed = at === 0 && has(clause, 'lead');
    if (isLed && (story.played.length > 0 || (story.leader !== undefined && story.leader !== seat))) {
      beginTrick(story, seat);
      events.push({ kind: 'on-lead', seat, span: card.span });
    } else if (isLed) story.leader = seat;
    else if (at === 0 && TRICK <= story.played.length && has(clause, 'play') && !has(clause, 'passive')) {
      beginTrick(story, seat); // *Now South plays the ♦A.*
      events.push({ kind: 'on-lead', seat, span: card.span });
    }
    if (story.played.includes(seat) || story.gone.includes(card.value)) continue;
    if (story.played.length === 0) story.led = suitOf(card.value);
    events.push(played(seat, card, story));
  }
  return events;
}

/** Words beside which no card is told as played. */
const NOT_PLAYED = termSet([
  'may',
  'must',
  'may-not',
  'need-not',
  'would',
  'should',
  'not',
  'require',
  'prohibit',
  'want',
  'deliberate',
]);

/** *East calls for the ♦Q*: a card of dummy's, whom declarer alone can call on. */
function calledFromDummy(clause: Clause, story: Story): readonly Event[] {
  const dummy = story.declarer && partnerOf(story.declarer);
  const suitOnly = dummy && lowestCalled(clause, dummy, story);
  const [card, more] = suitOnly ? [suitOnly] : cardsIn(clause);
  if (card === undefined || more || dummy === undefined || holderOf(card.value, story) !== dummy) return [];
  if (!has(clause, 'require') || (suitsIn(clause).length > 0 && !suitOnly) || story.gone.includes(card.value))
    return [];
  if (has(clause, 'may', 'must', 'may-not', 'need-not', 'would', 'should', 'not', 'prohibit')) return [];
  if (story.played.length === 0 || TRICK <= story.played.length) {
    beginTrick(story, dummy);
    story.led = suitOf(card.value);
  }
  return story.played.includes(dummy) ? [] : [played(dummy, card, story)];
}

/** *Called for dummy’s small diamond*, *for a club from dummy*: without a rank, the lowest (Law 46B). */
function lowestCalled(clause: Clause, dummy: Seat, story: Story): Located<Card> | undefined {
  const [suit, more] = suitsIn(clause);
  const isOfDummy = has(clause, 'dummy') && !has(clause, 'lead', 'to-lead') && cardsIn(clause).length === 0;
  if (suit === undefined || more || !isOfDummy) return undefined;
  const held = story.boards.at(-1)?.hands[dummy]?.hand;
  const value =
    held && cardsOf(held).findLast((one) => suitOf(one) === suit.value && !story.gone.includes(one));
  return value && { value, span: suit.span };
}

const TRICK = 4;

function played(seat: Seat, card: Located<Card>, story: Story): Event {
  story.gone.push(card.value);
  story.played.push(seat);
  return { kind: 'play', plays: [{ seat, card }], span: card.span };
}

/** *East the king, South the four*: a rank is a card of the suit led, where the one named holds it. */
function rankPlayed(clause: Clause, story: Story): readonly Event[] {
  const { led, declarer } = story;
  const [rank, more] = clause.items.flatMap((item) => (item.kind === 'rank' ? [item] : []));
  const isBare = clause.items.length <= LONGEST_BARE || has(clause, 'play', 'follow');
  const isOther = has(clause, 'pick-up', 'remain', 'designate', 'lead', 'penalty-card', 'drop', 'face');
  if (led === undefined || story.played.length === 0 || rank === undefined || more || !isBare || isOther)
    return [];
  const subject = clause.subject ?? sourceIn(clause);
  const isDummy = subject !== undefined && isTerm(subject, 'dummy') && declarer !== undefined;
  const seat = isDummy ? partnerOf(declarer) : subject?.kind === 'seat' ? subject.seat : undefined;
  const value = cardOf(led, rank.rank);
  const isSure = seat !== undefined && holderOf(value, story) === seat && !story.played.includes(seat);
  return isSure && !story.gone.includes(value) ? [played(seat, { value, span: rank.span }, story)] : [];
}

const LONGEST_BARE = 5;

/** *Yerden dörtlü, Doğu’dan sekizli*: a person and a rank, and the verb of the list stands behind the last of them. */
function isPlainList({ items }: Clause): boolean {
  return items.every((item) => item.kind === 'rank' || isPerson(item));
}

/** *Güney’den altılı geldi*: the one from whom the card came, in languages that mark him. */
function sourceIn(clause: Clause): PersonItem | undefined {
  if (!has(clause, 'passive') && !isPlainList(clause)) return undefined;
  const [person, more] = clause.items.filter(isPerson).filter(({ form }) => form === 'dat');
  return more === undefined ? person : undefined;
}
