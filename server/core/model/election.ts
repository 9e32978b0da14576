// Declarer's choice before a lead, and what the law makes of it (Laws 50D2, 51B).
import { type Suit, suitOf } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import { basisOf } from './basis.ts';
import { pickUp } from './on-the-table.ts';
import { basisOfOption, basisOfRefusal, isAllowed, optionsOf, penaltySuits } from './options.ts';
import { assuming, type Election, isOptionDue, leaderIn, majorsOf, type Position } from './position.ts';

/** What an option at the lead of `leader` comes to; one that the law gives only in part may have meant that part. */
export function choose(
  position: Position,
  leader: Seat,
  option: Option,
  event: Event | undefined,
): readonly Position[] {
  const majors = majorsOf(position, partnerOf(leader));
  if (isAllowed(option, majors)) return take(position, leader, option, event);
  const ways = [
    withoutEffect(position, leader, option, event),
    ...allowedParts(option, penaltySuits(majors)).flatMap((part) => take(position, leader, part, event)),
  ];
  return ways.length === 1 ? ways : ways.map((way) => assuming(way, 'choice'));
}

/** The option has no effect: the law does not give it, or another than declarer stated it. */
export function withoutEffect(
  position: Position,
  leader: Seat,
  option: Option,
  event: Event | undefined,
): Position {
  const isAnothers = isAllowed(option, majorsOf(position, partnerOf(leader)));
  const basis = isAnothers
    ? basisOf('option of another than declarer', position.edition)
    : basisOfRefusal(position, leader, option);
  return elected(position, {
    leader,
    option,
    isGiven: false,
    basis: { ...basis, because: event },
    pickedUp: [],
    before: position,
  });
}

/** Declarer is told to have stated no option: nothing is picked up (Law 50A). */
export function withoutOption(position: Position, leader: Seat, event: Event): Position {
  const basis = basisOf('stays while no option is stated', position.edition, event);
  return elected(position, {
    leader,
    option: undefined,
    isGiven: false,
    basis,
    pickedUp: [],
    before: position,
  });
}

/** The text tells of a lead but not of the option before it: declarer may have chosen any of those he had. */
export function withUntoldOption(position: Position): readonly Position[] {
  const leader = leaderIn(position);
  if (leader === undefined || !isOptionDue(position)) return [position];
  return optionsOf(majorsOf(position, partnerOf(leader)))
    .flatMap((option) => take(position, leader, option, undefined))
    .map((way) => assuming(way, 'choice'));
}

/** The suits that an option names, if there is one. */
export function suitsNamed(option: Option | undefined): readonly Suit[] {
  return option === undefined || option.kind === 'neither' ? [] : option.suits;
}

export function isSameOption(one: Option, other: Option): boolean {
  return one.kind === other.kind && suitsNamed(one).toSorted().join() === suitsNamed(other).toSorted().join();
}

/** The law gives the option: its cards are picked up and the leader is bound (Laws 50D2(a), 51B1, 51B2). */
function take(
  position: Position,
  leader: Seat,
  option: Option,
  event: Event | undefined,
): readonly Position[] {
  const offender = partnerOf(leader);
  const majors = majorsOf(position, offender);
  const basis = basisOfOption(option.kind, majors, position.edition, event);
  const suits = suitsNamed(option);
  const pickedUp = majors.filter(({ card }) => suits.includes(suitOf(card)));
  const chosen = elected(position, { leader, option, isGiven: true, basis, pickedUp, before: position });
  const prohibition = option.kind === 'prohibit' ? [{ player: leader, suits, basis }] : [];
  const bound = { ...chosen, prohibitions: [...chosen.prohibitions, ...prohibition] };
  return pickUp(bound, offender, pickedUp, basis, option);
}

/** The position with what declarer chose before the lead of this trick. */
export function elected(position: Position, election: Election): Position {
  return { ...position, election, trick: position.trick && { ...position.trick, election } };
}

/** The options within `option` that the law gives: its suits with a penalty card, for a requirement one of them. */
function allowedParts(option: Option, suits: readonly Suit[]): readonly Option[] {
  const named = suitsNamed(option).filter((suit) => suits.includes(suit));
  if (named.length === 0) return [];
  if (option.kind === 'prohibit') return [{ kind: 'prohibit', suits: named }];
  return named.map((suit): Option => ({ kind: 'require', suits: [suit] }));
}
