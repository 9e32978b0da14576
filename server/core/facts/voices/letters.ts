// Letters that tell a case: a paragraph of the one who was there, in quotation marks, is a telling like any other.
import { type Sentence, withClauses } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has } from '../clause-terms.ts';

/** Whether a letter begins with the sentence at a place, all of which is quoted; `above` stands before it, a title too. */
export function beginsLetter(
  sentences: readonly Sentence[],
  at: number,
  above: Sentence | undefined,
): boolean {
  return (above !== undefined && announcesLetter(above)) || isTelling(sentences, at, above);
}

/** *A question from a reader:* what stands in quotation marks behind it tells the case. */
function announcesLetter({ clauses, isQuestion }: Sentence): boolean {
  const items = clauses.flatMap((clause) => clause.items);
  return (
    !isQuestion && items.length <= LONGEST_ANNOUNCEMENT && has({ items }, 'asked') && !items.some(isPerson)
  );
}

const LONGEST_ANNOUNCEMENT = 8;

/** A whole paragraph of several quoted sentences, in which somebody says what he himself did, and no one is named as saying it. */
function isTelling(sentences: readonly Sentence[], at: number, above: Sentence | undefined): boolean {
  const first = sentences[at];
  if (first === undefined || !first.beginsBlock || !isAllQuoted(first)) return false;
  const rest = sentences.slice(at + 1);
  const end = rest.findIndex(({ beginsBlock }) => beginsBlock);
  const paragraph = [first, ...rest.slice(0, end === -1 ? undefined : end)];
  const clauses = paragraph.flatMap((sentence) => sentence.clauses);
  const isAnothers =
    above?.clauses.some((clause) => has(clause, 'director', 'committee', 'ruling', 'ruled', 'told')) === true;
  return (
    SHORTEST_LETTER <= paragraph.length &&
    !isAnothers &&
    paragraph.every(isAllQuoted) &&
    clauses.some((clause) => has(clause, 'i')) &&
    clauses.some((clause) => has(clause, 'drop', 'face', 'penalty-card'))
  );
}

/** So many sentences at the least; fewer are somebody's words at the table. */
export const SHORTEST_LETTER = 3;

/** The sentence as the words of the one who writes. */
export function unquoted(sentence: Sentence): Sentence {
  return withClauses(
    sentence,
    sentence.clauses.map((clause) => ({ ...clause, isQuoted: false })),
  );
}

export function isAllQuoted({ clauses }: Sentence): boolean {
  return clauses.every(({ isQuoted }) => isQuoted);
}
