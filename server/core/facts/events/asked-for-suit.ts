// *South asks a spade*, *South told West not to play one*: requests for a lead by words that elsewhere ask or tell of something else.

import { partnerOf } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import { isStrange } from '../../syntax/sentences/strange-word.ts';
import { isTerm, suitsIn } from '../clause-terms.ts';
import type { Option } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/**
 * The suit that declarer asks the partner of the one with penalty cards to lead or not to lead, where that one is on
 * lead and nothing else is said.
 */
export function suitAskedFor(clause: Clause, story: Story): Option | undefined {
  const offender = offenderIn(story);
  const { leader, played } = story;
  if (offender === undefined || leader !== partnerOf(offender) || played.length > 0) return undefined;
  if (clause.link === 'or' || clause.link === 'that') return undefined;
  return requestIn(clause) ?? orderIn(clause, (item) => item.kind === 'seat' && item.seat === leader);
}

/** *Asks a spade*, in languages whose verb for asking also stands for requiring. */
function requestIn(clause: Clause): Option | undefined {
  const asked = clause.items.find((item) => isTerm(item, 'asked') && !isTerm(item, ...OF_OPTIONS));
  const [suit, more] = suitsIn(clause);
  if (asked === undefined || suit === undefined || more) return undefined;
  return saysMore(clause, (item) => item === asked || isTerm(item, 'lead', 'aside', 'and'))
    ? undefined
    : { kind: 'require', suits: [suit.value] };
}

/** *Told West not to play a spade*, the words of telling before or behind what is told. */
function orderIn(clause: Clause, isLeader: (item: Item) => boolean): Option | undefined {
  const { items, subject, isQuoted } = clause;
  const told = items.find((item) => isTerm(item, 'told') && !isTerm(item, ...OF_OPTIONS));
  if (told === undefined || isQuoted || !items.some((item) => item !== subject && isLeader(item)))
    return undefined;
  if (saysMore(clause, (item) => item === told || isLeader(item) || isTerm(item, ...OF_LEADS)))
    return undefined;
  const suits = suitsIn(clause).map(({ value }) => value);
  const isNot = items.some((item) => isTerm(item, 'not', 'neither'));
  const isToPlay = items.some((item) => isTerm(item, 'play', 'lead'));
  if (isNot) return suits.length > 0 ? { kind: 'prohibit', suits } : undefined;
  return isToPlay && suits.length === 1 ? { kind: 'require', suits } : undefined;
}

const OF_OPTIONS = ['require', 'prohibit'] as const;
const OF_LEADS = ['lead', 'play', 'not', 'neither', 'aside', 'and', 'or'] as const;

/** Whether a clause holds anything but its subject, suits, small words and what is taken for a part of the request. */
function saysMore({ items, subject }: Clause, isPart: (item: Item) => boolean): boolean {
  return items.some((item) => {
    if (item === subject || item.kind === 'suit') return false;
    return item.kind === 'word' ? isStrange(item) : !isPart(item);
  });
}
