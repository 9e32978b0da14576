// What a clause tells to have happened: the readers of events, each with the signs without which it finds none.
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { isTerm } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { type Reader, readersBySigns } from '../readers.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceOfSuits } from './choice-of-suits.ts';
import { designationIn } from './designations.ts';
import { exposureIn } from './exposures.ts';
import { noteGaps } from './gaps.ts';
import { labelledLeadIn } from './labelled-lead.ts';
import { leadAskedOf } from './lead-in-hand.ts';
import { leadIn } from './leads.ts';
import { noOptionIn } from './no-option.ts';
import { optionChosen, optionIn } from './options.ts';
import { noteOffer } from './options-open.ts';
import { playIn } from './plays.ts';

type ReadEvents = (
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  sentence: Sentence,
) => readonly Event[];

/** Declarer's choice: it is looked for first, and a clause that tells one tells nothing else. */
const CHOICE: Reader<ReadEvents> = {
  signs: [
    'require',
    'prohibit',
    'want',
    'leave-free',
    'asked',
    'told',
    'did-so',
    'any-card',
    'restriction',
    'demand',
    'quoted',
    'designate',
    'refused',
    'not-so',
  ],
  read: (clause, subject, story, sentence) => {
    const option =
      optionIn(withHeBefore(clause, sentence), subject, story) ??
      optionChosen(choiceOfSuits(clause, subject, story, sentence), clause, story);
    return option ? [...leadAskedOf(clause, option, story), option] : NONE;
  },
};

/** *She thought it over | and forbade a spade*: he who does it is the same *he*. */
function withHeBefore(clause: Clause, { clauses }: Sentence): Clause {
  const { subject, link, mayInherit } = clause;
  if (subject !== undefined || link !== 'and' || !mayInherit || clause.items.some(isPerson)) return clause;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isHe = before?.subject !== undefined && isTerm(before.subject, 'he') && before.link === undefined;
  return isHe && !before.isQuoted ? { ...clause, subject: before.subject } : clause;
}

/** The others; `isOfExposure` where it is read of a card that came to be a penalty card too. */
const READERS: readonly (Reader<ReadEvents> & { readonly isOfExposure?: true })[] = [
  {
    signs: ['drop', 'face', 'out-of-turn', 'premature', 'two-at-once', 'penalty-card', 'lead', 'cards'],
    read: exposureIn,
    isOfExposure: true,
  },
  {
    signs: ['lead', 'to-lead', 'opening', 'keep-lead', 'lose-lead', 'turn', 'on-hand'],
    read: leadIn,
    isOfExposure: true,
  },
  { signs: ['seat'], read: labelledLeadIn },
  { signs: ['no-option'], read: (clause, _, story) => noOptionIn(clause, story) },
  { signs: ['designate', 'require', 'told', 'says'], read: designationIn },
  {
    signs: ['lead', 'play', 'discard', 'follow', 'win', 'require', 'rank'],
    read: (clause, _, story) => playIn(clause, story),
  },
];

/** What is only kept in mind of a clause; `isToldOnly` where it must be told as done. */
const NOTES: readonly (Reader<(clause: Clause, story: Story) => void> & { readonly isToldOnly?: true })[] = [
  { signs: ['may'], read: noteOffer },
  { signs: ['lose-lead', 'void', 'lead', 'play', 'require', 'prohibit'], read: noteGaps, isToldOnly: true },
];

const choiceOf = readersBySigns([CHOICE]);
const readersOf = readersBySigns(READERS);
const notesOf = readersBySigns(NOTES);

/** Declarer's choice, where the clause tells one. */
export const choiceIn: ReadEvents = (clause, subject, story, sentence) =>
  choiceOf(clause)[0]?.read(clause, subject, story, sentence) ?? NONE;

/** What else the clause tells; beside cards that came to be penalty cards, only who is on lead. */
export const eventsIn: ReadEvents = (clause, subject, story, sentence) => {
  let events: readonly Event[] = NONE;
  for (const { read, isOfExposure } of readersOf(clause)) {
    if (events[0]?.kind === 'penalty' && !isOfExposure) break;
    const more = read(clause, subject, story, sentence);
    if (0 < more.length) events = events.length === 0 ? more : [...events, ...more];
  }
  return events;
};

/** Keeps in mind what of the clause is no event. */
export function noteIn(clause: Clause, story: Story, isTold: boolean): void {
  for (const { read, isToldOnly } of notesOf(clause)) if (isTold || !isToldOnly) read(clause, story);
}

const NONE: readonly Event[] = [];
