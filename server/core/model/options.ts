import { type Suit, suitsOf } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Event, Option } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import type { ParagraphId } from '../laws/paragraphs.ts';
import { type Basis, type Ground, wordsOf } from './basis.ts';
import type { PenaltyCard } from './penalty-card.ts';
import { majorsOf, type Position } from './position.ts';

/** Which of the laws of options holds: for one card, for two or more of one suit, for cards of several suits. */
type Spread = 'one card' | 'one suit' | 'several suits';

type Source = { readonly by: ParagraphId; readonly ground: Ground };

/**
 * Laws 50D2, 51B1, 51B2: the paragraph that gives each option. Law 51B1 names no third one; by a minute of the laws
 * committee the relevant parts of Law 50 hold. Our text of Law 50D2(b) is from memory.
 */
const SOURCES: { readonly [spread in Spread]: { readonly [kind in Option['kind']]: Source } } = {
  'one card': {
    require: { by: '50D2(a)', ground: 'words' },
    prohibit: { by: '50D2(a)', ground: 'words' },
    neither: { by: '50D2(b)', ground: 'inference' },
  },
  'one suit': {
    require: { by: '51B1(a)', ground: 'words' },
    prohibit: { by: '51B1(b)', ground: 'words' },
    neither: { by: '50D2(b)', ground: 'commentary' },
  },
  'several suits': {
    require: { by: '51B2(a)', ground: 'words' },
    prohibit: { by: '51B2(b)', ground: 'words' },
    neither: { by: '51B2(c)', ground: 'words' },
  },
};

/** What an edition has otherwise: the one of 2007 has no Law 51B2(c). */
const OTHERWISE: { readonly [edition in Edition]: { readonly [by in ParagraphId]?: Source } } = {
  '2007': { '51B2(c)': { by: '50D2(b)', ground: 'inference' } },
  '2017': {},
};

/** The basis of an option of this kind for an offender who has these penalty cards. */
export function basisOfOption(
  kind: Option['kind'],
  cards: readonly PenaltyCard[],
  edition: Edition,
  because?: Event,
): Basis {
  const source = SOURCES[spreadOf(cards)][kind];
  return { ...(OTHERWISE[edition][source.by] ?? source), because };
}

/** The paragraph on which, in an edition that does not have `id`, the same rests. */
export function paragraphInEdition(id: string, edition: Edition): ParagraphId | undefined {
  const sources: { readonly [by: string]: Source | undefined } = OTHERWISE[edition];
  return sources[id]?.by;
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
  const offender = partnerOf(leader);
  const majors = majorsOf(position, offender);
  if (majors.length > 0) return { ...basisOfOption(option.kind, majors, position.edition), ground: 'words' };
  const [minor] = position.penaltyCards[offender];
  if (minor) return wordsOf('50C', minor.told);
  const [own, another] = majorsOf(position, leader);
  if (own) return wordsOf(another ? '51A' : '50D1(a)', own.told);
  return position.past[offender].find((card) => card.fate === 'picked-up')?.basis ?? wordsOf('50D2(a)');
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
