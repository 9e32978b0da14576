// Whether a clause says clearly whom and what a claim of it is about.

import { rankOf } from '../../bridge/cards.ts';
import { STILL_SO, UP } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm, termIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { offendersIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import type { Voiced } from '../voices/voices.ts';

/** Whether a clause says so clearly whom a claim is about: one person, ranks that are those of cards, cards to choose from. */
export function isClear(claim: Claim, clause: Clause, { sentence, by }: Voiced, story: Story): boolean {
  if (claim.kind === 'chooses') {
    const isOfLead = ({ items }: Clause) =>
      has({ items }, 'require', 'prohibit', 'demand') || (has({ items }, 'lead') && !has({ items }, 'which'));
    const players = clause.items.filter(
      (item) => isPerson(item) && item.form === 'nom' && !isTerm(item, 'director', 'committee', 'he'),
    );
    const before = players.filter(({ span }) => span.start < claim.span.start); // *Dummy says which East must play.*
    const which = termIn(clause, 'which'); // Before the verb: *which East must play dummy says*.
    const isOne =
      players.length <= 1 ||
      (before.length === 1 && before[0] !== players[0]) ||
      (before.length === 1 && (which === undefined || claim.span.start <= which.span.start));
    const isOfOwn = has(clause, 'which') && offendersIn(story).some((seat) => seat === claim.role.value); // *He may choose with which of the two he begins.*
    return claim.role.value === 'declarer' || (isOne && (isOfOwn || !sentence.clauses.some(isOfLead)));
  }
  if (claim.kind === 'denies')
    return has(
      clause,
      ...([
        'require',
        'prohibit',
        'waive',
        'refused',
        'option',
        'restriction',
        'designate',
        'may-not',
      ] as const),
    );
  if (claim.kind === 'picks-up' || claim.kind === 'remains')
    return isOneList(clause) && isSureWhich(claim, clause);
  if (!('choice' in claim)) return true;
  if (has(clause, 'after')) return false;
  const seats = clause.items.flatMap((item) =>
    item.kind === 'seat' && item.form === 'nom' ? [item.seat] : [],
  );
  if (new Set(seats).size > 1) return false;
  const ranks = clause.items.flatMap(
    (item, at) => (item.kind === 'rank' && clause.items[at + 1]?.kind !== 'suit' ? [item.rank] : []), // *İki pikinden birini*: how many.
  );
  if (claim.choice.kind !== 'cards') return true;
  const { cards } = claim.choice;
  if (by === undefined) return ranks.length === 0;
  return ranks.every((rank) => cards.some(({ value }) => rankOf(value) === rank));
}

/** Whether the cards of a clause stand together: *took the ♠K back and left the ♥Q* says two things. */
function isOneList({ items }: Clause): boolean {
  const isCard = ({ kind }: Item) => kind === 'cards' || kind === 'rank';
  const first = items.findIndex(isCard);
  const last = items.findLastIndex(isCard);
  const between = items.slice(first + 1, Math.max(last, first + 1));
  const behind = items[last + 1];
  if (between.some((item) => isWordOf(item, UP))) return false; // *♠K up, ♥Q stays.*
  if (between.some((item) => isTerm(item, 'hand'))) return false; // *He returned the ♠K to hand, ♥Q left on table.*
  const isSaidOfEach = between.some((item) => isTerm(item, 'pick-up', 'remain', 'stop'));
  if (isSaidOfEach && (behind === undefined || isStrange(behind) || isTurning(behind))) return false; // *The ♠K stays, the ♥Q departs.*
  return !between.some(isStrange);
}

/** Dutch *♥V is geen strafkaart meer, ♠H nog wel*. */
function isTurning(item: Item): boolean {
  return isWordOf(item, STILL_SO);
}

/** Of three cards and more, *them* and *both* may be those just spoken of; *of the two only the first* is not both. */
function isSureWhich({ cards }: Claim & { readonly cards: readonly unknown[] }, clause: Clause): boolean {
  if (clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit' || kind === 'rank')) return true;
  return cards.length < 2 || (cards.length === 2 && !has(clause, 'only', 'the-one'));
}

const SHORTEST_STRANGE = 4;

/** An unknown word, too long for an article. */
export function isStrange(item: Item): boolean {
  return item.kind === 'word' && SHORTEST_STRANGE <= item.word.length;
}
