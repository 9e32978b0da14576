// A letter that stands in quotation marks: it tells its case as if nothing stood around it.
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has, isTerm } from '../clause-terms.ts';
import { SHORTEST_LETTER, unquoted } from './letters.ts';
import { speakerOf } from './speakers.ts';

/** The sentences, with those of a letter without their marks: one whose writer says where he sat or who was declarer. */
export function withLettersRead(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.every(({ clauses }) => clauses.every(({ isQuoted }) => !isQuoted))) return sentences;
  const read = [...sentences];
  for (let at = 0; at < sentences.length; ) {
    const end = endOfQuote(sentences, at);
    const letter = sentences.slice(at, end);
    const before = sentences[at - 1];
    const isRuling = [before, letter[0]].some(
      (one) => one !== undefined && speakerOf(one, undefined) !== undefined,
    );
    if (SHORTEST_LETTER <= letter.length && !isRuling && letter.some(isOfWriter))
      for (const [place, one] of letter.entries()) read[at + place] = unquoted(one);
    at = Math.max(end, at + 1);
  }
  return read;
}

/** Behind the last sentence in a row in quotation marks; the first may open with who writes, the last close with it. */
function endOfQuote(sentences: readonly Sentence[], from: number): number {
  if (sentences[from]?.clauses.at(-1)?.isQuoted !== true) return from;
  let end = from + 1;
  while (sentences[end]?.clauses.every(({ isQuoted }) => isQuoted)) end += 1;
  return sentences[end]?.clauses[0]?.isQuoted ? end + 1 : end;
}

/** *I sat North*, *my partner was declarer*. */
function isOfWriter({ clauses, isQuestion }: Sentence): boolean {
  return !isQuestion && clauses.some((clause) => clause.isQuoted && saysWhoHeIs(clause));
}

function saysWhoHeIs(clause: Clause): boolean {
  if (has(clause, 'if', 'would', 'should', 'may', 'must', 'not')) return false;
  const next = clause.items[clause.items.findIndex((item) => isTerm(item, 'i-am')) + 1];
  const isSeated =
    has(clause, 'i-am') && next !== undefined && (next.kind === 'seat' || isTerm(next, 'declarer'));
  const isOfOwn = clause.items.some((item) => isTerm(item, 'i', 'partner'));
  return (
    isSeated ||
    (isOfOwn && clause.items.some((item) => isTerm(item, 'plays-contract') && !isTerm(item, 'play')))
  );
}
