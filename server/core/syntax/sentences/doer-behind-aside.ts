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
  const read = [...parts];
  for (const [at, part] of parts.entries()) {
    const doer = doerLeft(part);
    const [aside, deed] = [parts[at + 1], parts[at + 2]];
    if (doer === undefined || aside === undefined || deed === undefined) continue;
    const isBeside = aside.mark === ',' && aside.link !== 'and' && !aside.isQuoted;
    const goesOn = deed.mark === ',' && deed.link === undefined && !deed.isQuoted && !deed.items.some(isDoer);
    if (isBeside && goesOn && hasOneOf(deed, DUTIES))
      read[at + 2] = { ...deed, items: [doer, ...deed.items] };
  }
  return read;
}

const DUTIES = termSet(['may', 'must', 'may-not', 'need-not', 'again']);
const ASIDE = termSet(['aside']);
const RULED = termSet(['ruled', 'told']);
const OPEN = termSet(['that', 'ruled', 'told']);

/** The person with whom the part stops, right behind *that* or a word for the ruling; nothing else is said of him. */
function doerLeft({ items, link }: Part): Item | undefined {
  const [before, doer] = items.filter((item) => item.kind !== 'word' && !isOneOf(item, ASIDE)).slice(-2);
  if (doer === undefined || items.at(-1) !== doer) return undefined;
  const isOpen = before !== undefined && isOneOf(before, OPEN);
  return isDoer(doer) && isOpen && (link === 'that' || isOneOf(before, RULED)) ? doer : undefined;
}

function isDoer(item: Item): boolean {
  return isPerson(item) && item.form === 'nom';
}
