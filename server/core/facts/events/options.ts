// The option that a clause tells declarer to have chosen.

import type { Suit } from '../../bridge/cards.ts';
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import { TITLES_BEHIND } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Span } from '../../text/span.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Event, Option } from '../facts.ts';
import { offenderIn, offendersIn, penaltySuitsIn } from '../story/holders.ts';
import { personOf } from '../story/persons.ts';
import { isDeclaringSeat } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { areDeclarers, mayBeDeclarers } from '../voices/quoted-words.ts';
import { suitAskedFor } from './asked-for-suit.ts';
import { isCallOnDummy } from './call-on-dummy.ts';
import { cardAskedFor, rankAskedFor } from './card-asked-for.ts';
import {
  isAskedForAny,
  isAskedNot,
  isFreeInWords,
  isOfOneSuitOnly,
  isOneAddressed,
  isOnlyDeclarers,
  isSupposed,
  suitsMeant,
} from './chosen-suits.ts';
import { offeredOption } from './options-open.ts';

/** Declarer's option. */
export function optionIn(clause: Clause, subject: Person | undefined, story: Story): Event | undefined {
  if (offendersIn(story).length === 0) return undefined;
  const named = areDeclarers(story) ? rankAskedFor(clause, story) : undefined;
  if (named) return named;
  const isFree =
    (clause.isQuoted && isFreeInWords(clause)) || // *“He may lead anything.”*
    (has(clause, 'leave-free') && has(clause, 'any-card') && !clause.carried.includes('may')); // *South let him lead anything.*
  const asked = isDeclaringSeat(subject, story) ? suitAskedFor(clause, story) : undefined;
  if (asked) return optionChosen(asked, clause, story);
  if ((has(clause, 'may', 'may-not', 'asked') && !isFree) || isSupposed(clause)) return undefined;
  if (isCallOnDummy(clause)) return undefined;
  const verb = termIn(clause, 'require', 'prohibit');
  const isTold = verb?.form === 'dat' && !says(verb, 'told') && has(clause, 'told');
  if (verb && says(verb, 'future')) return undefined;
  if (has(clause, 'claimed') && clause.subject !== undefined && isTerm(clause.subject, 'i')) return undefined; // *I wanted to forbid a club.*
  if (isTold) return undefined; // *North told South to forbid a spade.*
  if (has(clause, 'waive') && story.chosen.length > 0) return undefined; // *By asking for nothing he has lost his right.*
  const isTeller =
    (story.isTellerDeclarer || isDeclaringSeat(story.self, story)) &&
    (clause.subject === undefined ? verb?.form === 'self' : isTerm(clause.subject, 'i'));
  const isDeclarers =
    isDeclaringSeat(subject, story) ||
    (subject === 'other' && has(clause, 'declarer')) ||
    isTeller ||
    isByDeclarer(clause, story) ||
    isRefusedByName(clause) ||
    isAskedByName(clause, story) ||
    isOneAddressed(clause, subject, story) ||
    isNobodysElse(clause, subject, story) ||
    isOnlyDeclarers(clause, subject, story);
  const isPassive = has(clause, 'passive') && clause.subject === undefined;
  if (isPassive && story.option !== undefined && suitsIn(clause).length === 0) return undefined; // *The suit was required*.
  const isAnybodys = isPassive && clause.link !== 'while';
  if (!isDeclarers && !isAnybodys && !isSaidByDeclarer(clause, story)) return undefined;
  const said = optionSaid(clause, story) ?? offeredOption(clause, story);
  return cardAskedFor(said, clause, story) ?? optionChosen(said, clause, story);
}

/** The option as an event, unless it was told before; the story goes on from it. */
export function optionChosen(option: Option | undefined, clause: Clause, story: Story): Event | undefined {
  if (option === undefined || isToldAlready(option, story)) return undefined;
  const looksBack = clause.link === 'while' || clause.link === 'because' || has(clause, 'recalled'); // *When he chose neither*.
  if (looksBack && isAmong(option, story.chosen)) return undefined;
  const event = { kind: 'option', option, by: undefined, span: spanOfOption(clause) } as const;
  story.option = option;
  story.options.push(option);
  story.chosen.push(option);
  story.isClouded = false;
  story.isUnable = false;
  if (option.kind !== 'neither') {
    story.restriction = event;
    story.restricted = bound(story);
    story.hasLeadChanged = false;
  }
  return event;
}

