// Letters that tell a case: what stands in quotation marks there is a telling like any other, and *I* is who wrote it.
import { type Clause, isAllQuoted, type Sentence, withClauses } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import { speakerOf } from './speakers.ts';

/** The sentences, with those of a letter without their quotation marks, as if nothing stood around it. */
export function withLettersRead(sentences: readonly Sentence[]): readonly Sentence[] {
  if (!sentences.some(endsQuoted)) return sentences;
  const read = [...sentences];
  for (let at = 0; at < sentences.length; ) {
    const end = endOfQuotation(sentences, at);
    const quotation = sentences.slice(at, end);
    if (isLetter(quotation, sentences[at - 1])) read.splice(at, quotation.length, ...quotation.map(unquoted));
    at = Math.max(end, at + 1);
  }
  return read;
}

/** Behind the last sentence in a row in quotation marks; the first may open with who writes, the last close with it. */
function endOfQuotation(sentences: readonly Sentence[], from: number): number {
  const first = sentences[from];
  if (first === undefined || !endsQuoted(first)) return from;
  let end = from + 1;
  for (let next = sentences[end]; next !== undefined && isAllQuoted(next); next = sentences[end]) end += 1;
  return sentences[end]?.clauses[0]?.isQuoted ? end + 1 : end;
}

function endsQuoted({ clauses }: Sentence): boolean {
  return clauses.at(-1)?.isQuoted === true;
}

/** Whether a quotation is announced as a letter, or its writer tells at length what he did or where he sat. */
function isLetter(quotation: readonly Sentence[], above: Sentence | undefined): boolean {
  const [first] = quotation;
  if (first === undefined) return false;
  if (above !== undefined && announcesLetter(above)) return true;
  if (quotation.length < SHORTEST_LETTER) return false;
  const isRuling = [above, first].some((one) => one !== undefined && speakerOf(one, undefined) !== undefined);
  return !isRuling && (quotation.some(saysWhoWrites) || tellsOfOneself(quotation, above));
}

/** So many sentences at the least; fewer are somebody's words at the table. */
const SHORTEST_LETTER = 3;

/** *A question from a reader:* what stands in quotation marks behind it tells the case. */
function announcesLetter({ clauses, isQuestion }: Sentence): boolean {
  const items = clauses.flatMap((clause) => clause.items);
  return (
    !isQuestion && items.length <= LONGEST_ANNOUNCEMENT && has({ items }, 'asked') && !items.some(isPerson)
  );
}

const LONGEST_ANNOUNCEMENT = 8;

/** A paragraph of its own in which somebody says what he himself did, and no one is named as saying it. */
function tellsOfOneself(quotation: readonly Sentence[], above: Sentence | undefined): boolean {
  const clauses = quotation.flatMap((sentence) => sentence.clauses);
  return (
    quotation[0]?.beginsBlock === true &&
    clauses.every(({ isQuoted }) => isQuoted) &&
    above?.clauses.some((clause) => has(clause, 'director', 'committee', 'ruling', 'ruled', 'told')) !==
      true &&
    clauses.some((clause) => has(clause, 'i')) &&
    clauses.some((clause) => has(clause, 'drop', 'face', 'penalty-card'))
  );
}

/** *I sat North*, *my partner was declarer*. */
function saysWhoWrites({ clauses, isQuestion }: Sentence): boolean {
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

/** The sentence as the words of the one who writes. */
function unquoted(sentence: Sentence): Sentence {
  return withClauses(
    sentence,
    sentence.clauses.map((clause) => ({ ...clause, isQuoted: false })),
  );
}
