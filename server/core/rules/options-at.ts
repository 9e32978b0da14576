// What declarer may choose, and what a defender must play, at a moment of a case: as far as all readings agree.
import type { Card, Suit } from '../bridge/cards.ts';
import { partnerOf, SEATS, type Seat } from '../bridge/seats.ts';
import type { Facts, Option } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import * as words from '../messages/law-gives.ts';
import { mustPlayOnePenaltyCard, mustPlayPenaltyCard } from '../messages/law-play.ts';
import type { Wording } from '../messages/wording.ts';
import { type Duty, dutiesOf, isToPlay, limitBroken, playablePenaltyCards } from '../model/duty.ts';
import { choose, suitsNamed } from '../model/election.ts';
import { optionsOf } from '../model/options.ts';
import {
  isOnDeclaringSide,
  leaderIn,
  type Missing,
  majorsOf,
  offendersIn,
  type Position,
} from '../model/position.ts';
import { readingsAt } from '../model/readings.ts';
import { cardByCard, type PlacedStation } from '../model/station.ts';
import { type Given, optionGiven } from './law-gives.ts';

/** How the leader is bound by an option. */
export type LeadUnderOption = {
  readonly player: Seat;
  readonly rule: 'must' | 'may-not' | 'any';
  readonly suits: readonly Suit[];
  /** How long that runs; nothing where he is not bound. */
  readonly until: 'this-lead' | 'lead-lost' | undefined;
  /** Whether he can comply; where he cannot, Law 59 frees him. `undefined` where his hand is not shown. */
  readonly canComply: boolean | undefined;
  /** Penalty cards of his own that he has to lead, one of them where there are several. */
  readonly mustLead: readonly Card[];
  /** The cards that he may lead; `undefined` where his hand is not shown. */
  readonly cards: readonly Card[] | undefined;
};

/** One of declarer's options and what follows from it. */
export type DeclarerOption = {
  readonly option: Option;
  readonly paragraph: string;
  readonly pickedUp: readonly Card[];
  readonly remains: readonly Card[];
  readonly lead: LeadUnderOption;
  /**
   * The penalty cards that the offender has to play at the first legal opportunity; none: he plays as he likes.
   * `undefined` where readings of the law differ.
   */
  readonly offender: { readonly player: Seat; readonly mustPlay: readonly Card[] | undefined };
};

/** A penalty card that a defender has to lead or play now; of several declarer designates one (Law 51A). */
export type PlayDue = {
  readonly player: Seat;
  readonly isLead: boolean;
  readonly cards: readonly Card[];
  readonly paragraph: string;
};

/** All that is open at a moment. */
export type OptionsAt = {
  readonly options: readonly DeclarerOption[];
  readonly plays: readonly PlayDue[];
  /** The same as sentences. */
  readonly told: readonly Given[];
  /** What the text would have to say for there to be one answer. */
  readonly missing: readonly Missing[];
};

/** What is open at a station of a case, before declarer's choice where the text tells it. */
export function optionsAt(facts: Facts, edition: Edition, { told }: PlacedStation): OptionsAt {
  const apart = { ...facts, events: cardByCard(facts.events) };
  const readings = readingsAt(apart, edition, [told]).get(told) ?? [];
  if (readings.some(({ isLost }) => isLost)) return undecided(['trick']);
  const [first, ...others] = readings.map((position) => openIn(beforeChoice(position)));
  const isAgreed = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  if (first !== undefined && isAgreed) return first;
  return undecided([...new Set(readings.flatMap(({ assumed }) => assumed))]);
}

function undecided(missing: readonly Missing[]): OptionsAt {
  return { options: [], plays: [], told: [], missing };
}

function beforeChoice(position: Position): Position {
  return position.trick?.election?.before ?? position;
}

/** What is open in one reading. Where the text tells of no lead, the options are those that partner's lead would give. */
function openIn(position: Position): OptionsAt {
  const { trick } = position;
  const leader = leaderIn(position);
  const leaders = trick ? (leader ? [leader] : []) : offendersIn(position).map(partnerOf);
  const ofLeads = leaders
    .filter((seat) => !isOnDeclaringSide(position, seat))
    .map((seat) => atLead(position, seat));
  const options = ofLeads.flatMap((lead) => lead.options);
  // What the leader has to lead of his own turns on the option.
  const plays = options.length > 0 ? [] : SEATS.flatMap((seat) => playDue(position, seat));
  return {
    options,
    plays,
    told: [...ofLeads.flatMap(({ told }) => told), ...plays.map(playTold)],
    missing: trick ? [] : ['on-lead'],
  };
}

