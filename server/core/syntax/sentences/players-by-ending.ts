// Players seated by the ending of their seat: *Kuzey’deki Rıfat Bey*, *Batı’da oturan Joke Hanım*, *Ayşe Doğu’da oturur*.
import { foldWord } from '../../bridge/fold.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import type { Item } from './item.ts';

type Items = readonly Item[];

/** Where the name of the player in the seat at a place begins or ends, told by the ending of the seat. */
export type NamePlace = { readonly from: number; readonly isSure: boolean } | { readonly last: number };

/** Where the name of the player stands beside his seat; `undefined` where the ending of the seat says nothing of it. */
export function placeOfName(
  items: Items,
  at: number,
  text: string,
  { seatedByEnding }: ReadyLexicon,
): NamePlace | undefined {
  const [before, seat, next] = [items[at - 1], items[at], items[at + 1]];
  if (seatedByEnding === undefined || seat?.kind !== 'seat') return undefined;
  const inPlace = next === undefined ? '' : foldWord(text.slice(next.span.start, next.span.end));
  if (seat.form === 'nom' && seatedByEnding.places.has(inPlace)) {
    const behind = items[at + 2];
    const isBeside = behind?.kind === 'word' && seatedByEnding.sitting.has(behind.word);
    return { from: isBeside ? at + 3 : at + 2, isSure: isBeside };
  }
  if (seat.form === 'at' && before?.kind === 'word' && seatedByEnding.titles.has(before.word))
    return { last: at - 1 };
  const title = [items[at + 2], items[at + 3]].find(
    (item) => item?.kind === 'word' && seatedByEnding.titles.has(titleOf(item.word)),
  );
  if (seat.form === 'at' && isName(next, text) && title) return { from: at + 1, isSure: true };
  const isSitting = next?.kind === 'word' && seatedByEnding.sitting.has(next.word);
  if (seat.form === 'at' && isSitting) {
    const from = behindKin(items, at + 2, text, seatedByEnding.kin);
    return isName(items[from], text) ? { from, isSure: true } : { last: at - 1 };
  }
  const kin = behindKin(items, at + 1, text, seatedByEnding.kin);
  if (at + 1 < kin && isName(items[kin], text) && seatedByEnding.marks.test(writtenOf(seat, text)))
    return { from: kin, isSure: true };
  const written = writtenOf(seat, text);
  return seatedByEnding.marks.test(written) ? { from: at + 1, isSure: written.endsWith('i') } : undefined;
}

/** *Kuzey’de oturan eşim Selma*, *genç arkadaşımız Ece*: behind the word that ties the name to him who tells. */
function behindKin(items: Items, from: number, text: string, kin: ReadonlySet<string>): number {
  const place = items
    .slice(from, from + MOST_TO_KIN)
    .findIndex((item) => item.kind !== 'mark' && kin.has(writtenOf(item, text))); // *Kızım* is a queen too.
  return place === -1 ? from : from + place + 1;
}

const MOST_TO_KIN = 3;

function writtenOf({ span }: Item, text: string): string {
  return foldWord(text.slice(span.start, span.end));
}

function titleOf(word: string): string {
  return word.split("'")[0] ?? word;
}

function isName(item: Item | undefined, text: string): boolean {
  if (item?.kind !== 'word') return false;
  const first = text.charAt(item.span.start);
  return first !== first.toLowerCase();
}
