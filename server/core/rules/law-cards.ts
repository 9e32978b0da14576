// Claims that name cards: what is wrong with several of them for one reason is said once.
import type { Card } from '../bridge/cards.ts';
import type { Nouns } from '../bridge/nouns.ts';
import type { Wording } from '../messages/wording.ts';
import type { Basis } from '../model/basis.ts';
import { hull, type Located } from '../text/span.ts';
import type { Departure } from './law-rule.ts';

/** What is wrong with one card of a claim. */
export type CardDeparture<Name extends string> = {
  readonly fault: Name;
  readonly basis: Basis;
  readonly wording: Wording;
  readonly nouns: Nouns;
};

/** The departures of the cards that a claim names: one for all cards of which the same is to be said. */
export function departuresOf<Name extends string>(
  cards: readonly Located<Card>[],
  wrongWith: (card: Card) => CardDeparture<Name> | undefined,
): readonly Departure<Name>[] {
  const groups: { readonly of: CardDeparture<Name>; readonly cards: Located<Card>[] }[] = [];
  for (const card of cards) {
    const of = wrongWith(card.value);
    if (of === undefined) continue;
    const group = groups.find((other) => isForSameReason(other.of, of));
    if (group) group.cards.push(card);
    else groups.push({ of, cards: [card] });
  }
  return groups.flatMap(({ of, cards: wrong }) => {
    const span = hull(wrong.map((card) => card.span));
    const nouns = { cards: { cards: wrong.map(({ value }) => value) }, ...of.nouns };
    return span ? [{ ...of, span, nouns }] : [];
  });
}

function isForSameReason(one: CardDeparture<string>, other: CardDeparture<string>): boolean {
  return one.wording === other.wording && isSameBasis(one.basis, other.basis);
}

function isSameBasis(one: Basis, other: Basis): boolean {
  return one.by === other.by && one.ground === other.ground && one.because === other.because;
}
