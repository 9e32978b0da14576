// Where a sentence ends, and whether it asks.
import type { Language } from '../../bridge/nouns.ts';
import type { Item } from './item.ts';

/** Whether a sentence ends with the item; a full stop right before a letter or a number ends none. */
export function endsSentence(item: Item, text: string): boolean {
  if (item.kind !== 'mark') return false;
  if (ENDING_MARKS.includes(item.mark)) return true;
  if (item.mark !== '.') return item.mark === ';';
  return !/^[\p{L}\p{N}]/u.test(text.slice(item.span.end, item.span.end + 1));
}

/** Marks that end a sentence wherever they stand; the raised dot is the Greek semicolon. */
const ENDING_MARKS = '!?…·\u0387\u037e';

/** Whether the mark ends a question. The Greek question mark looks like a semicolon. */
export function isAsking(mark: string, language: Language): boolean {
  return mark === '?' || mark === '\u037e' || (mark === ';' && language === 'el');
}
