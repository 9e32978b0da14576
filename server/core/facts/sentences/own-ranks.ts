// Where a rank beside a card means another card than one of the same suit.
import { rankOf } from '../../bridge/cards.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { withItems } from '../../syntax/sentences/clause.ts';
import { type Item, rankItem } from '../../syntax/sentences/item.ts';
import { holdersIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

const CARDS = termSet(['cards']);

/**
 * A sentence with its ranks as they are meant: *the king and the jack of hearts stay* are, where a club king and a heart
 * jack are the penalty cards, not two hearts.
 */
export function withOwnRanks(voiced: Voiced, story: Story): Voiced {
  if (!meet(voiced.sentence.holds, CARDS)) return voiced;
  const isShared = (item: Item) => item.kind === 'cards' && item.isShared;
  if (!voiced.sentence.clauses.some(({ items }) => items.some(isShared))) return voiced;
  const known = holdersIn(story).flatMap((seat) => story.penalty[seat]);
  const isAnothers = (item: Item) => {
    const [card] = item.kind === 'cards' && item.isShared ? item.cards : [];
    if (card === undefined || known.includes(card)) return false;
    return known.some((other) => rankOf(other) === rankOf(card));
  };
  if (!voiced.sentence.clauses.some(({ items }) => items.some(isAnothers))) return voiced;
  const read = (item: Item): Item => {
    const [card] = item.kind === 'cards' && isAnothers(item) ? item.cards : [];
    return card === undefined ? item : rankItem(rankOf(card), item.span);
  };
  const clauses = voiced.sentence.clauses.map((clause) => withItems(clause, clause.items.map(read)));
  return withClausesOf(voiced, clauses);
}
