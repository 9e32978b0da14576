import { type Card, isHonour } from '../bridge/cards.ts';
import type { Event, Exposure, Option } from '../facts/facts.ts';
import type { Basis } from './basis.ts';

/** Law 50B: the kinds of penalty card. */
export type PenaltyKind = 'major' | 'minor';

/** A card that lies face up before a defender (Law 50A). */
export type PenaltyCard = {
  readonly card: Card;
  /** What it is now. */
  readonly kind: PenaltyKind;
  /** What it would be if its owner had no other. */
  readonly alone: PenaltyKind;
  readonly how: Exposure | undefined;
  /** The event that told of it. */
  readonly told: Event;
};

/** What became of a card that is a penalty card no longer, or that never was one though the text calls it so. */
export type PastPenaltyCard = PenaltyCard & {
  readonly fate: 'picked-up' | 'was-played' | 'never-one';
  readonly basis: Basis;
  /** The option by which it was picked up. */
  readonly freedBy: Option | undefined;
  /** Whether the card has left its owner's hand. */
  readonly isPlayed: boolean;
};

/** How a card was exposed where its owner meant to play it (Law 50B). */
const DELIBERATE: readonly Exposure[] = [
  'led-out-of-turn',
  'revoke',
  'withdrawn',
  'premature',
  'deliberate',
  'conceded',
];

/** How a card was exposed where he did not; two cards played at once: the other one is the play (Law 58B2). */
const UNINTENDED: readonly Exposure[] = ['dropped', 'two-cards'];

/**
 * Law 50B: what a card is as its owner's only penalty card. An honour, and a card exposed by deliberate play, is
 * major; one below the ten, exposed unintentionally, is minor. Both where the text does not say how it was exposed.
 */
export function kindsAlone(card: Card, how: Exposure | undefined): readonly PenaltyKind[] {
  if (isHonour(card) || (how && DELIBERATE.includes(how))) return ['major'];
  return how && UNINTENDED.includes(how) ? ['minor'] : ['major', 'minor'];
}

/** Law 50B: as soon as one defender has two or more penalty cards, all of them are major. */
export function countedTogether(cards: readonly PenaltyCard[]): readonly PenaltyCard[] {
  return cards.length < 2 ? cards : cards.map((card) => ({ ...card, kind: 'major' }));
}

export function isMajor(card: PenaltyCard): boolean {
  return card.kind === 'major';
}
