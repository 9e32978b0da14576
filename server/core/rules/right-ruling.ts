// What a Director rules at a moment of a case: the sentences of a right ruling, each with its paragraph.
import type { Nouns } from '../bridge/nouns.ts';
import { partnerOf, SEATS, type Seat } from '../bridge/seats.ts';
import type { Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import * as draft from '../messages/draft.ts';
import * as gives from '../messages/law-gives.ts';
import { mayDoNeither } from '../messages/law-options.ts';
import { freeAsUnable } from '../messages/law-play.ts';
import type { Wording } from '../messages/wording.ts';
import { type Duty, dutiesOf, isToPlay, playablePenaltyCards } from '../model/duty.ts';
import type { Limit } from '../model/limit.ts';
import { basisOfOption, penaltySuits } from '../model/options.ts';
import { isMajor, type PenaltyCard } from '../model/penalty-card.ts';
import { isOnDeclaringSide, isOptionDue, leaderIn, majorsOf, type Position } from '../model/position.ts';
import { readingsAt } from '../model/readings.ts';

/** A sentence of a ruling, not yet spelled, and the paragraph it rests on. */
export type RulingSentence = {
  readonly wording: Wording;
  readonly nouns: Nouns;
  readonly paragraph: string | undefined;
};

/**
 * The ruling that the law gives once `moment` events are told: what becomes of the penalty cards, and how the
 * defender is bound whose lead or play it is; before declarer has stated an option, the options that he has.
 * Nothing where the text can be read in ways that lead to different rulings.
 */
export function rightRuling(facts: Facts, edition: Edition, moment: number): readonly RulingSentence[] {
  const readings = readingsAt(facts, edition, [moment]).get(moment) ?? [];
  if (readings.some(({ isLost }) => isLost)) return [];
  const [first, ...others] = readings.map(rulingAt);
  const isAgreed = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return first !== undefined && isAgreed ? first : [];
}

/** The ruling in one reading of the text. */
function rulingAt(position: Position): readonly RulingSentence[] {
  const duties = SEATS.flatMap((seat) => dutyAt(position, seat));
  const named = duties.flatMap(({ nouns: { cards } }) => (cards && 'cards' in cards ? cards.cards : []));
  const lying = SEATS.map((seat) => position.penaltyCards[seat].filter(({ card }) => !named.includes(card)));
  const ruling = [
    ...pickedUpAt(position),
    ...lying.flatMap((cards, at) => stayAt(position, SEATS[at] ?? 'N', cards)),
    ...duties,
  ];
  return ruling.length > 0 ? ruling : SEATS.flatMap((seat) => freedomAt(position, seat));
}

/** What is left to be said where every penalty card has gone: the defender whose turn it is, is free. */
function freedomAt(position: Position, seat: Seat): readonly RulingSentence[] {
  const { election } = position;
  if (election === undefined || isOnDeclaringSide(position, seat) || !isToPlay(position, seat)) return [];
  const nouns = { seat: { seat } };
  if (leaderIn(position) !== seat) return [sentence(gives.playsAnyLegalCard, election.basis.by, nouns)];
  return [
    sentence(gives.leadsFreely, election.basis.by, nouns),
    sentence(draft.leadsAnyCard, election.basis.by, nouns),
  ];
}

function pickedUpAt({ trick }: Position): readonly RulingSentence[] {
  const election = trick?.election;
  if (election === undefined || election.pickedUp.length === 0) return [];
  return [sentence(draft.picksUp, election.basis.by, nounsOf(election.pickedUp, partnerOf(election.leader)))];
}

/** Cards that lie on: before an option is stated their kind is told, on which the options turn (Law 50B). */
function stayAt(position: Position, seat: Seat, cards: readonly PenaltyCard[]): readonly RulingSentence[] {
  const [first] = cards;
  if (first === undefined) return [];
  const { election } = position;
  const isOfThisLead = position.trick?.election !== undefined;
  if (!isOfThisLead && (isOptionDue(position) || !isMajor(first)))
    return [sentence(isMajor(first) ? gives.areMajor : gives.areMinor, '50B', nounsOf(cards, seat))];
  const paragraph = isOfThisLead && election?.leader === partnerOf(seat) ? election.basis.by : '50A';
  return [sentence(gives.remainOnTheTable, paragraph, nounsOf(cards, seat))];
}

/** How `seat` is bound, if it is a defender's turn, as far as the text shows his hand. */
function dutyAt(position: Position, seat: Seat): readonly RulingSentence[] {
  if (isOnDeclaringSide(position, seat) || !isToPlay(position, seat)) return [];
  const duties = dutiesOf(position, seat);
  const isLeader = leaderIn(position) === seat;
  if (isLeader && (isOptionDue(position) || isWithoutOption(position, seat)))
    return [...restrictionsAt(seat, duties), ...optionsAt(position, seat)];
  const [first, ...others] = duties.map((duty) =>
    isLeader ? leadUnder(position, seat, duty) : playUnder(position, seat, duty),
  );
  const isOneWay = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  if (isOneWay) return first ?? [];
  return isLeader ? restrictionsAt(seat, duties) : [];
}

function leadUnder(position: Position, leader: Seat, duty: Duty): readonly RulingSentence[] {
  const nouns = { seat: { seat: leader } };
  const own = ownCard(position, leader, duty, LED);
  if (duty.excused) return own.length > 0 ? own : [sentence(freeAsUnable, '59', nouns)];
  const bound = [...duty.limits.flatMap((limit) => restriction(limit, leader, SURELY)), ...own];
  const lying = [...position.penaltyCards[leader], ...position.penaltyCards[partnerOf(leader)]];
  if (bound.length > 0 || lying.length === 0) return bound;
  return [sentence(draft.leadsAnyCard, position.trick?.election?.basis.by, nouns)];
}

/** Whether declarer has stated no option though he has some, or one that the law does not give him. */
function isWithoutOption(position: Position, leader: Seat): boolean {
  const election = position.trick?.election;
  return election !== undefined && !election.isGiven && majorsOf(position, partnerOf(leader)).length > 0;
}

/** How a restriction is told to a leader who can comply, and to one of whom that is not known. */
const SURELY = { requirement: gives.mustLeadOnce, prohibition: gives.mayNotLeadUntilLost };
const IF_ABLE = { requirement: draft.mustLeadIfAble, prohibition: draft.mayNotLeadIfAble };

function restriction(limit: Limit, leader: Seat, wordings: typeof SURELY): readonly RulingSentence[] {
  if (limit.kind !== 'requirement' && limit.kind !== 'prohibition') return [];
  if (!('suits' in limit)) return [];
  const wording = wordings[limit.kind];
  return [sentence(wording, limit.basis.by, { seat: { seat: leader }, suits: { suits: limit.suits } })];
}

function playUnder(position: Position, seat: Seat, duty: Duty): readonly RulingSentence[] {
  const own = ownCard(position, seat, duty, PLAYED);
  const election = position.trick?.election;
  const isFreed = election?.leader === partnerOf(seat) && election.pickedUp.length > 0;
  if (own.length > 0) return own;
  if (majorsOf(position, seat).length > 0) return [sentence(draft.followsSuit, '44C', { seat: { seat } })];
  return isFreed ? [sentence(gives.playsAnyLegalCard, election.basis.by, { seat: { seat } })] : [];
}

/** The penalty card that has to be played, or those of which declarer designates one (Laws 50D1(a), 51A). */
function ownCard(
  position: Position,
  seat: Seat,
  duty: Duty,
  { one, which }: typeof LED,
): readonly RulingSentence[] {
  const playable = playablePenaltyCards(duty);
  if (playable.length === 0) return [];
  const isDesignated = duty.limits.some(({ kind }) => kind === 'designation');
  const cards = majorsOf(position, seat).filter(({ card }) => playable.includes(card));
  if (playable.length === 1) return [sentence(one, isDesignated ? '51A' : '50D1(a)', nounsOf(cards, seat))];
  return [sentence(which, '51A', { seat: { seat } })];
}

const LED = { one: gives.leadsIt, which: draft.declarerSaysWhichIsLed };
const PLAYED = { one: draft.playsCard, which: draft.declarerSaysWhichIsPlayed };

/** The restrictions of the lead that are running, as far as the leader is known to be able to comply. */
function restrictionsAt(leader: Seat, duties: readonly Duty[]): readonly RulingSentence[] {
  const bound = duties.find(({ excused }) => excused === undefined);
  const isSure = duties.every(({ excused }) => excused === undefined);
  return bound?.limits.flatMap((limit) => restriction(limit, leader, isSure ? SURELY : IF_ABLE)) ?? [];
}

/** The options that declarer has before the lead (Laws 50D2, 51B). */
function optionsAt(position: Position, leader: Seat): readonly RulingSentence[] {
  const majors = majorsOf(position, partnerOf(leader));
  const nouns = { suits: { suits: penaltySuits(majors) } };
  const by = (kind: 'require' | 'prohibit' | 'neither') => basisOfOption(kind, majors, position.edition).by;
  const prohibits = penaltySuits(majors).length > 1 ? draft.mayProhibitSome : draft.mayProhibit;
  return [
    sentence(draft.mayRequire, by('require'), nouns),
    sentence(prohibits, by('prohibit'), nouns),
    sentence(mayDoNeither, by('neither'), {}),
  ];
}

function nounsOf(cards: readonly PenaltyCard[], seat: Seat): Nouns {
  return { cards: { cards: cards.map(({ card }) => card) }, seat: { seat } };
}

function sentence(wording: Wording, paragraph: string | undefined, nouns: Nouns): RulingSentence {
  return { wording, nouns, paragraph };
}
