// *“The heart, please,”* said where the one with the penalty cards is to play: the card of that suit, and no option.

import { suitOf } from '../../bridge/cards.ts';
import { partnerOf } from '../../bridge/seats.ts';
import { THE } from '../../syntax/lexicon/small-words.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isWordOf } from '../../syntax/sentences/item.ts';
import type { Event, Option } from '../facts.ts';
import { ranksMeant } from '../story/cards-meant.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** The penalty card that declarer designates by its suit; nothing where his words are a demand on a lead. */
export function cardAskedFor(said: Option | undefined, clause: Clause, story: Story): Event | undefined {
  const offender = offenderIn(story);
  if (said?.kind !== 'require' || offender === undefined || said.suits.length !== 1) return undefined;
  const own = story.penalty[offender];
  const [value, more] = own.filter((card) => said.suits.includes(suitOf(card)));
  if (value === undefined || more !== undefined || own.length < 2) return undefined;
  const isToLead = story.leader === offender && story.played.length === 0;
  const isToPlay = story.played.length > 0 && !story.played.includes(offender) && isOfOne(clause);
  if (!isToLead && !isToPlay) return undefined;
  const span = clause.items.find(({ kind }) => kind === 'suit')?.span ?? clause.span;
  return { kind: 'designates', card: { value, span }, by: undefined, span };
}

/** *The heart*, not *a heart*. */
function isOfOne({ items }: Clause): boolean {
  const before = items[items.findIndex(({ kind }) => kind === 'suit') - 1];
  return isWordOf(before, THE);
}

/** *“The jack, please,”* said declarer, where the one with the penalty cards is to play one of them: it is designated. */
export function rankAskedFor(clause: Clause, story: Story): Event | undefined {
  const offender = offenderIn(story);
  const { items, isQuoted } = clause;
  const isBare = items.every(
    (item) => item.kind === 'rank' || (item.kind === 'word' && item.word.length <= LONGEST_ARTICLE),
  );
  if (!isQuoted || !isBare || offender === undefined || story.option !== undefined) return undefined;
  const [card, more] = ranksMeant(clause, story);
  const isDue = story.leader !== partnerOf(offender) && !story.played.includes(offender);
  if (card === undefined || more !== undefined || !isDue || story.penalty[offender].length < 2)
    return undefined;
  return { kind: 'designates', card, by: undefined, span: card.span };
}

const LONGEST_ARTICLE = 3;
