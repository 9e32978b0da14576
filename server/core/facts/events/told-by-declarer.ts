// What declarer says that another player must or may not do: his option, or the card that he designates.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { ONE } from '../../syntax/lexicon/small-words.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm, suitsIn } from '../clause-terms.ts';
import type { Event, Option } from '../facts.ts';
import { personOf } from '../story/persons.ts';
import type { Person, Story } from '../story/story.ts';

/** Words with which a clause does not say what he wants. */
const OTHER = [
  'would',
  'should',
  'need-not',
  'any-card',
  'only',
  'option',
  'require',
  'prohibit',
  'penalty-card',
] as const;

/** *South said that West must lead a spade*, *that East must play the ♥Q*: what such a clause is. */
export function isToldByDeclarer(clause: Clause, { clauses }: Sentence, story: Story): boolean {
  if (clause.link !== 'that' || story.declarer === undefined) return false;
  const at = clauses.indexOf(clause) - 1;
  const before = clauses[at];
  if (before === undefined) return false;
  const named = before.subject ?? (before.mayInherit ? subjectBefore(clauses.slice(0, at)) : undefined);
  const sayer = named && isPerson(named) ? personSaying(named, story) : undefined;
  const isSaid =
    has(before, 'told', 'says') && !has(before, 'asked', 'claimed', 'not', 'may', 'must', 'would', 'if');
  return (
    isSaid &&
    sayer === story.declarer &&
    !has(clause, ...OTHER) &&
    (has(clause, 'must', 'may', 'may-not') || isToLead(clause))
  );
}

/** *She thought it over and said that …*, *West, when he was asked, said that …*: the one named before what is put in between. */
function subjectBefore(clauses: readonly Clause[]): Clause['subject'] {
  return clauses.findLast(({ link }) => link === undefined || !BESIDE.includes(link))?.subject;
}

/** *That West was to lead a heart*, *that no spade was to be led*. */
function isToLead(clause: Clause): boolean {
  return (
    has(clause, 'to-lead', 'lead') &&
    !has(clause, 'want') &&
    suitsIn(clause).length > 0 &&
    cardsIn(clause).length === 0
  );
}

const BESIDE: readonly Term[] = ['while', 'after', 'before', 'who', 'because'];

/** *I explained to South what she could do. She said that …*: the one addressed last, where she may be another. */
function personSaying(named: PersonItem, story: Story): Person | undefined {
  const person = personOf(named, story);
  const isUnsure =
    isTerm(named, 'he') && (person === undefined || person === 'other' || person === 'director');
  return isUnsure && story.addressed === story.declarer ? story.declarer : person;
}

/** The option that declarer states so about the lead of the player who is due, where it is one. */
export function optionOfWords(clause: Clause, player: Person | undefined, story: Story): Option | undefined {
  const named = suitsIn(clause).map(({ value }) => value);
  const isOne = clause.items.some((item) => isWordOf(item, ONE)); // *… clubs: West was not to lead one*.
  const suits = named.length === 0 && isOne && story.suits.length === 1 ? story.suits : named;
  const isUnnamed = player === undefined && !clause.items.some(isPerson); // *That spades were not to be led*.
  const isOfLead =
    (isUnnamed || (player !== undefined && player === story.leader)) &&
    has(clause, 'lead', 'play', 'to-lead');
  if (!isOfLead || suits.length === 0 || cardsIn(clause).length > 0) return undefined;
  const isBarred = has(clause, 'may-not', 'not', 'neither');
  if (isBarred) return { kind: 'prohibit', suits };
  return (has(clause, 'must') || isToLead(clause)) && !has(clause, 'may') && suits.length === 1
    ? { kind: 'require', suits }
    : undefined;
}

/** The penalty card that declarer tells its holder so to play. */
export function cardOfWords(clause: Clause, player: Person | undefined, story: Story): readonly Event[] {
  const [card, more] = cardsIn(clause);
  if (card === undefined || more || !has(clause, 'must') || has(clause, 'not', 'neither')) return [];
  const isHis =
    (player === 'N' || player === 'E' || player === 'S' || player === 'W') &&
    story.penalty[player].includes(card.value);
  const isPlayed =
    has(clause, 'play', 'lead', 'discard') && !clause.items.some((item) => isTerm(item, 'pick-up', 'remain'));
  return isHis && isPlayed ? [{ kind: 'designates', card, by: undefined, span: card.span }] : [];
}
