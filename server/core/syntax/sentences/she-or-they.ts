// A word that means *she* or *they*, where the verb right behind it tells which: Dutch *ze eiste*, *ze bleven*.

import { foldWord } from '../../bridge/fold.ts';
import type { Term } from '../lexicon/lexicon.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import { type Item, type TermItem, withTerms } from './item.ts';
import { isOneOf } from './terms-of-items.ts';

/** The items of a part of a sentence; the word at its head is read as *she* where the verb behind it has the singular. */
export function withShe(
  items: readonly Item[],
  link: Term | undefined,
  text: string,
  { sheOrThey }: ReadyLexicon,
): readonly Item[] {
  if (sheOrThey === undefined) return items;
  const behind = sheBehindVerb(items, text, sheOrThey);
  if (behind !== undefined) return items.map((item) => (item === behind ? withTerms(behind, ['he']) : item));
  const at = items[0] !== undefined && isOneOf(items[0], LINK_TERMS) ? 1 : 0;
  const she = items[at];
  const isMain = link === undefined || LINKS.includes(link);
  if (!isMain || she?.kind !== 'term') return items;
  if (foldWord(text.slice(she.span.start, she.span.end)) !== sheOrThey.word) return items;
  const verb = /^\s+(\p{L}+)/u.exec(text.slice(she.span.end, she.span.end + LONGEST_VERB))?.[1];
  const isSingular = verb !== undefined && !sheOrThey.plural.test(verb) && !sheOrThey.noVerbs.has(verb);
  return isSingular ? items.map((item) => (item === she ? withTerms(she, ['he']) : item)) : items;
}

/** *Mag ze*, *daarom moest ze*: behind a verb in the singular with nobody before it, and another verb to come. */
function sheBehindVerb(
  items: readonly Item[],
  text: string,
  sheOrThey: NonNullable<ReadyLexicon['sheOrThey']>,
): TermItem | undefined {
  const at = items.findIndex((item) => isOneOf(item, MODALS));
  const [verb, she] = [items[at], items[at + 1]];
  if (verb === undefined || she?.kind !== 'term') return undefined;
  if (foldWord(text.slice(she.span.start, she.span.end)) !== sheOrThey.word) return undefined;
  if (sheOrThey.plural.test(text.slice(verb.span.start, verb.span.end))) return undefined;
  return items.slice(0, at).every((item) => item.kind === 'word' || isOneOf(item, BEFORE_VERB))
    ? she
    : undefined;
}

const MODALS = termSet(['may', 'must', 'may-not']);
const BEFORE_VERB = termSet(['and', 'but', 'or', 'aside', 'consequence', 'so', 'again']);

/** Links of parts whose verb stands second. */
const LINKS: readonly Term[] = ['and', 'but', 'or'];
const LINK_TERMS = termSet(LINKS);

const LONGEST_VERB = 24;
