// Who is told to have won the trick, and so leads to the next.

import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { TRICKS } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import type { Span } from '../../text/span.ts';
import { cardsIn, isTerm, says, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { holderOf, offendersIn } from '../story/holders.ts';
import { beginTrick } from '../story/next-trick.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { trickOfOne } from './lead-in-hand.ts';

/** A player who won the trick, the words that say it, and whether they name him. */
type Winner = { readonly seat: Seat; readonly span: Span; readonly isNamed: boolean };

/** Who is said to have won the trick. */
export function winnerIn(clause: Clause, subject: Person | undefined, story: Story): Winner | undefined {
  const word = termIn(clause, 'win') ?? trickOfOne(clause);
  if (word === undefined || meet(clause.holds, UNREAL)) return undefined;
  const cards = cardsIn(clause);
  const areOthers = cards.length > 1 && word.span.end <= (cards[0]?.span.start ?? 0); // *And won, with the ♣3 from dummy and the ♣8 from South*.
  const [card] = areOthers ? [] : cards;
  if (says(word, 'taking') && card === undefined && !clause.items.some(isTrick)) return undefined;
  const owner = clause.items.find(
    (item): item is PersonItem =>
      isPerson(item) && (item.form === 'gen' || (item.form === 'at' && says(word, 'trick'))),
  );
  const winner = clause.items.find(
    (item, at): item is PersonItem =>
      isPerson(item) && item.form === 'by' && !(areOthers && isBehindCard(clause.items.slice(0, at))),
  );
  const given = clause.items[clause.items.indexOf(word) + 1];
  const isGiven = given && isPerson(given) && given.form === 'dat'; // *The trick was for North*.
  const person = winner
    ? personOf(winner, story)
    : isGiven
      ? personOf(given, story)
      : card
        ? holderOf(card.value, story)
        : owner
          ? personOf(owner, story)
          : subject;
  if (person === 'dummy' && story.declarer !== undefined)
    return { seat: partnerOf(story.declarer), span: word.span, isNamed: true };
  const isKnown = isDefenderIn(person, story) || isDeclaringSeat(person, story);
  const named = winner ?? (isGiven ? given : undefined) ?? card ?? owner ?? clause.subject;
  const isNamed = named !== undefined && !('kind' in named && isTerm(named, 'he'));
  return isKnown ? { seat: person, span: word.span, isNamed } : undefined;
}

/** Words with which nobody has won; *he believed that he had won it* is one of them. */
const UNREAL = termSet(['may', 'must', 'would', 'should', 'not', 'future', 'intended']);

/** *The ♣8 from South*. */
function isBehindCard(before: readonly Item[]): boolean {
  return before.findLast(({ kind }) => kind !== 'word')?.kind === 'cards';
}

/** *Took it with the ace*, *took the trick*; not *took the fifth*, of a list of options. */
function isTrick(item: Item): boolean {
  return item.kind === 'rank' || isTerm(item, 'trick', 'it') || isWordOf(item, TRICKS);
}

/** The trick that was told is won: its winner leads to the next. The event stands at the end of the sentence. */
export function trickWon({ seat, span, isNamed }: Winner, story: Story, sentence: Span): Event | undefined {
  if (offendersIn(story).length === 0) return undefined;
  const isBefore = !isNamed && story.played.length === 0 && story.lastEvent?.kind === 'on-lead';
  if (isBefore && story.leader !== undefined) return undefined; // *It was West’s turn, he had won the last trick*.
  const isOfThisTrick = story.played.length > 0 || story.leader !== seat;
  if (!isOfThisTrick) return undefined;
  beginTrick(story, seat);
  return {
    kind: 'on-lead',
    seat,
    span: { start: Math.max(span.start, sentence.end - 1), end: sentence.end },
  };
}
