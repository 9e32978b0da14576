// *Declarer may require the lead of any suit he cares to name*: the law knows only those of the penalty cards.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { TermItem } from '../../syntax/sentences/item.ts';
import { cardsIn, has, isTerm, says } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** The offer of a suit in which there is no penalty card; `all` are those in which there is one. */
export function anySuitIn(
  clause: Clause,
  word: TermItem,
  all: readonly Suit[],
  story: Story,
): readonly Claim[] {
  if (story.played.length > 0 || story.leader === offenderIn(story)) return []; // A card is to be chosen, and no lead.
  const isOffer = has(clause, 'may') && says(word, 'require', 'prohibit') && has(clause, 'any-suit');
  const isOpen = !has(clause, 'not', 'neither', 'may-not', 'would', 'should', 'if', 'only', 'all-but');
  const other = SUITS.find((suit) => !all.includes(suit));
  if (!isOffer || !isOpen || isNarrowed(clause) || other === undefined || all.length === 0) return [];
  const kind = says(word, 'prohibit') ? 'prohibit' : 'require';
  return [{ kind: 'offers', option: { kind, suits: [other] }, span: word.span }];
}

/** *Any suit in which there is a penalty card*, *any of the two suits*. */
function isNarrowed(clause: Clause): boolean {
  const { items } = clause;
  const any = items.findIndex((item) => isTerm(item, 'any-suit'));
  const next = items.slice(any + 1).find(({ kind }) => kind !== 'word');
  const isOfCards = next !== undefined && isTerm(next, ...OF_CARDS);
  return isOfCards || has(clause, 'which', 'that-suit', 'both', 'two') || cardsIn(clause).length > 0;
}

const OF_CARDS = ['penalty-card', 'face', 'card', 'which', 'who', 'it', 'them', 'lead'] as const;
