// On which defender a clause lays a duty.
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm } from '../clause-terms.ts';
import { offenderIn, offendersIn } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDecider, isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';

/** The defender that a duty is laid on, where the clause or the one before it leaves no doubt. */
export function duteous(clause: Clause, subject: Person | undefined, story: Story): Seat | undefined {
  if (isDefenderIn(subject, story)) return subject;
  const named = clause.items
    .filter((item): item is PersonItem => isPerson(item) && item.form !== 'gen')
    .map((item) => personOf(item, story));
  const [only, more] = named.filter((person) => isDefenderIn(person, story));
  if (named.length === 0) return holderDue(clause, story);
  if (isMadeToPlay(clause, subject, story)) return holderOfAll(clause, story);
  if (only === undefined && isUnknownHe(clause, subject)) return playerDue(clause, story);
  return more === undefined && isDefenderIn(only, story) ? only : undefined;
}

/** *As for Yiannis, he may not lead a heart*: whoever that is, behind a choice of declarer it is the partner of the offender. */
export function boundIn(clause: Clause, subject: Person | undefined, story: Story): Seat | undefined {
  const offender = offenderIn(story);
  const isUnknown = subject === undefined || subject === 'other' || isDecider(subject);
  const names = clause.items.some(
    (item) => isPerson(item) && !isTerm(item, 'stranger', 'director', 'committee'),
  );
  const isDuty = has(clause, 'may-not', 'must') && has(clause, 'lead') && clause.link !== 'who';
  if (story.option === undefined || story.option.kind === 'neither' || offender === undefined)
    return undefined;
  return isUnknown && !names && isDuty && !clause.isQuoted ? partnerOf(offender) : undefined;
}

/** *He may throw any card*, of whom it is not known who he is. */
function isUnknownHe({ subject, items }: Clause, person: Person | undefined): boolean {
  const isHe = subject !== undefined && isTerm(subject, 'he') && (person === undefined || person === 'other');
  return isHe && items.every((item) => item === subject || !isPerson(item) || isTerm(item, 'he'));
}

/** To a trick that has begun, the one defender with penalty cards who has yet to play to it. */
function playerDue(clause: Clause, story: Story): Seat | undefined {
  const [only, more] = offendersIn(story);
  const isOfPlay =
    has(clause, 'play', 'discard', 'follow') && !has(clause, 'lead', 'require', 'prohibit', 'designate');
  const isDue =
    only !== undefined && more === undefined && story.led !== undefined && 0 < story.played.length;
  return isOfPlay && isDue && story.played.length < 4 && !story.played.includes(only) ? only : undefined;
}

/** *The ♦K must be led*: nobody is named, but the penalty cards are those of one defender, who is the one on lead. */
function holderDue(clause: Clause, story: Story): Seat | undefined {
  const cards = cardsIn(clause);
  const holder = holderOfAll(clause, story);
  const isDue = cards.length > 0 && has(clause, 'must');
  if (isDue && has(clause, 'play', 'discard') && !has(clause, 'lead')) return holder;
  return isDue && has(clause, 'lead') && holder === story.leader ? holder : undefined;
}

/** *Güney kör damını oynatabilir*: declarer may have a penalty card played, and its holder plays it. */
function isMadeToPlay(clause: Clause, subject: Person | undefined, { declarer }: Story): boolean {
  const isOfOneCard = cardsIn(clause).length === 1 && has(clause, 'play', 'discard') && has(clause, 'may');
  return declarer !== undefined && subject === declarer && isOfOneCard && !has(clause, 'lead', 'designate');
}

/** The defender whose penalty cards are all those that the clause names. */
function holderOfAll(clause: Clause, story: Story): Seat | undefined {
  const cards = cardsIn(clause);
  return offendersIn(story).find((seat) => cards.every(({ value }) => story.penalty[seat].includes(value)));
}
