// Options set out one below the other: *Declarer may: (a) require a spade; (b) …*.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { type Clause, type Sentence, withClauses, withItems } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm, termIn } from '../clause-terms.ts';
import { answersFrom, isFirstAnswer } from './answers-to-choose.ts';

/** The sentences with what stands in such a list as what the one named before it may do. */
export function withListedOptions(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some((one) => isFirstAnswer(one) || isBareOption(one))) return sentences;
  const read = [...sentences];
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]?.clauses.at(-1);
    const isLettered = isFirstAnswer(sentence);
    if (before === undefined || !(isLettered || isBareOption(sentence))) continue;
    const listed = isLettered
      ? answersFrom(sentences, at).flatMap(({ said }) => said)
      : markedFrom(sentences, at);
    if (!opensList(before) && !areAlternatives(listed)) continue;
    for (const [place, one] of listed.entries()) read[at + place] = asOptions(one, before);
  }
  return read;
}

/** The blocks from a sentence on, two and more, that each begin with an option of which nobody says that he takes it. */
function markedFrom(sentences: readonly Sentence[], from: number): readonly Sentence[] {
  const end = sentences.findIndex((sentence, at) => from <= at && !isBareOption(sentence));
  const listed = sentences.slice(from, end === -1 ? undefined : end);
  return listed.length < 2 ? [] : listed;
}

function isBareOption({ beginsBlock, clauses: [first] }: Sentence): boolean {
  if (!beginsBlock || first === undefined || !isOption(first)) return false;
  const [word] = first.items;
  if (word !== undefined && isTerm(word, 'he') && !has(first, 'may')) return false; // *He did none of these things.*
  return first.subject === undefined || word === undefined || !isPerson(word) || has(first, 'leave-free');
}

/** To require and to forbid, one below the other, and nobody who does it: he cannot have chosen both for one lead. */
function areAlternatives(listed: readonly Sentence[]): boolean {
  const firsts = listed.flatMap(({ clauses }) => clauses.filter(isOption).slice(0, 1)); // Behind the letter of a block.
  const areOpen = firsts.every(({ items: [word] }) => word === undefined || !isPerson(word));
  return areOpen && ALTERNATIVES.every((term) => firsts.some((clause) => has(clause, term)));
}

function isOption(clause: Clause): boolean {
  return has(clause, 'require', 'prohibit', 'leave-free');
}

const ALTERNATIVES = ['require', 'prohibit'] as const;

/** *Declarer may*, *the options of South are*: nothing yet is said of what he may do. */
function opensList(clause: Clause): boolean {
  const isOfChoice = has(clause, 'may') && has(clause, 'designate'); // *South could have chosen:*
  if (isOfChoice && clause.items.at(-1) === termIn(clause, 'designate')) return true;
  return has(clause, 'may', 'option') && !has(clause, 'may-not', 'not', 'neither', ...OF_DEEDS);
}

const OF_DEEDS: readonly Term[] = [
  'require',
  'prohibit',
  'leave-free',
  'lead',
  'play',
  'pick-up',
  'remain',
  'designate',
];

/** *…, whereupon the cards stay*: what would come of an option. */
function isOutcome(clause: Clause): boolean {
  return has(clause, 'remain', 'pick-up', 'stop') && !isOption(clause);
}

function asOptions(sentence: Sentence, { subject }: Clause): Sentence {
  const options = sentence.clauses.filter((clause) => !isOutcome(clause));
  const clauses = (options.length > 0 ? options : sentence.clauses).map((clause): Clause => {
    if (!isOption(clause)) return clause;
    return {
      ...withItems(clause, clause.items, [...clause.carried, 'may']),
      subject: clause.subject === clause.items[0] ? (clause.subject ?? subject) : (subject ?? clause.subject), // *To let West lead*.
    };
  });
  return { ...withClauses(sentence, clauses), isTitle: false }; // *(b) to forbid hearts,* ends as no sentence does.
}
