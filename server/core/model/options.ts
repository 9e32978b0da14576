import { type Suit, suitsOf } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import { type Basis, basisOf } from './basis.ts';
import type { PenaltyCard } from './penalty-card.ts';
import { majorsOf, type Position } from './position.ts';

/** Which of the laws of options holds: for one card, for two or more of one suit, for cards of several suits. */
type Spread = 'one card' | 'one suit' | 'several suits';

/** The basis of an option of this kind for an offender who has these penalty cards. */
export function basisOfOption(
  kind: Option['kind'],
  cards: readonly PenaltyCard[],
  edition: Edition,
  because?: Event,
): Basis {
  return basisOf(`${kind}, ${spreadOf(cards)}`, edition, because);
}

/** Whether the law gives declarer this option when the offender's partner is to lead. */
export function isAllowed(option: Option, cards: readonly PenaltyCard[]): boolean {
  if (option.kind === 'neither') return cards.length > 0;
  const isOne = option.kind === 'prohibit' ? option.suits.length > 0 : option.suits.length === 1;
  return isOne && option.suits.every((suit) => penaltySuits(cards).includes(suit));
}

/** All that declarer may choose before the lead of the offender's partner. */
export function optionsOf(cards: readonly PenaltyCard[]): readonly Option[] {
  if (cards.length === 0) return [];
  const suits = penaltySuits(cards);
  return [
    { kind: 'neither' },
    ...suits.map((suit): Option => ({ kind: 'require', suits: [suit] })),
    ...nonEmptyParts(suits).map((part): Option => ({ kind: 'prohibit', suits: part })),
  ];
}

/** Why declarer does not have this option at the lead of `leader`. */
export function basisOfRefusal(position: Position, leader: Seat, option: Option): Basis {
  const { edition } = position;
  const offender = partnerOf(leader);
  const majors = majorsOf(position, offender);
  if (majors.length > 0) return basisOfOption(option.kind, majors, edition);
  const [minor] = position.penaltyCards[offender];
  if (minor) return basisOf('no option for a minor one', edition, minor.told);
  const [own, another] = majorsOf(position, leader);
  if (own)
    return basisOf(
      another ? 'one of several, as declarer designates' : 'the only one that can be played',
      edition,
      own.told,
    );
  const pickedUp = position.past[offender].find((card) => card.fate === 'picked-up');
  return pickedUp?.basis ?? basisOf('no option without a penalty card', edition);
}

/** The suits in which there is a penalty card. */
export function penaltySuits(cards: readonly PenaltyCard[]): readonly Suit[] {
  return suitsOf(cards.map(({ card }) => card));
}

function spreadOf(cards: readonly PenaltyCard[]): Spread {
  if (cards.length < 2) return 'one card';
  return penaltySuits(cards).length === 1 ? 'one suit' : 'several suits';
}

/** Every part of `suits` with at least one suit in it, the single suits first. */
function nonEmptyParts(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  const [first, ...others] = suits;
  if (first === undefined) return [];
  const rest = nonEmptyParts(others);
  const parts = [[first], ...rest, ...rest.map((part) => [first, ...part])];
  return parts.sort((one, other) => one.length - other.length);
}
