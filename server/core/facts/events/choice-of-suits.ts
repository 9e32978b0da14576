// What declarer says of the suits of the penalty cards where an option is due: whatever the verb, it is his choice.

import type { Suit } from '../../bridge/cards.ts';
import { partnerOf } from '../../bridge/seats.ts';
import { AGAINST, INFINITIVE } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm } from '../clause-terms.ts';
import type { Option } from '../facts.ts';
import { offenderIn, penaltySuitsIn } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { suitsMeant } from './chosen-suits.ts';

/**
 * The option that a clause of declarer tells by a verb or a noun for choosing, demanding or refusing and the suits; only
 * while the lead for which he has it is due and none was told for it.
 */
export function choiceOfSuits(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  sentence: Sentence,
): Option | undefined {
  if (!isDue(story) || meet(clause.holds, OTHER) || cardsIn(clause).length > 0) return undefined;
  if (!isDeclaringSeat(subject, story) && !isOfDeclarer(clause, story))
    return freedByPassives(clause, sentence);
  const suits = suitsMeant(clause, story);
  if (suits.length === 0) return declinesBoth(clause, sentence) ? { kind: 'neither' } : undefined;
  const all = penaltySuitsIn(story);
  return suits.every((suit) => all.includes(suit)) ? chosen(clause, suits) : undefined;
}

/** Words with which a clause tells of something else, or of nothing done. */
const OTHER = termSet([
  'may',
  'would',
  'will',
  'wish',
  'if',
  'asked',
  'claimed',
  'intended',
  'the-one',
  'lose-lead',
  'void',
  'follow',
  'discard',
  'pick-up',
  'remain',
  'stop',
  'win',
  'penalty-card',
  'holding',
  'again',
  'must',
  'only',
]);

/** Whether the partner of the one with the penalty cards is to lead, and declarer has not spoken yet. */
function isDue(story: Story): boolean {
  const offender = offenderIn(story);
  const isToLead = story.leader === undefined || (offender && story.leader === partnerOf(offender));
  return offender !== undefined && isToLead === true && story.played.length + story.options.length === 0;
}

/** *Declarer’s choice fell on a heart*: whose the noun is that says it. */
function isOfDeclarer({ items }: Clause, story: Story): boolean {
  return items.some((item, at) => {
    if (!isPerson(item) || item.form !== 'gen' || !isDeclaringSeat(personOf(item, story), story))
      return false;
    const next = items.slice(at + 1).find(({ kind }) => kind !== 'word');
    return (
      next !== undefined && isTerm(next, 'designate', 'demand', 'restriction', 'chosen', 'ruled', 'want')
    );
  });
}

function chosen(clause: Clause, suits: readonly Suit[]): Option | undefined {
  const isBan = has(clause, 'prohibit', 'restriction', 'all-but');
  const isDenied = clause.items.some(isDenial);
  if (isBan) return isDenied && !isOrderNot(clause) ? undefined : { kind: 'prohibit', suits };
  if (isDenied)
    return has(clause, 'require', 'demand') || !meet(clause.holds, DENIED)
      ? undefined
      : { kind: 'prohibit', suits };
  const isOne = suits.length === 1 && !has(clause, 'play', 'or', 'upheld');
  return isOne && clause.items.some(isPositive) ? { kind: 'require', suits } : undefined;
}

/** A word for choosing that is no infinitive: *heeft iets te kiezen*. */
function isPositive(item: Item, at: number, items: readonly Item[]): boolean {
  const before = items[at - 1];
  const isInfinitive = isWordOf(before, INFINITIVE);
  return isTerm(item, 'designate', 'demand', 'chosen') && !isInfinitive;
}

/** Verbs whose denial shuts a suit out: *decided against a spade*, *denied West a spade*. */
const DENIED = termSet(['designate', 'want', 'not-so', 'refused', 'ruled']);

function isDenial(item: Item): boolean {
  return isTerm(item, 'not', 'neither', 'may-not', 'not-so', 'refused') || isAgainst(item);
}

function isAgainst(item: Item): boolean {
  return isWordOf(item, AGAINST);
}

/** *Told West not to lead a spade*: the denial is part of the order. */
function isOrderNot({ items }: Clause): boolean {
  const order = items.findIndex((item) => isTerm(item, 'told') && isTerm(item, 'prohibit'));
  return order !== -1 && items.slice(0, order).every((item) => !isDenial(item));
}

/** *South did not require | or forbid anything*: the second of two parts, of no suit. */
function declinesBoth(clause: Clause, { clauses }: Sentence): boolean {
  const before = clauses[clauses.indexOf(clause) - 1];
  if (before === undefined || (clause.link !== 'or' && clause.link !== 'and')) return false;
  const areBoth = has(before, 'require')
    ? has(clause, 'prohibit')
    : has(before, 'prohibit') && has(clause, 'require');
  const isDenied = has(before, 'not', 'neither') && (clause.link === 'or' || has(clause, 'not', 'neither'));
  return areBoth && isDenied && !meet(before.holds, OTHER) && [before, clause].every(namesNothing);
}

function namesNothing({ items }: Clause): boolean {
  return items.every(({ kind }) => kind !== 'suit' && kind !== 'cards' && kind !== 'rank');
}

/** *No suit was required and none was forbidden*: nobody is named, but only declarer can. */
function freedByPassives(clause: Clause, sentence: Sentence): Option | undefined {
  const before = sentence.clauses[sentence.clauses.indexOf(clause) - 1];
  const areOpen = [before, clause].every((one) => one !== undefined && !one.items.some(isPerson));
  return areOpen && clause.link === 'and' && has(clause, 'not', 'neither') && declinesBoth(clause, sentence)
    ? { kind: 'neither' }
    : undefined;
}
