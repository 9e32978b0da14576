// What the law gives at an event of a case, for the hover.
import type { Nouns } from '../bridge/nouns.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Event, Facts, Option } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { noneOfDeclaringSide } from '../messages/law-cards.ts';
import * as words from '../messages/law-gives.ts';
import type { Wording } from '../messages/wording.ts';
import { type Duty, dutiesOf, playablePenaltyCards } from '../model/duty.ts';
import { choose } from '../model/election.ts';
import { optionsOf, penaltySuits } from '../model/options.ts';
import { isMajor, type PenaltyCard } from '../model/penalty-card.ts';
import { type Election, isOnDeclaringSide, leaderIn, majorsOf, type Position } from '../model/position.ts';
import { readingsAt } from '../model/readings.ts';

/** A sentence about what the law gives, with the paragraph it rests on; sentences below it belong to it. */
export type Given = {
  readonly wording: Wording;
  readonly nouns: Nouns;
  readonly paragraph: string | undefined;
  readonly consequences: readonly Given[];
};

/** What the law gives at `event` of the case, as far as all readings of the text agree. */
export function lawGives(facts: Facts, edition: Edition, event: Event): readonly Given[] {
  const at = facts.events.indexOf(event);
  if (at < 0) return [];
  const moment = momentAfter(facts.events, at);
  const all = readingsAt(facts, edition, [moment]).get(moment) ?? [];
  if (all.some(({ isLost }) => isLost)) return [];
  const [first, ...others] = all.map((position) => givenAt(position, event));
  if (first === undefined) return [];
  const common = first.filter((one) => others.every((other) => other.some((same) => isSame(same, one))));
  return event.kind === 'penalty' ? [...kindsIn(all, event), ...common] : common;
}

type PenaltyEvent = Extract<Event, { kind: 'penalty' }>;

/** A lead is looked at with the penalty cards that are told right after it. */
function momentAfter(events: readonly Event[], at: number): number {
  if (events[at]?.kind !== 'on-lead') return at + 1;
  const next = events.findIndex((event, index) => index > at && event.kind !== 'penalty');
  return next < 0 ? events.length : next;
}

function givenAt(position: Position, event: Event): readonly Given[] {
  switch (event.kind) {
    case 'penalty':
      return givenByCards(position, event.seat);
    case 'on-lead':
      return givenAtLead(position, event.seat);
    case 'option':
      return position.election ? givenByOption(position, position.election) : [];
    default:
      return [];
  }
}

/** Law 50B: which of the cards are major, which minor, and which turn on what the text does not say. */
function kindsIn(readings: readonly Position[], { seat, cards }: PenaltyEvent): readonly Given[] {
  const names = cards.map(({ value }) => value);
  const kindsOf = (name: (typeof names)[number]) =>
    new Set(
      readings.flatMap(({ penaltyCards }) =>
        penaltyCards[seat].filter(({ card }) => card === name).map(({ kind }) => kind),
      ),
    );
  const named = (kind: PenaltyCard['kind']) =>
    names.filter((name) => kindsOf(name).size === 1 && kindsOf(name).has(kind));
  const say = (wording: Wording, of: typeof names) =>
    of.length === 0 ? [] : [given(wording, '50B', { cards: { cards: of }, seat: { seat } })];
  return [
    ...say(words.areMajor, named('major')),
    ...say(words.areMinor, named('minor')),
    ...names.filter((name) => kindsOf(name).size > 1).flatMap((name) => say(words.kindDepends, [name])),
  ];
}

/** The offender plays his cards at the first opportunity; at his partner's lead declarer has options. */
function givenByCards(position: Position, seat: Seat): readonly Given[] {
  const majors = majorsOf(position, seat);
  if (isOnDeclaringSide(position, seat)) {
    const cards = position.past[seat].filter(({ fate }) => fate === 'never-one').map(({ card }) => card);
    return cards.length === 0 ? [] : [given(noneOfDeclaringSide, '48A', { cards: { cards } })];
  }
  return [
    ...ownDuty(majors, seat, words.playsItAtFirst, words.playsOneAtFirst),
    ...minorsOf(position, seat),
    ...optionsFor(position, partnerOf(seat)),
  ];
}

/** Before a lead: declarer's options about the partner's cards, under each of them the leader's own; else these. */
function givenAtLead(position: Position, leader: Seat): readonly Given[] {
  if (isOnDeclaringSide(position, leader)) return [];
  const options = optionsFor(position, leader);
  const own = ownDuty(majorsOf(position, leader), leader, words.leadsIt, words.leadsOne);
  const all = [...options, ...(options.length > 0 ? [] : own), ...minorsOf(position, leader)];
  return all.length > 0 ? all : [given(words.leadsFreely, undefined, { seat: { seat: leader } })];
}

function ownDuty(
  majors: readonly PenaltyCard[],
  seat: Seat,
  one: Wording,
  several: Wording,
): readonly Given[] {
  if (majors.length === 0) return [];
  const isOne = majors.length === 1;
  return [given(isOne ? one : several, isOne ? '50D1(a)' : '51A', nounsOf(majors, seat))];
}

function minorsOf(position: Position, seat: Seat): readonly Given[] {
  const minors = position.penaltyCards[seat].filter((card) => !isMajor(card));
  return minors.map((card) => given(words.playsMinorFirst, '50C', nounsOf([card], seat)));
}

