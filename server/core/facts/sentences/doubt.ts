// When what the sentences of a case claim is not judged: each doubt is a reason for silence.

import { type Card, rankOf, suitOf } from '../../bridge/cards.ts';
import { OF_PASSIVE } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm, suitsIn, termIn } from '../clause-terms.ts';
import { isCallOnDummy } from '../events/call-on-dummy.ts';
import { isOfOneSuitOnly } from '../events/chosen-suits.ts';
import type { Option } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { offendersIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import type { Voiced } from '../voices/voices.ts';
import { isStrange } from './clear-claims.ts';
import { itemsOfSentence } from './items-of-sentence.ts';

/** Words after which nothing is told to have happened. */
const UNREAL = termSet([
  'may',
  'may-not',
  'must',
  'need-not',
  'would',
  'will',
  'should',
  'if',
  'asked',
  'claimed',
  'intended',
]);

/** Whether a clause's claims are to be left unjudged: another's words, a question, an earlier moment told again. */
export function isDoubtfulHere(clause: Clause, voiced: Voiced, story: Story): boolean {
  const { sentence } = voiced;
  if (clause.isQuoted && (isPlayersWord(voiced) || isSaidByPlayer(clause, sentence.clauses))) return true;
  if (meet(sentence.holds, ASKED_OR_CLAIMED)) {
    const before = sentence.clauses.slice(0, sentence.clauses.indexOf(clause));
    const asked = before.findLastIndex((one) => has(one, 'asked') && !has(one, 'ruled', 'told'));
    if (asked !== -1 && !before.slice(asked + 1).some(isAnswer)) return true;
    if (before.some((one) => one.link === 'who' && has(one, 'claimed'))) return true;
  }
  if (voiced.isGeneral || has(clause, 'waive')) return false; // *Having asked for nothing once, he has lost his right.*
  if (story.option === undefined || !meet(sentence.holds, CHOOSING)) return false;
  return sentence.clauses.some((one) => tellsAnotherChoice(one, story));
}

const ASKED_OR_CLAIMED = termSet(['asked', 'claimed']);
const CHOOSING = termSet(['require', 'prohibit', 'leave-free']);

/** *East asked whether he might, and the director answered that …*. */
function isAnswer({ subject, ...clause }: Clause): boolean {
  return (
    subject !== undefined && isTerm(subject, 'director', 'committee', 'i') && has(clause, 'ruled', 'told')
  );
}

/** Words in quotation marks within a sentence that names nobody who decides: a player says them. */
function isPlayersWord({ by, sentence }: Voiced): boolean {
  if (by !== undefined || sentence.clauses.every(({ isQuoted }) => isQuoted)) return false;
  const decides = ({ items }: Clause) =>
    items.some((item) => isTerm(item, 'director', 'committee', 'ruled', 'ruling'));
  return !sentence.clauses.some((clause) => !clause.isQuoted && decides(clause));
}

/** *North “the heart too”, he said, and the director …*: a player alone stands right before the words. */
function isSaidByPlayer(clause: Clause, clauses: readonly Clause[]): boolean {
  const before = clauses.slice(0, clauses.indexOf(clause)).findLast(({ isQuoted }) => !isQuoted);
  const [sayer, more] = before?.items ?? [];
  return more === undefined && sayer?.kind === 'seat' && sayer.form === 'nom';
}

/** *When South decided neither to require nor to forbid anything …*, told after another choice of his. */
function tellsAnotherChoice(clause: Clause, story: Story): boolean {
  const { option, declarer } = story;
  if (option === undefined || !meet(clause.holds, CHOOSING) || meet(clause.holds, UNREAL)) return false;
  if (isOfFate(clause)) return false;
  if (clause.subject && isPerson(clause.subject) && !isDeclarer(clause.subject, declarer)) return false;
  const said = optionKindsIn(clause);
  if (said.length === 0 || (has(clause, 'leave-free') && isOfOneSuitOnly(clause, story))) return false;
  const suits = suitsIn(clause).map(({ value }) => value);
  return !said.includes(option.kind) || suits.some((suit) => !suitsOf(option).includes(suit));
}

/** *He asked that the ♥7 stay on the table*: no lead and no suit, so that it is no choice. */
function isOfFate(clause: Clause): boolean {
  return has(clause, 'remain', 'pick-up') && !has(clause, 'lead', 'prohibit') && suitsIn(clause).length === 0;
}

function isDeclarer(item: Item, declarer: Story['declarer']): boolean {
  return isTerm(item, 'declarer', 'he') || (item.kind === 'seat' && item.seat === declarer);
}

/** Which options the words of a clause can mean. */
function optionKindsIn(clause: Clause): readonly Option['kind'][] {
  const isNot = has(clause, 'not', 'neither');
  if (has(clause, 'leave-free')) return ['neither'];
  if (has(clause, 'require') && has(clause, 'prohibit')) return isNot ? ['neither'] : ['require', 'prohibit'];
  if (has(clause, 'prohibit')) return isNot ? ['neither', 'require'] : ['prohibit'];
  if (has(clause, 'require')) return isNot ? ['neither', 'prohibit'] : ['require'];
  return [];
}

function suitsOf(option: Option): readonly string[] {
  return option.kind === 'neither' ? [] : option.suits;
}

/**
 * Whether a sentence that was read tells of a choice, or of a penalty card, that is not among what was understood of
 * it, or declarer chooses anew for the same lead: from there on nothing is sure.
 */
export function leavesDoubt(voiced: Voiced, said: readonly Statement[], story: Story): boolean {
  if (isCutOff(voiced, story) || isChoiceCutOff(voiced)) return true; // Cut off in its middle, it may have told anything.
  if (!voiced.tells || voiced.by !== undefined) return false;
  const { clauses, holds } = voiced.sentence;
  const read = said.filter((one) => one.kind === 'event' && one.event.kind === 'option').length;
  const isCall = said.some((one) => one.kind === 'event' && one.event.kind === 'designates'); // *Wanted the club to go*.
  const isUnread =
    read === 0 && !isCall && meet(holds, CHOICE) && clauses.some((clause) => isChoiceOf(clause, story));
  if (isUnread || (meet(holds, SUIT) && leavesSuit(clauses, story))) return true;
  if (read > 0 && (read < story.options.length || clauses.some(isChoiceHalfRead))) return true;
  if (read > 0 && isDeniedTwice(clauses, story)) return true;
  return meet(holds, OF_CARDS) && clauses.some((clause) => isCardLeftOut(clause, story));
}

/** Whether it ends in its middle; *Autumn congress. Appeal no. 3*, before anything is told, is the name of the case. */
function isCutOff({ sentence }: Voiced, story: Story): boolean {
  if (sentence.isFinished) return false;
  return (
    offendersIn(story).length > 0 ||
    sentence.clauses.length > 1 ||
    meet(sentence.holds, CHOICE) ||
    meet(sentence.holds, OF_CARDS)
  );
}

const CHOICE = termSet(['require', 'prohibit', 'leave-free', 'want']);
const SUIT = termSet(['suit']);
const RANK = termSet(['rank']);
const OF_CARDS = termSet(['penalty-card', 'drop', 'face', 'pick-up', 'remain']);

/** Whether a suit is named that is none of those chosen, as if it were. */
function leavesSuit(clauses: readonly Clause[], story: Story): boolean {
  if (story.option === undefined) return false;
  return clauses.some((clause) => isBareSuit(clause, story)) || isSaidOtherwise(clauses, story);
}

/** *He then forbade*, and nothing more: which suit was cut off. */
function isChoiceCutOff({ tells, by, sentence }: Voiced): boolean {
  if (!tells || by !== undefined) return false;
  if (!meet(sentence.holds, VERBS)) return false;
  const items = itemsOfSentence(sentence);
  const last = items.at(-1);
  if (last === undefined || !meet(last.said, VERBS) || MOST_CUT_OFF < items.length) return false;
  return !items.some(
    (item) => item.kind === 'suit' || item.kind === 'cards' || isTerm(item, ...NAMED_BEFORE),
  );
}

const MOST_CUT_OFF = 4;
const VERBS = termSet(['require', 'prohibit']);
const NAMED_BEFORE = [
  'not',
  'neither',
  'that-suit',
  'both',
  'it',
  'other',
  'them',
  'that',
  'who',
  'may',
  'restriction',
  'leave-free',
] as const;

/** *He wanted no spade, and did not prohibit one*: the first may only say that he did not require it. */
function isDeniedTwice(clauses: readonly Clause[], { option }: Story): boolean {
  const isDenial = (clause: Clause) =>
    has(clause, 'require', 'prohibit', 'want') && has(clause, 'not', 'neither');
  return option !== undefined && option.kind !== 'neither' && clauses.filter(isDenial).length > 1;
}

/** Whether declarer is told to make a choice other than the one known. */
function isChoiceOf(clause: Clause, story: Story): boolean {
  const { subject } = clause;
  if (subject === undefined || !isPerson(subject) || !isDeclarer(subject, story.declarer)) return false;
  if (meet(clause.holds, UNREAL) || meet(clause.holds, OF_RIGHTS) || offendersIn(story).length === 0)
    return false;
  if (isCallOnDummy(clause)) return false;
  if (isTerm(subject, 'he') && story.subject !== story.declarer) return false;
  if (story.option !== undefined) return tellsAnotherChoice(clause, story);
  return suitsIn(clause).length > 0 && termIn(clause, 'require', 'prohibit', 'want') !== undefined;
}

const OF_RIGHTS = termSet(['option', 'restriction', 'demand']);

/** *He corrected himself: a spade*: a suit that is none of those chosen, and nothing we know said of it. */
function isBareSuit(clause: Clause, story: Story): boolean {
  const { option } = story;
  if (option === undefined || !meet(clause.said, SUIT)) return false;
  const suits = suitsIn(clause);
  const known = offendersIn(story).flatMap((seat) => story.penalty[seat].map(suitOf));
  const saysMore = clause.items.some(
    (item) => item.kind === 'term' && !isPerson(item) && !isTerm(item, 'not', ...TIES),
  );
  if (saysMore) return false;
  return suits.some(({ value }) => known.includes(value) && !suitsOf(option).includes(value));
}

/** *“A heart …” he began, “no, spades are barred”*: words in other quotation marks choose another suit than the one read. */
function isSaidOtherwise(clauses: readonly Clause[], { option }: Story): boolean {
  if (option === undefined || clauses.every(({ isQuoted }) => !isQuoted)) return false;
  const names = (clause: Clause, isChosen: boolean) =>
    clause.isQuoted && suitsIn(clause).some(({ value }) => suitsOf(option).includes(value) === isChosen);
  const chosen = clauses.findIndex((clause) => names(clause, true));
  const other = clauses.findIndex(
    (clause) =>
      names(clause, false) && has(clause, 'require', 'prohibit', 'want') && !meet(clause.holds, UNREAL),
  );
  const between = clauses.slice(Math.min(chosen, other), Math.max(chosen, other));
  return chosen !== -1 && other !== -1 && between.some(({ isQuoted }) => !isQuoted);
}

const TIES = ['and', 'or', 'but', 'so', 'that', 'who', 'while', 'before', 'after', 'if-first'] as const;

/** A choice with a word between its verb and the suit, or right before its verb, that may turn what it says. */
function isChoiceHalfRead(clause: Clause): boolean {
  const { items } = clause;
  if (!has(clause, 'require', 'prohibit', 'want') || clause.isQuoted) return false;
  const verb = items.findIndex((item) => isTerm(item, 'require', 'prohibit', 'want'));
  const suit = items.findIndex(({ kind }) => kind === 'suit');
  if (verb === -1 || suit === -1) return false;
  const between = items.slice(Math.min(verb, suit) + 1, Math.max(verb, suit));
  return between.filter((item) => isStrange(item) && !isPassive(item)).length > MOST_STRANGE;
}

/** *Ruiten werden door Zuid verboden*: words of a passive verb turn nothing. */
function isPassive(item: Item): boolean {
  return isWordOf(item, OF_PASSIVE);
}

const MOST_STRANGE = 1;

/** *His ace and eight of hearts were penalty cards*: a rank beside a card, which is none of those known. */
function isCardLeftOut(clause: Clause, story: Story): boolean {
  const { items } = clause;
  if (!meet(clause.holds, OF_CARDS)) return false;
  const known = offendersIn(story).flatMap((seat) => story.penalty[seat]);
  if (known.length === 0) return false;
  if (known.length === 1 && has({ items }, 'both', 'two')) return true;
  if (!meet(clause.said, RANK)) return false;
  const telling = items.filter(({ kind }) => kind !== 'word');
  return telling.some((item, at) => {
    if (item.kind !== 'rank' || known.some((card) => rankOf(card) === item.rank)) return false;
    return isJoinedToCard(telling, at, known);
  });
}

function isJoinedToCard(items: readonly Item[], at: number, known: readonly Card[]): boolean {
  const isKnown = (item: Item | undefined) =>
    item?.kind === 'cards' && item.cards.some((card) => known.includes(card));
  const isAnd = (item: Item | undefined) => item !== undefined && isTerm(item, 'and');
  return (isAnd(items[at + 1]) && isKnown(items[at + 2])) || (isAnd(items[at - 1]) && isKnown(items[at - 2]));
}
