// What a player says to be so: *East said that both cards went back*. Nobody has ruled it.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';

const NOMINAL = termSet(['nominal']);
const SAYS = termSet(['says']);

/** Whether the clause stands behind *said that* of somebody who does not decide, or holds what he says. */
export function isPlayersSaying(clause: Clause, { clauses, holds }: Sentence): boolean {
  if (meet(clause.said, NOMINAL) && holdsHisWords(clause)) return true;
  if (!meet(holds, SAYS)) return false;
  const at = clauses.indexOf(clause);
  const saying = clauses.findIndex((one, place) => place < at && has(one, 'says'));
  if (saying === -1 || !clauses.slice(saying + 1, at + 1).some(({ link }) => link === 'that')) return false;
  const sayer = clauses
    .slice(0, saying + 1)
    .findLast(({ link, subject }) => link !== 'who' && subject !== undefined && isPerson(subject))?.subject;
  return sayer !== undefined && isPerson(sayer) && isPlayer(sayer);
}

/** *Batı, Doğu’nun seçeceğini söyledi*: where the verb stands last, what is said stands before it. */
function holdsHisWords({ items, subject }: Clause): boolean {
  const said = items.findIndex((item) => isTerm(item, 'nominal'));
  const isTold = said !== -1 && items.slice(said + 1).some((item) => isTerm(item, 'told', 'says'));
  return isTold && subject !== undefined && isPerson(subject) && subject.form === 'nom' && isPlayer(subject);
}

function isPlayer(person: PersonItem): boolean {
  return (
    person.kind === 'seat' || isTerm(person, 'declarer', 'dummy', 'defender', 'partner', 'offender', 'pair')
  );
}
