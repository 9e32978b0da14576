// *Both diamonds are minor*, *iki karo da küçük*: the two penalty cards of a suit, told by their number and the suit.

import { suitOf } from '../../bridge/cards.ts';
import { EACH, TOO } from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withItems } from '../../syntax/sentences/clause.ts';
import { cardsItem, type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { suitsIn } from '../clause-terms.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

const SUIT = termSet(['suit']);
const SAID_OF_CARDS = termSet(['major', 'minor', 'pick-up', 'remain', 'stop']);
const SAID_OF_SUITS = termSet(['lead', 'play', 'require', 'prohibit', 'cards', 'designate', 'option']);
const NUMBER = termSet(['both', 'two']);

/** The sentence with such a pair as its cards, in clauses that say what the cards are or what becomes of them. */
export function withPairOfSuit(voiced: Voiced, story: Story): Voiced {
  const { sentence } = voiced;
  if (!meet(sentence.holds, SUIT) || !meet(sentence.holds, SAID_OF_CARDS)) return voiced;
  const clauses = sentence.clauses.map((clause) => withPair(clause, story));
  const isSame = clauses.every((clause, at) => clause === sentence.clauses[at]);
  return isSame ? voiced : withClausesOf(voiced, clauses);
}

function withPair(clause: Clause, story: Story): Clause {
  const { items, said } = clause;
  const offender = offenderIn(story);
  if (offender === undefined || !meet(said, SAID_OF_CARDS) || meet(said, SAID_OF_SUITS)) return clause;
  const [suit, more] = suitsIn(clause);
  const at = items.findIndex((item) => item.kind === 'suit');
  if (suit === undefined || more !== undefined || !isNumbered(items, at)) return clause;
  const pair = story.penalty[offender].filter((card) => suitOf(card) === suit.value);
  if (pair.length !== 2) return clause;
  const span = { start: items[at - 1]?.span.start ?? suit.span.start, end: suit.span.end };
  return withItems(clause, items.toSpliced(at - 1, 2, cardsItem(pair, span)));
}

/** *Both diamonds*; a number that is read as a rank is one beside a word for *each*, or for *too* behind the suit. */
function isNumbered(items: readonly Item[], at: number): boolean {
  const [number, next] = [items[at - 1], items[at + 1]];
  if (number === undefined) return false;
  if (meet(number.said, NUMBER)) return true;
  const each = items[at - 2];
  const isSaid = isWordOf(next, TOO) || isWordOf(each, EACH);
  return number.kind === 'rank' && number.rank === '2' && isSaid;
}
