// Where a part of a sentence ends with the form of its verb, and the next begins without a mark or a word between.
import { foldWord } from '../../bridge/fold.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { termSet } from '../lexicon/term-set.ts';
import type { Item } from './item.ts';
import { isPerson } from './person.ts';
import { PREDICATES } from './predicates.ts';
import { isOneOf } from './terms-of-items.ts';

/** So many characters up to the end of a word tell its form. */
const LOOKED_BACK = 24;

/** *With West on lead | South asked for a club*, where he who does something stands before his verb. */
export function isOfAnother(
  part: readonly Item[],
  next: Item | undefined,
  { subjectMayFollow, isVerbLast }: ReadyLexicon,
): boolean {
  const last = part.at(-1);
  if (subjectMayFollow || isVerbLast || next === undefined || !isPerson(next) || next.form !== 'nom')
    return false;
  if (isBeforeLead(part)) return true;
  const isOnLead = last?.kind === 'term' && last.terms.includes('to-lead') && next.kind === 'seat';
  return isOnLead && part.some(({ kind }) => kind === 'seat');
}

/** *Before West led | you were entitled to …*: nothing but the time. */
function isBeforeLead([before, player, lead, more]: readonly Item[]): boolean {
  return (
    more === undefined &&
    before?.kind === 'term' &&
    before.terms.includes('opening') &&
    player?.kind === 'seat' &&
    lead?.kind === 'term' &&
    lead.terms.includes('lead')
  );
}

/** Whether a part of the sentence ends with the item: *isteyince*, *çıkıp*, *kullandığı için*. */
export function endsPart(item: Item, text: string, { partEndings }: ReadyLexicon): boolean {
  if (partEndings === undefined) return false;
  const isPredicate = isOneOf(item, PREDICATES) || isOneOf(item, NOT);
  if (item.kind !== 'word' && !isPredicate) return false;
  const { span } = item;
  const written = foldWord(text.slice(Math.max(0, span.end - LOOKED_BACK), span.end));
  return partEndings.ofWords.test(written) || (isPredicate && partEndings.ofVerbs.test(written));
}

const NOT = termSet(['not']);
