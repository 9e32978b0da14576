// Options set out one below the other: *Declarer may: (a) require a spade; (b) …*.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { type Clause, type Sentence, withClauses, withItems } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import { answersFrom, isFirstAnswer } from './answers-to-choose.ts';

/** The sentences with what stands in such a list as what the one named before it may do. */
export function withListedOptions(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(isFirstAnswer)) return sentences;
  const read = [...sentences];
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]?.clauses.at(-1);
    if (before === undefined || !isFirstAnswer(sentence) || !opensList(before)) continue;
    const listed = answersFrom(sentences, at).flatMap(({ said }) => said);
    for (const [place, one] of listed.entries()) read[at + place] = asOptions(one, before);
  }
  return read;
}

/** *Declarer may*, *the options of South are*: nothing yet is said of what he may do. */
function opensList(clause: Clause): boolean {
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

function asOptions(sentence: Sentence, { subject }: Clause): Sentence {
  const clauses = sentence.clauses.map((clause): Clause => {
    if (!has(clause, 'require', 'prohibit', 'leave-free')) return clause;
    return {
      ...withItems(clause, clause.items, [...clause.carried, 'may']),
      subject: clause.subject ?? subject,
    };
  });
  return { ...withClauses(sentence, clauses), isTitle: false }; // *(b) to forbid hearts,* ends as no sentence does.
}
