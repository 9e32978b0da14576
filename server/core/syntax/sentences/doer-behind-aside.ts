// *Ruled that West, as East had no heart, may lead anything*: what somebody does stands behind what is put in between.
import type { Term } from '../lexicon/lexicon.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isPerson } from './person.ts';
import { hasOneOf, isOneOf } from './terms-of-items.ts';

/** What is looked at of a part of a sentence, and changed. */
type Part = {
  readonly items: Item[];
  readonly link: Term | undefined;
  readonly mark: string;
  readonly isQuoted: boolean;
};

/** The parts, with the one named alone behind *that* said again where it is told what he does. */
export function withDoersBesides<P extends Part>(parts: readonly P[]): readonly P[] {
  let read: P[] | undefined;
  for (let at = 0; at + 2 < parts.length; at++) {
    const [part, aside, deed] = [parts[at], parts[at + 1], parts[at + 2]];
    const doer = part && doerLeft(part);
    if (doer === undefined || aside === undefined || deed === undefined) continue;
    const isBeside = aside.mark === ',' && aside.link !== 'and' && !aside.isQuoted;
    const goesOn = deed.mark === ',' && deed.link === undefined && !deed.isQuoted && !deed.items.some(isDoer);
    if (!isBeside || !goesOn || !hasOneOf(deed, DUTIES)) continue;
    read ??= [...parts];
    read[at + 2] = { ...deed, items: [doer, ...deed.items] };
  }
  return read ?? parts;
}

const DUTIES = termSet(['may', 'must', 'may-not', 'need-not', 'again']);
const ASIDE = termSet(['aside']);
const RULED = termSet(['ruled', 'told']);
const OPEN = termSet(['that', 'ruled', 'told']);

/** The person with whom the part stops, right behind *that* or a word for the ruling; nothing else is said of him. */
function doerLeft({ items, link }: Part): Item | undefined {
  const doer = items.at(-1);
  if (doer === undefined || !isDoer(doer) || isOneOf(doer, ASIDE)) return undefined;
  const before = items.findLast((item) => item !== doer && item.kind !== 'word' && !isOneOf(item, ASIDE));
  const isOpen = before !== undefined && isOneOf(before, OPEN);
  return isOpen && (link === 'that' || isOneOf(before, RULED)) ? doer : undefined;
}

function isDoer(item: Item): boolean {
  return isPerson(item) && item.form === 'nom';
}