/** *I read the options to South and decided for a spade*: a verb without its doer, in languages that leave him out. */
function isNobodysElse(
  clause: Clause,
  subject: Person | undefined,
  { declarer, addressed, addressee }: Story,
): boolean {
  const isOpen =
    (addressed === declarer && (subject === undefined || subject === 'other')) || addressee === declarer;
  const isChoice = has(clause, 'require', 'prohibit') && !has(clause, 'passive', 'told', 'ruled', 'claimed');
  const names = clause.items.some((item) => isPerson(item) && item.form === 'nom');
  return (
    isOpen &&
    clause.subject === undefined &&
    clause.link === 'and' &&
    clause.mayInherit &&
    isChoice &&
    declarer !== undefined &&
    !clause.isQuoted &&
    !names &&
    suitsIn(clause).length > 0
  );
}

/** *Mrs Jones used none of the options*: whoever bears that name, it is declarer. */
function isRefusedByName({ items, subject, mayInherit }: Clause): boolean {
  const isRefusal = items.some((item) => isTerm(item, 'leave-free') && isTerm(item, 'option'));
  return isRefusal && subject === undefined && !mayInherit && !items.some(isPerson);
}

/**
 * *I told declarer his options. Sedat Bey karo atağı istedi*: whoever bears that name, he who was just told them, where
 * the one on lead is bound by penalty cards of these suits.
 */
function isAskedByName({ items, subject, link, isQuoted }: Clause, story: Story): boolean {
  if (subject !== undefined || link !== undefined || isQuoted || story.option || story.options.length > 0)
    return false;
  const verb = items.findIndex((item) => isTerm(item, 'require', 'prohibit'));
  const title = items.findIndex((item) => isWordOf(item, TITLES_BEHIND));
  const isNamed = title === 1 && items[0]?.kind === 'word' && title < verb && !items.some(isPerson);
  if (!isNamed || !has({ items }, 'lead') || has({ items }, 'not', 'neither', 'wish', 'claimed', 'told'))
    return false;
  return isChoiceWithDeclarer(story) && areOfPenaltyCards(suitsIn({ items }), story);
}

/** Whether declarer was just told what he may do, and the partner of the one with penalty cards is to lead. */
function isChoiceWithDeclarer(story: Story): boolean {
  const { declarer, addressed, addressee, leader, played } = story;
  const offender = offenderIn(story);
  const isAtLead = offender !== undefined && leader === partnerOf(offender) && played.length === 0;
  return isAtLead && declarer !== undefined && (addressed === declarer || addressee === declarer);
}

function areOfPenaltyCards(suits: ReturnType<typeof suitsIn>, story: Story): boolean {
  const all = penaltySuitsIn(story);
  return suits.length > 0 && suits.every(({ value }) => all.includes(value));
}

/** *West was left free by South*, *het verbod van Zuid betrof klaveren*. */
function isByDeclarer({ items }: Clause, story: Story): boolean {
  return items.some(
    (item, at) =>
      isPerson(item) &&
      (item.form === 'by' || (item.form === 'gen' && isHisChoice(items.slice(0, at)))) &&
      isDeclaringSeat(personOf(item, story), story),
  );
}

function isHisChoice(before: readonly Item[]): boolean {
  const item = before.findLast(({ kind }) => kind !== 'word');
  return item !== undefined && isTerm(item, 'restriction', 'demand');
}

/** *A heart, please,* or, where he is known to be the one who says it: *Let him lead what he likes*. */
function isSaidByDeclarer(clause: Clause, story: Story): boolean {
  if (!clause.isQuoted) return false;
  if (isRequest(clause, story)) return mayBeDeclarers(story);
  const isNobodys = story.speaker === undefined && termIn(clause, 'leave-free') !== undefined; // *“I ask for nothing.”*
  return isFreeInWords(clause) && (isNobodys || areDeclarers(story));
}

/** The defender whose lead an option is about: the partner of the one with penalty cards. */
function bound(story: Story): Seat | undefined {
  const offender = offenderIn(story);
  return offender ? partnerOf(offender) : story.leader;
}

