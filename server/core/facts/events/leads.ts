// Who is on lead, or has won or lost the lead, by a clause.
import { nextSeat, type Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item, TermItem } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { has, isTerm, says, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { beginTrick } from '../story/next-trick.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { handOfOne, leadOfOne, turnOfOne } from './lead-in-hand.ts';

/** Who is on lead, or has won the lead. */
export function leadIn(clause: Clause, subject: Person | undefined, story: Story): readonly Event[] {
  const word =
    termIn(clause, 'to-lead', 'keep-lead', 'opening') ??
    turnOfOne(clause, story) ??
    leadWithSomebody(clause) ??
    leadGone(clause) ??
    leadOfOne(clause)?.word ??
    leadDue(clause) ??
    leadForeseen(clause);
  const isForeseen = leadForeseen(clause) !== undefined;
  if (
    word === undefined ||
    has(clause, 'may', 'not', 'stop') ||
    (has(clause, 'should') && leadDue(clause) === undefined) ||
    (has(clause, 'would') && !isForeseen && !isDueBehind(clause, word))
  )
    return [];
  if (says(word, 'opening') && story.leader !== undefined) return []; // *Before he led*: to some later trick.
  const opening = says(word, 'opening') && story.declarer ? nextSeat(story.declarer) : undefined;
  const named = says(word, 'lose-lead')
    ? personGiven(clause)
    : (personRightBehind(clause, word) ?? leadOfOne(clause)?.person ?? personBeside(clause, word.span.start));
  const meant = named && personOf(named, story);
  const isUnknown =
    named === undefined || (isTerm(named, 'he') && (meant === undefined || meant === 'other'));
  const isKept = isUnknown && says(word, 'keep-lead') && story.leader !== undefined;
  const person = opening ?? (isKept ? story.leader : named ? meant : subject);
  if (!isDefenderIn(person, story) && !isDeclaringSeat(person, story)) return [];
  if (isLeadToldBefore(clause, named, person, story)) return [];
  beginTrick(story, person);
  return [{ kind: 'on-lead', seat: person, span: named?.span ?? word.span }];
}

/** Whether he is known to be on lead, or another was just said to be, and nobody is named: *it was East’s turn, he was to lead*. */
function isLeadToldBefore(
  { link, mark }: Clause,
  named: PersonItem | undefined,
  person: Seat,
  { leader, played, lastEvent }: Story,
): boolean {
  const goesOn = named === undefined && lastEvent?.kind === 'on-lead' && (mark !== '' || link !== undefined);
  return played.length === 0 && (leader === person || goesOn);
}

/** *The lead is with West*, in languages that say so by an ending. */
function leadWithSomebody(clause: Clause): TermItem | undefined {
  const isAt = clause.items.some((item) => isPerson(item) && item.form === 'at');
  const namesCards = clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit');
  return (isAt && !namesCards ? termIn(clause, 'lead') : undefined) ?? handOfOne(clause);
}

/** *He lost the lead to West*. */
function leadGone(clause: Clause): TermItem | undefined {
  return personGiven(clause) ? termIn(clause, 'lose-lead') : undefined;
}

function personGiven({ items }: Clause): PersonItem | undefined {
  const next = items[items.findIndex((item) => isTerm(item, 'lose-lead')) + 1];
  return next && isPerson(next) && next.form === 'dat' && next !== items[0] ? next : undefined;
}

/** *Çıkışı Batı yapacaktı*: in languages whose verb stands last its form says that the lead was due. */
function isDueBehind({ items }: Clause, word: TermItem): boolean {
  const verb = items.find((item) => isTerm(item, 'would'));
  return says(word, 'to-lead', 'opening') && verb !== undefined && word.span.end <= verb.span.start;
}

/** *West must lead*, and nothing else. */
function leadDue(clause: Clause): TermItem | undefined {
  const saysMore =
    clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit') ||
    has(
      clause,
      ...([
        'any-card',
        'require',
        'prohibit',
        'designate',
        'option',
        'need-not',
        'may-not',
        'neither',
        'asked',
        'which',
      ] as const),
    );
  return !saysMore && has(clause, 'must') ? termIn(clause, 'lead') : undefined;
}

/** *The lead belonged (of course) to West*: the words for it end in those that mark his name. */
function personRightBehind({ items }: Clause, word: TermItem): PersonItem | undefined {
  const at = items.indexOf(word) + 1;
  const beside = items.slice(at, at + 3).find(({ kind }) => kind !== 'word');
  const isOwner = beside?.kind === 'seat' && (beside.form === 'gen' || beside.form === 'dat');
  const next = isOwner ? beside : items[at];
  return says(word, 'to-lead') && next && isPerson(next) ? next : undefined;
}

/** *West would lead*, and nothing else: it was West's lead. */
function leadForeseen({ items }: Clause): TermItem | undefined {
  const said = items.filter(({ kind }) => kind !== 'word');
  const [word, more] = said.filter((item): item is TermItem => item.kind === 'term' && !isPerson(item));
  const isOfOne = said.length === 2 && said.some(({ kind }) => kind === 'seat');
  return isOfOne && more === undefined && word && says(word, 'would') && says(word, 'lead')
    ? word
    : undefined;
}

/** The person named last before a place, else first behind it. */
function personBeside({ items, subject }: Clause, at: number): PersonItem | undefined {
  const named = items.filter(
    (item, place): item is PersonItem =>
      isPerson(item) && item.form !== 'dat' && (item.form !== 'gen' || isLead(items[place + 1], at)),
  );
  const nearest = named.findLast(({ span }) => span.end <= at) ?? named[0];
  const owner = nearest && isTerm(nearest, 'he') ? items[items.indexOf(nearest) - 1] : undefined;
  if (owner && isPerson(owner) && owner.form === 'gen') return owner; // *Batı’nın kendisinde*.
  const isTheSame =
    nearest && isTerm(nearest, 'he') && subject && isPerson(subject) && subject.span.start < at;
  return isTheSame ? subject : nearest; // *East cashed the ♣A, and so he kept the lead*.
}

/** *It was South's lead*, *South's turn to lead*. */
function isLead(item: Item | undefined, at: number): boolean {
  return item !== undefined && (item.span.start === at || isTerm(item, 'lead', 'to-lead'));
}
