// What a clause tells of a choice or of a lost lead that is not among the events.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, isTerm, suitsIn, termIn } from '../clause-terms.ts';
import { holderOf } from '../story/holders.ts';
import type { Story } from '../story/story.ts';
import { suitsOfOption } from './options.ts';

/** Notes what a clause tells of a choice or of a lost lead that is not among the events: what follows is not sure. */
export function noteGaps(clause: Clause, story: Story): void {
  if (clause.isQuoted || meet(clause.holds, UNREAL)) return;
  if (has(clause, 'lose-lead') && !story.hasLeadChanged) story.isClouded = true;
  if (has(clause, 'void')) story.isUnable = true;
  if (has(clause, 'lead', 'play'))
    story.isTrickUnread =
      goesOnWithSuit(clause) || playsAgain(clause, story) || (story.isTrickUnread && !has(clause, 'lead'));
  const verb = termIn(clause, 'require', 'prohibit');
  const told = story.option;
  if (verb === undefined || told === undefined) return;
  const suits = suitsIn(clause).map(({ value }) => value);
  if (suits.some((suit) => !suitsOfOption(told).includes(suit))) story.isClouded = true;
}

const UNREAL = termSet(['may', 'may-not', 'would', 'should', 'not', 'neither', 'leave-free', 'if']);
const SUIT = termSet(['suit']);
const CARDS = termSet(['cards']);

/** *Led the ♦A and another diamond*: of the tricks behind the first nothing more is told. */
function goesOnWithSuit({ items, said: terms }: Clause): boolean {
  if (!meet(terms, SUIT) || !meet(terms, CARDS)) return false;
  const said = items.filter(({ kind }) => kind !== 'word');
  return said.some(
    (item, at) => isTerm(item, 'and') && said[at - 1]?.kind === 'cards' && said[at + 1]?.kind === 'suit',
  );
}

/** *Now South plays the ♦A*, who has played to a trick of which the rest is not told: it is to another one. */
function playsAgain(clause: Clause, story: Story): boolean {
  if (has(clause, 'lead', 'must')) return false;
  return cardsIn(clause).some(({ value }) => {
    const seat = holderOf(value, story);
    return seat !== undefined && story.played.includes(seat) && !story.gone.includes(value);
  });
}