/** Whether it was told before for the same lead, or is a part of what was told. */
function isToldAlready(option: Option, { options }: Story): boolean {
  return isAmong(option, options);
}

function isAmong(option: Option, options: readonly Option[]): boolean {
  return options.some(
    (told) =>
      told.kind === option.kind && suitsOfOption(option).every((suit) => suitsOfOption(told).includes(suit)),
  );
}

export function suitsOfOption(option: Option): readonly Suit[] {
  return option.kind === 'neither' ? [] : option.suits;
}

/** Whether quoted words are a request for a lead: suits, and little else. */
function isRequest({ items }: Clause, { chosen }: Story): boolean {
  return (
    items.length <= 8 &&
    items.some(({ kind }) => kind === 'suit') &&
    (!has({ items }, 'any-card') || has({ items }, 'all-but')) && // *“Play any heart you like.”*
    (!has({ items }, 'pick-up', 'restriction') || (chosen.length === 0 && isBanInTwoWords(items)))
  );
}

/** *“Pik yasak”*: the suits, the ban, and nothing else; later it may be the ban told before. */
function isBanInTwoWords(items: Clause['items']): boolean {
  return (
    has({ items }, 'restriction') &&
    items.every(
      (item) =>
        item.kind === 'suit' ||
        isTerm(item, 'restriction', 'and', 'both') ||
        (item.kind === 'word' && item.word.length <= LONGEST_ARTICLE),
    )
  );
}

const LONGEST_ARTICLE = 3;

function optionSaid(clause: Clause, story: Story): Option | undefined {
  const isNot = has(clause, 'not', 'neither');
  const verb = termIn(clause, 'require', 'prohibit', 'want', 'leave-free');
  const suits = suitsMeant(clause, story);
  const neither = termIn(clause, 'leave-free');
  if (neither && says(neither, 'want') && suits.length > 1) return { kind: 'prohibit', suits }; // *Wanted neither a spade nor a heart*.
  if (isFreeInWords(clause))
    return cardsIn(clause).length > 0 || isOfOneSuitOnly(clause, story) ? undefined : { kind: 'neither' };
  if (has(clause, 'require') && has(clause, 'prohibit') && isNot) return { kind: 'neither' };
  if (suits.length === 0) return isAskedForAny(clause) && !isNot ? { kind: 'neither' } : undefined;
  if (verb === undefined) {
    if (isByDeclarer(clause, story) && !isNot) {
      if (has(clause, 'restriction')) return { kind: 'prohibit', suits }; // *A ban on spades by declarer*.
      if (has(clause, 'demand') && suits.length === 1) return { kind: 'require', suits };
    }
    if (!clause.isQuoted || has(clause, 'designate', 'which')) return undefined; // *“South says which of the two.”*
    return { kind: isNot || has(clause, 'all-but', 'restriction') ? 'prohibit' : 'require', suits };
  }
  if (says(verb, 'require') && has(clause, 'restriction') && !has(clause, 'prohibit'))
    return isNot ? undefined : { kind: 'prohibit', suits }; // *Opted for a ban on spades*.
  if (has(clause, 'all-but')) return isNot ? undefined : { kind: 'prohibit', suits };
  if (says(verb, 'want') && has(clause, 'play')) return undefined;
  if (says(verb, 'want') && has(clause, 'restriction', 'prohibit'))
    return isNot ? undefined : { kind: 'prohibit', suits };
  if (says(verb, 'want')) return { kind: isNot ? 'prohibit' : 'require', suits };
  if (isAskedNot(clause)) return { kind: 'prohibit', suits };
  if (isNot && !(has(clause, 'prohibit') && has(clause, 'both'))) return undefined;
  if (has(clause, 'require') && suits.length > 1 && has(clause, 'or')) return undefined;
  return { kind: has(clause, 'prohibit') ? 'prohibit' : 'require', suits };
}

function spanOfOption(clause: Clause): Span {
  return (
    termIn(clause, 'require', 'prohibit', 'want', 'leave-free')?.span ??
    suitsIn(clause)[0]?.span ??
    clause.span
  );
}
