// Whose ruling a sentence calls wrong.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Ruling } from '../facts.ts';
import type { Section } from './headings.ts';

const FAULT = termSet(['fault']);

/** The one whose ruling it is, the director where nobody is named. */
export function overruledBy(sentence: Sentence, section: Section): Ruling['by'] {
  if (!meet(sentence.holds, FAULT)) return undefined;
  const faulty = sentence.clauses.find((clause) => has(clause, 'fault') && !has(clause, 'not', 'neither'));
  if (faulty === undefined || sentence.isQuestion || section === 'appeal') return undefined;
  const named = sentence.clauses.flatMap(({ items }) =>
    items.filter((item) => isPerson(item)).filter((item) => isTerm(item, 'director', 'committee')),
  );
  const [first] = named;
  const isCommittee = first !== undefined && isTerm(first, 'committee') && section !== 'committee';
  if (isCommittee && !overturns(first, faulty)) return findsHimWrong(faulty) ? 'director' : 'committee';
  const isOverturned = has(faulty, 'ruling'); // *This ruling was wrong*: another director’s.
  if (section === 'director' && !isOverturned) return undefined;
  return first || has(faulty, 'ruling') ? 'director' : undefined;
}

/** *The committee overturned the ruling*, *it was overturned by the committee*: the other one's. */
function overturns({ form, span }: PersonItem, faulty: Clause): boolean {
  const ruling = faulty.items.find((item) => isTerm(item, 'ruling'));
  return form === 'by' || (form === 'nom' && ruling !== undefined && span.end <= ruling.span.start);
}

/** *The committee held that the director was wrong*, *that this was wrong*. */
function findsHimWrong({ items, link, subject }: Clause): boolean {
  if (link === 'that') return subject === undefined || !isTerm(subject, 'committee');
  const ruled = items.findIndex((item) => isTerm(item, 'ruled'));
  const fault = items.findIndex((item) => isTerm(item, 'fault'));
  return ruled !== -1 && fault !== -1 && Math.abs(ruled - fault) > 1; // *Oordeelde dat | dit | onjuist was*; not *oordeelde verkeerd*.
}
