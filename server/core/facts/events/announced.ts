// What a player says that he will do, told as done: *South said that he would require a spade*.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, type Sentence, withItems } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

const SAYS = termSet(['says']);
const TO_COME = termSet(['will', 'would']);

/** The sentence without the *will* or *would* by which a player announces what he asks for or forbids. */
export function withAnnounced(voiced: Voiced): Voiced {
  const { sentence } = voiced;
  if (!meet(sentence.holds, TO_COME)) return voiced;
  if (!meet(sentence.holds, SAYS) && !sentence.clauses.some(({ mark }) => mark === ':')) return voiced;
  const clauses = sentence.clauses.map((clause) => asAnnounced(clause, sentence));
  return withClausesOf(voiced, clauses);
}

function asAnnounced(clause: Clause, { clauses }: Sentence): Clause {
  if (!has(clause, 'will', 'would') || !has(clause, 'require', 'prohibit', 'leave-free')) return clause;
  const { items, link } = clause;
  const saying = items.findIndex((item) => isTerm(item, 'says'));
  const will = items.findIndex(isToCome);
  const before = clauses[clauses.indexOf(clause) - 1];
  const isInOne = saying !== -1 && saying < will && isOnlyHe(items.slice(saying + 1, will));
  const isSaid =
    before !== undefined &&
    ((link === 'that' && has(before, 'says')) ||
      (clause.mark === ':' && link === undefined && !has(before, 'if')));
  const isBehind = isSaid && isOnlyHe(items.slice(0, will)); // *He waved it away: he would require nothing*.
  const sayer = isInOne ? items.slice(0, saying).find(isPerson) : before?.subject;
  if (will === -1 || !(isInOne || isBehind) || sayer === undefined || !isPlayer(sayer)) return clause;
  return withItems(
    clause,
    items.filter((item) => !isToCome(item)),
    clause.carried.filter(isReal),
  );
}

function isToCome(item: Item): boolean {
  return isTerm(item, 'will', 'would') && !isTerm(item, 'recalled');
}

function isReal(term: Clause['carried'][number]): boolean {
  return term !== 'will' && term !== 'would';
}

/** *Said (that) he would*: nobody but the one who says it. */
function isOnlyHe(items: readonly Item[]): boolean {
  return items.every((item) => isTerm(item, 'he', 'that') || item.kind === 'word');
}

function isPlayer(sayer: Item): sayer is PersonItem {
  return isPerson(sayer) && !isTerm(sayer, 'director', 'committee');
}
