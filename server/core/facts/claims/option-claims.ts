// Options that a clause gives to declarer, or takes from him.
import { partnerOf } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { TermItem } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Choice, Claim, Option } from '../facts.ts';
import { offenderIn, penaltySuitsIn } from '../story/holders.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { anySuitIn } from './any-suit.ts';

/** Options that are given to declarer, or taken from him. */
export function optionClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const again = anotherChoiceIn(clause, subject, story);
  if (again.length > 0) return again;
  const denied = barelyDenied(clause) ?? rightDenied(clause, story);
  const refused = denied ?? termIn(clause, 'refused');
  if (
    refused &&
    story.askedFor &&
    story.askedFor.kind !== 'neither' &&
    (denied || isDecider(subject) || has(clause, 'passive'))
  ) {
    if (offenderIn(story) === undefined) return []; // The leader has penalty cards of his own.
    return [{ kind: 'denies', option: story.askedFor, span: refused.span }];
  }
  const lost = nothingMoreIn(clause, subject, story);
  if (lost.length > 0) return lost;
  const word = termIn(clause, 'waive') ?? termIn(clause, 'require', 'prohibit', 'leave-free');
  if (word === undefined || offenderIn(story) === undefined) return [];
  if (isFreeChoice(clause) && isOfDeclarer(clause, subject, story))
    return [{ kind: 'offers', option: { kind: 'neither' }, span: word.span }];
  if (says(word, 'waive')) {
    const isOver = story.option?.kind === 'neither' && story.options.length === 0; // The lead for which he asked for nothing.
    const option = isOver ? story.askedFor : story.option;
    if (!has(clause, 'option') || has(clause, 'not') || option === undefined || option.kind === 'neither')
      return [];
    if (isOver)
      return story.leader === partnerOf(offenderIn(story) ?? 'N')
        ? [{ kind: 'denies', option, span: word.span }]
        : [];
    if (story.chosen.length < 2) return []; // Once he has used it, his right is spent.
    story.isDenied = true;
    return [{ kind: 'denies', option, span: word.span }];
  }
  const isDeclarers = isOfDeclarer(clause, subject, story);
  const suits = suitsIn(clause).map(({ value }) => value);
  const all = penaltySuitsIn(story);
  const isOfAll = all.every((suit) => suits.length === 0 || suits.includes(suit));
  if (isDeclarers && isOfAll && says(word, 'prohibit') && isLimited(clause)) {
    return 1 < all.length
      ? [{ kind: 'denies', option: { kind: 'prohibit', suits: all }, span: word.span }]
      : [];
  }
  const isOfBoth = suits.length === 0 && all.length === 2 && has(clause, 'both') && says(word, 'prohibit');
  if (isDeclarers && isOfBoth && has(clause, 'may') && !has(clause, 'may-not', 'not', 'neither', 'only'))
    return [{ kind: 'offers', option: { kind: 'prohibit', suits: all }, span: word.span }]; // *He may forbid both suits.*
  if (isDeclarers && suits.length === 0) return anySuitIn(clause, word, all, story);
  if (!isDeclarers || suits.length === 0 || has(clause, 'not', 'neither')) return [];
  const kind = says(word, 'require') ? 'require' : 'prohibit';
  if (has(clause, 'may-not')) return [{ kind: 'denies', option: { kind, suits }, span: word.span }];
  if (!has(clause, 'may') || has(clause, 'only')) return [];
  const each = kind === 'require' || has(clause, 'or') ? suits.map((suit) => [suit]) : [suits];
  return each.map((some): Claim => ({ kind: 'offers', option: { kind, suits: some }, span: word.span }));
}

/** *Declarer may choose neither to require nor to prohibit a lead*. */
function isFreeChoice(clause: Clause): boolean {
  if (!has(clause, 'may') || has(clause, 'may-not', 'only') || suitsIn(clause).length > 0) return false;
  if (cardsIn(clause).length > 0 || has(clause, 'any-card', 'penalty-card')) return false;
  const isEither = has(clause, 'require') && has(clause, 'prohibit') && has(clause, 'neither', 'not');
  return has(clause, 'leave-free') || isEither;
}

function isOfDeclarer(clause: Clause, subject: Person | undefined, story: Story): boolean {
  const isJoined = clause.link === 'or' || clause.link === 'and' || clause.link === 'but';
  if (
    isJoined &&
    clause.subject === undefined &&
    story.declarer !== undefined &&
    story.subject === story.declarer
  )
    return true;
  if (isAnybodys(clause)) return true;
  if (has(clause, 'ruled') && has(clause, 'may', 'may-not') && isGivenToDeclarer(clause, subject, story))
    return true;
  if (
    clause.subject &&
    isTerm(clause.subject, 'he') &&
    isDecider(subject) &&
    has(clause, 'require', 'prohibit')
  )
    return true; // *The director said no: he may forbid only one of the suits.* Only declarer can.
  return has(clause, 'declarer') || (story.declarer !== undefined && subject === story.declarer);
}

