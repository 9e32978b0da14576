// What a clause says to become of penalty cards: they are picked up, or stay.

import { type Card, suitOf } from '../../bridge/cards.ts';
import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { IN_TRICK } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Located } from '../../text/span.ts';
import { cardsIn, has, isTerm, suitsIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { spanOfCards } from '../span-of-cards.ts';
import { cardsMeant } from '../story/cards-meant.ts';
import { byHolder, offenderIn, offendersIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import { cardsElided } from './elided.ts';

/** Cards that are picked up, or stay. */
export function fateIn(clause: Clause, story: Story): readonly Claim[] {
  const isRefused = has(clause, 'refused'); // *Did not allow East to pick up the ♠K.*
  if (isRefused && !has(clause, 'pick-up')) return [];
  const isNone = isOfNone(clause);
  const isNot = isRefused || isNone || isNegated(clause, 'pick-up', 'remain', 'stop');
  if (!isNot && has(clause, 'not', 'neither', 'may-not')) return [];
  const isOwnLead = // No option is due.
    has(clause, 'remain') &&
    story.leader !== undefined &&
    story.leader === offenderIn(story) &&
    story.played.length === 0;
  const isOptionUnread =
    story.option === undefined && story.speaksOfOptions && offendersIn(story).length > 0 && !isOwnLead;
  if (story.isClouded || isOptionUnread || looksBack(clause)) return [];
  const isUp =
    has(clause, 'pick-up') ||
    (has(clause, 'stop') && has(clause, 'penalty-card') && !has(clause, 'major', 'minor'));
  const stays = has(clause, 'remain') && !has(clause, 'stop');
  if (isUp === stays || has(clause, 'want', 'all-but') || (has(clause, 'claimed') && !isOfDecider(clause)))
    return [];
  if (stays && (isWithPlayer(clause) || isInTrick(clause))) return [];
  const ofSuits = ofSuitsNamed(clause, story);
  const meant = ofSuits.length > 0 ? ofSuits : cardsMeant(clause, story);
  const others = isNone ? bothOf(clause, story) : cardsElided(clause, story);
  const cards = meant.length > 0 ? meant : others;
  const kind = isUp !== isNot ? 'picks-up' : 'remains';
  if (isNot && has(clause, 'both')) return [];
  const said = byHolder(cards, story).map(
    ([seat, held]): Claim => ({ kind, seat, cards: held, span: spanOfCards(held) }),
  );
  return isUp && !isNot ? [...said, ...leftBehind(clause, said, story)] : said;
}

/** *Neither card is picked up*, *East picks up neither*: a word for none of them, and no card, suit or rank. */
function isOfNone({ items }: Clause): boolean {
  const nones = items.filter((item) => isTerm(item, 'neither'));
  const named = items.some(
    (item) => ['cards', 'suit', 'rank'].includes(item.kind) || isTerm(item, 'not', 'need-not'),
  );
  return nones.length === 1 && !named;
}

/** The two penalty cards of the one who has any. */
function bothOf({ items }: Clause, story: Story): readonly Located<Card>[] {
  const offender = offenderIn(story);
  const word = items.find((item) => isTerm(item, 'neither'));
  const own = offender === undefined ? [] : story.penalty[offender];
  return word && own.length === 2 ? own.map((value) => ({ value, span: word.span })) : [];
}

/** *The ♠K stays with East*, in languages that mark a place: it is in his hand. */
function isWithPlayer(clause: Clause): boolean {
  const isAt = clause.items.some((item) => item.kind === 'seat' && item.form === 'at');
  return isAt && !has(clause, 'penalty-card', 'face');
}

/** *The ten stayed in the trick*: it was played. */
function isInTrick({ items }: Clause): boolean {
  if (has({ items }, 'penalty-card', 'face')) return false;
  return items.some((item) => isTerm(item, 'trick') || isWordOf(item, IN_TRICK));
}

/** *The director held that …*: his view is the ruling. */
function isOfDecider({ items }: Clause): boolean {
  const first = items.find(isPerson);
  return first !== undefined && isTerm(first, 'director', 'committee');
}

/** *Both cards were still penalty cards*: so it was before; but *ruled that they were still* is a ruling. */
function looksBack(clause: Clause): boolean {
  const isReason =
    has(clause, 'nominal') && !has(clause, 'ruled', 'told', 'says', 'must', 'may', 'pick-up', 'stop');
  if (isReason && clause.isQuoted) return true; // *Kartlar masada kaldığı için.*
  return has(clause, 'recalled') && !has(clause, 'ruled') && clause.link !== 'that';
}

/** *He picks up his spades*. */
function ofSuitsNamed(clause: Clause, story: Story): readonly Located<Card>[] {
  const saysMore = ['lead', 'play', 'require', 'prohibit', 'restriction', 'demand', 'option', 'win'] as const;
  const seat = offenderIn(story);
  const isOther = clause.items.some(
    (item, at) => isTerm(item, 'both', 'other', 'it', 'them', 'two') && clause.items[at + 1]?.kind !== 'suit',
  );
  if (seat === undefined || isOther || has(clause, ...saysMore) || cardsIn(clause).length > 0) return [];
  return suitsIn(clause).flatMap(({ value: suit, span }) =>
    story.penalty[seat].filter((card) => suitOf(card) === suit).map((value) => ({ value, span })),
  );
}

/** Whether a negation belongs to the verb: it is part of it, or stands right before it. */
function isNegated({ items }: Clause, ...verbs: readonly Term[]): boolean {
  const at = items.findIndex((item) => isTerm(item, ...verbs));
  const verb = items[at];
  if (isDeniedBehind(items, at)) return true;
  const before = items.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'word');
  return [verb, before].some((item) => item !== undefined && isTerm(item, 'not', 'may-not'));
}

/** *Gaat niet terug*: the negation stands behind the verb, and what comes next is not what is denied. */
function isDeniedBehind(items: readonly Item[], verb: number): boolean {
  const at = items.findIndex((item, place) => verb < place && isTerm(item, 'verb-not'));
  const between = items.slice(verb + 1, Math.max(0, at));
  const isNear = between.every(({ kind }) => kind !== 'suit') && at !== -1;
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'word');
  return isNear && next?.kind !== 'cards' && next?.kind !== 'suit' && next?.kind !== 'rank';
}

/** *Only the ♠K is picked up*: the others stay. */
function leftBehind(clause: Clause, said: readonly Claim[], story: Story): readonly Claim[] {
  const at = clause.items.findIndex((item) => isTerm(item, 'only'));
  const only = clause.items[at];
  const next = clause.items.slice(at + 1).find(({ kind }) => kind !== 'word');
  const [first, another] = said;
  const isCard = next?.kind === 'cards' || next?.kind === 'rank';
  if (only === undefined || !isCard || first?.kind !== 'picks-up' || another) return [];
  const others = story.penalty[first.seat].filter((card) => first.cards.every(({ value }) => value !== card));
  if (others.length === 0) return [];
  const cards = others.map((value) => ({ value, span: only.span }));
  return [{ kind: 'remains', seat: first.seat, cards, span: only.span }];
}
