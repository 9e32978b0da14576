// Who says what stands in quotation marks.
import { type Clause, isAllQuoted, type Sentence } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm, suitsIn } from '../clause-terms.ts';
import { askedIn } from '../story/addressees.ts';
import { personOf } from '../story/persons.ts';
import type { Person, Story } from '../story/story.ts';

/** Keeps in mind who says the quoted words of a sentence: the one named last before them, else first behind them. */
export function noteSpeaker(sentence: Sentence, story: Story): void {
  const { clauses } = sentence;
  const quote = clauses.findIndex(({ isQuoted }) => isQuoted);
  if (quote === -1) {
    story.speaker = undefined;
    return;
  }
  const sayers = (some: readonly Clause[]) =>
    some.flatMap((clause) => (clause.isQuoted ? [] : (askedIn(clause) ?? clause.items.filter(isSayer))));
  const before = sayers(clauses.slice(0, quote));
  const sayer = before.at(-1) ?? sayers(clauses)[0];
  if (sayer) story.speaker = speakerMeant(sayer, story);
  else if (!isAllQuoted(sentence)) story.speaker = undefined;
  else story.speaker ??= story.subject === story.declarer ? story.declarer : undefined;
}

/** Whom a word for a speaker means; *he* may be one whom we have overlooked, unless it was declarer of whom was told. */
function speakerMeant(sayer: PersonItem, story: Story): Person | undefined {
  const person = personOf(sayer, story);
  return isTerm(sayer, 'he') && person !== story.declarer ? undefined : person;
}

function isSayer(item: Clause['items'][number]): item is PersonItem {
  return isPerson(item) && item.form === 'nom';
}

/** Whether the words may be declarer's: they are not known to be a defender's or dummy's. */
export function mayBeDeclarers({ speaker, declarer }: Story): boolean {
  return (
    speaker === undefined || speaker === declarer || ['other', 'director', 'committee'].includes(speaker)
  );
}

/** *“No spade shall be led,”* said by declarer: he forbids it, though it is told of what is to come. */
export function isBanInWords(clause: Clause, story: Story): boolean {
  if (!clause.isQuoted) return false;
  const isBan = has(clause, 'not', 'neither') && has(clause, 'lead') && suitsIn(clause).length > 0;
  return isBan && areDeclarers(story);
}

/** Whether the words are known to be declarer's. */
export function areDeclarers({ speaker, declarer }: Story): boolean {
  return speaker !== undefined && speaker === declarer;
}