/** Declarer's options at the lead of `leader`, each with what follows from it. */
function optionsFor(position: Position, leader: Seat): readonly Given[] {
  const majors = majorsOf(position, partnerOf(leader));
  if (majors.length === 0) return [];
  const suits = penaltySuits(majors);
  const isOpen = (option: Option) => option.kind !== 'prohibit' || suits.length === 1;
  const options = optionsOf(majors)
    .filter(isOpen)
    .map((option) => optionGiven(position, leader, option));
  const prohibitions = suits.length > 1 ? [someProhibited(position, leader)] : [];
  const order = [words.requireSuit, words.prohibitSuit, words.prohibitSomeSuits, words.doNeither];
  const sorted = [...options, ...prohibitions].sort(
    (first, second) => order.indexOf(first.wording) - order.indexOf(second.wording),
  );
  const unable = given(words.ifUnableToComply, '59', { seat: { seat: leader } });
  return [
    { ...given(words.optionsAtLead, undefined, { seat: { seat: leader } }), consequences: sorted },
    unable,
  ];
}

const OPTION_WORDS = { require: words.requireSuit, prohibit: words.prohibitSuit, neither: words.doNeither };

/** An option at the lead of `leader`, with what follows from it. */
export function optionGiven(position: Position, leader: Seat, option: Option): Given {
  const ways = choose(position, leader, option, undefined);
  const suits = option.kind === 'neither' ? [] : option.suits;
  const [first, ...others] = ways.map((chosen) => consequencesIn(chosen, leader));
  // Where readings differ what a card is that is left alone, what turns on it is not told.
  const common = first?.filter((one) => others.every((other) => other.some((same) => isSame(same, one))));
  return {
    ...given(OPTION_WORDS[option.kind], ways[0]?.election?.basis.by, { suits: { suits } }),
    consequences: common ?? [],
  };
}

function consequencesIn(chosen: Position, leader: Seat): readonly Given[] {
  const { election } = chosen;
  if (election === undefined) return [];
  const duties = leaderIn(chosen) === leader ? dutiesOf(chosen, leader) : [];
  return [...consequencesOf(chosen, election), ...ownLead(chosen, leader, duties)];
}

/** The prohibitions of one or more of several suits, said together. */
function someProhibited(position: Position, leader: Seat): Given {
  const suits = penaltySuits(majorsOf(position, partnerOf(leader)));
  const { paragraph } = optionGiven(position, leader, { kind: 'prohibit', suits });
  return {
    ...given(words.prohibitSomeSuits, paragraph, { suits: { suits } }),
    consequences: [
      given(words.suitsArePickedUp, undefined, {}),
      given(words.mayNotLeadThoseSuits, undefined, { seat: { seat: leader } }),
    ],
  };
}

/** What follows from the option that was stated. */
function givenByOption(position: Position, election: Election): readonly Given[] {
  const { leader, isGiven, basis, option } = election;
  if (!isGiven) return [given(words.optionNotGiven, basis.by, { seat: { seat: leader } })];
  const duties = dutiesOf(position, leader);
  const isUnable = duties.length > 0 && duties.every(({ excused }) => excused !== undefined);
  const unable = isUnable ? words.unableToComply : words.ifUnableToComply;
  return [
    ...consequencesOf(position, election).map((one) => ({ ...one, paragraph: one.paragraph ?? basis.by })),
    ...(option?.kind === 'neither' ? [] : [given(unable, '59', { seat: { seat: leader } })]),
    ...ownLead(position, leader, duties),
  ];
}

/** The penalty card of his own that the leader has to lead, in whichever way he is bound. */
function ownLead(position: Position, leader: Seat, duties: readonly Duty[]): readonly Given[] {
  const [first, ...others] = duties.map((duty) => playablePenaltyCards(duty).join());
  if (first === undefined || others.some((other) => other !== first)) return [];
  const playable = majorsOf(position, leader).filter(({ card }) => first.split(',').includes(card));
  return ownDuty(playable, leader, words.leadsIt, words.leadsOne);
}

/** The cards picked up, the cards that remain, and how the leader is bound. */
function consequencesOf(position: Position, { leader, option, pickedUp }: Election): readonly Given[] {
  const offender = partnerOf(leader);
  const remaining = position.penaltyCards[offender];
  const suits = option === undefined || option.kind === 'neither' ? [] : option.suits;
  const isBoundOtherwise = option?.kind === 'neither' && majorsOf(position, leader).length > 0;
  const lead = {
    require: words.mustLeadOnce,
    prohibit: words.mayNotLeadUntilLost,
    neither: words.mayLeadAny,
  };
  return [
    ...(pickedUp.length > 0 ? [given(words.arePickedUp, undefined, nounsOf(pickedUp, offender))] : []),
    ...(remaining.length > 0 ? [given(words.remainOnTheTable, undefined, nounsOf(remaining, offender))] : []),
    ...(option && !isBoundOtherwise
      ? [given(lead[option.kind], undefined, { seat: { seat: leader }, suits: { suits } })]
      : []),
    ...(option ? playOf(offender, remaining.filter(isMajor)) : []),
  ];
}

/** What the offender may play (Law 51B): any legal card, but those that remain are played as before. */
function playOf(offender: Seat, majors: readonly PenaltyCard[]): readonly Given[] {
  return majors.length === 0
    ? [given(words.playsAnyLegalCard, undefined, { seat: { seat: offender } })]
    : ownDuty(majors, offender, words.playsItAtFirst, words.playsOneAtFirst);
}

function nounsOf(cards: readonly PenaltyCard[], seat: Seat): Nouns {
  return { cards: { cards: cards.map(({ card }) => card) }, seat: { seat } };
}

function given(wording: Wording, paragraph: string | undefined, nouns: Nouns): Given {
  return { wording, nouns, paragraph, consequences: [] };
}

function isSame(one: Given, other: Given): boolean {
  return one.wording === other.wording && JSON.stringify(one) === JSON.stringify(other);
}