/** *A diamond could not be demanded*: nobody is named, but nobody else can demand one. */
function isAnybodys(clause: Clause): boolean {
  const isPassive = clause.items.some(
    (item) => isTerm(item, 'passive') && isTerm(item, 'require', 'prohibit'),
  );
  return isPassive && has(clause, 'may', 'may-not') && !clause.items.some(isPerson);
}

/** *Having asked for nothing once, he may no longer forbid or require anything*, said of the next lead of the same player. */
function nothingMoreIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const offender = offenderIn(story);
  const isNextLead = story.option?.kind === 'neither' && story.options.length === 0;
  const word = termIn(clause, 'prohibit', 'require');
  const isNone = has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not'));
  const saysMore = clause.items.some(({ kind }) => kind === 'suit' || kind === 'cards');
  if (word === undefined || offender === undefined || !isNextLead || !isNone || saysMore) return [];
  if (story.leader !== partnerOf(offender) || has(clause, 'would', 'should', 'if', 'both', 'the-one', 'only'))
    return [];
  if (!isOfDeclarer(clause, subject, story)) return [];
  const kind = says(word, 'prohibit') ? 'prohibit' : 'require';
  const suits = penaltySuitsIn(story);
  const option: Option = { kind, suits: kind === 'prohibit' ? suits : suits.slice(0, 1) };
  return [{ kind: 'denies', option, span: word.span }];
}

/** *Only one of the two*, *not both*. */
function isLimited(clause: Clause): boolean {
  if (has(clause, 'only') && has(clause, 'the-one')) return has(clause, 'may', 'must');
  return has(clause, 'both') && (has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not')));
}

/** *The director gave South another choice*. */
function isGivenToDeclarer({ items }: Clause, subject: Person | undefined, { declarer }: Story): boolean {
  const seats = items.flatMap((item) => (item.kind === 'seat' ? [item.seat] : []));
  return (
    isDecider(subject) &&
    declarer !== undefined &&
    seats.length > 0 &&
    seats.every((seat) => seat === declarer)
  );
}

/** *As West has none, declarer may choose again*: West is held to another suit, which the law does not know (Law 59). */
export function anotherChoiceIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const { option, restricted } = story;
  const word = termIn(clause, 'again');
  const isUnable = story.isUnable || has(clause, 'void');
  if (word === undefined || !isUnable || option?.kind !== 'require' || restricted === undefined) return [];
  const isOffered = has(clause, 'asked') && has(clause, 'told'); // *The director offered South his options again*.
  const isSaid = has(clause, 'may') || isOffered || (has(clause, 'declarer') && cardsIn(clause).length === 0);
  const isChoice = isSaid && has(clause, 'designate', 'option', 'require');
  const isGiven = word !== undefined && says(word, 'option'); // *A second choice*.
  if (
    (!isChoice && !isGiven) ||
    has(clause, 'not', 'neither', 'would') ||
    !(isOfDeclarer(clause, subject, story) || isGivenToDeclarer(clause, subject, story))
  )
    return [];
  const others = penaltySuitsIn(story).filter((suit) => !option.suits.includes(suit));
  if (others.length === 0 || story.played.length > 0) return [];
  const choice: Choice = { kind: 'suits', suits: others.map((value) => ({ value, span: word.span })) };
  return [{ kind: 'must-lead', seat: restricted, choice, until: undefined, span: word.span }];
}

/** *He asked to forbid a spade. The director told him that he could not*: and nothing else. */
function barelyDenied(clause: Clause): TermItem | undefined {
  const isBare = clause.items.every((item) => isTerm(item, 'he', 'declarer', 'may-not', 'that', 'did-so'));
  return isBare && clause.link === 'that' && clause.subject !== undefined
    ? termIn(clause, 'may-not')
    : undefined;
}

/** *He asked to forbid a spade. His right can be used no more*: no suit is named beside it. */
function rightDenied(clause: Clause, { declarer, options }: Story): TermItem | undefined {
  if (options.length > 0) return undefined; // He has chosen for this lead.
  const isOther = has(clause, 'would', 'should', 'if', 'asked', 'not', 'may', 'lead', 'pick-up', 'waive');
  if (isOther || clause.items.some(({ kind }) => kind === 'suit' || kind === 'cards')) return undefined;
  const isAnothers = clause.items.some((item) => item.kind === 'seat' && item.seat !== declarer); // *West had no choice any more.*
  return has(clause, 'option') && !isAnothers
    ? clause.items.find((item): item is TermItem => isTerm(item, 'may-not'))
    : undefined;
}