/** Declarer's options at the lead of `leader`, structured and told. */
function atLead(position: Position, leader: Seat): Pick<OptionsAt, 'options' | 'told'> {
  const kinds: readonly Option['kind'][] = ['require', 'prohibit', 'neither'];
  const all = [...optionsOf(majorsOf(position, partnerOf(leader)))].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
  );
  if (all.length === 0) return { options: [], told: [] };
  const options = all.flatMap((option) => prospectOf(position, leader, option));
  const seat = { seat: { seat: leader } };
  const consequences = all.map((option, at) => {
    const given = optionGiven(position, leader, option);
    const isUnable = options[at]?.lead.canComply === false;
    const unable = sentence(words.unableToComply, seat, '59');
    return isUnable ? { ...given, consequences: [...given.consequences, unable] } : given;
  });
  const isUnsure = options.some(({ lead }) => lead.canComply === undefined);
  return {
    options,
    told: [
      { ...sentence(words.optionsAtLead, seat, undefined), consequences },
      ...(isUnsure ? [sentence(words.ifUnableToComply, seat, '59')] : []),
    ],
  };
}

/** What follows from an option. */
function prospectOf(position: Position, leader: Seat, option: Option): readonly DeclarerOption[] {
  const [chosen, ...otherWays] = choose(position, leader, option, undefined);
  const election = chosen?.election;
  if (chosen === undefined || election === undefined) return [];
  const player = partnerOf(leader);
  const namesOf = (cards: readonly { readonly card: Card }[]) => cards.map(({ card }) => card);
  const mustPlay = namesOf(majorsOf(chosen, player));
  const isAgreed = otherWays.every((way) => majorsOf(way, player).length === mustPlay.length);
  return [
    {
      option,
      paragraph: election.basis.by,
      pickedUp: namesOf(election.pickedUp),
      remains: namesOf(chosen.penaltyCards[player]),
      lead: leadUnder(chosen, leader, option),
      offender: { player, mustPlay: isAgreed ? mustPlay : undefined },
    },
  ];
}

const LEADS = {
  require: { rule: 'must', until: 'this-lead' },
  prohibit: { rule: 'may-not', until: 'lead-lost' },
  neither: { rule: 'any', until: undefined },
} as const;

function leadUnder(chosen: Position, leader: Seat, option: Option): LeadUnderOption {
  const duties = leaderIn(chosen) === leader ? dutiesOf(chosen, leader) : [];
  const isFree = ({ excused }: Duty) => excused !== undefined;
  const [duty, other] = duties;
  const own = duties.map(playablePenaltyCards);
  const { cards, spots, extent } = chosen.holdings[leader];
  const isShown = extent === 'whole' && spots.length === 0;
  const isSure = duties.length > 0 && (duties.every(isFree) || !duties.some(isFree));
  return {
    player: leader,
    suits: suitsNamed(option),
    ...LEADS[option.kind],
    canComply: option.kind === 'neither' ? true : isSure ? !duties.every(isFree) : undefined,
    mustLead: own.every((cards) => cards.join() === own[0]?.join()) ? (own[0] ?? []) : [],
    cards:
      isShown && duty && other === undefined
        ? cards.filter((card) => limitBroken(duty, card) === undefined)
        : undefined,
  };
}

/** The penalty card that `seat` has to lead or play now, in whichever way his hand can be filled in. */
function playDue(position: Position, seat: Seat): readonly PlayDue[] {
  if (isOnDeclaringSide(position, seat) || !isToPlay(position, seat)) return [];
  const duties = dutiesOf(position, seat);
  const [cards, ...others] = duties.map(playablePenaltyCards);
  if (cards === undefined || cards.length === 0) return [];
  if (others.some((other) => other.join() !== cards.join())) return [];
  const isChosen = duties.every(({ limits }) => limits.some(({ kind }) => kind === 'designation'));
  const paragraph = isChosen || cards.length > 1 ? '51A' : '50D1(a)';
  return [{ player: seat, isLead: leaderIn(position) === seat, cards, paragraph }];
}

function playTold({ player, isLead, cards, paragraph }: PlayDue): Given {
  const isOne = cards.length === 1;
  const wordings = isLead
    ? { one: words.leadsIt, which: words.leadsOne }
    : { one: mustPlayPenaltyCard, which: mustPlayOnePenaltyCard };
  const nouns = { seat: { seat: player }, cards: { cards }, penaltyCards: { cards } };
  return sentence(isOne ? wordings.one : wordings.which, nouns, paragraph);
}

function sentence(wording: Wording, nouns: Given['nouns'], paragraph: string | undefined): Given {
  return { wording, nouns, paragraph, consequences: [] };
}
