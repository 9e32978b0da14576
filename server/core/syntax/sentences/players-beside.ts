// Players whose name stands beside their seat between commas: *West, mevrouw Terpstra, …*, *Mevrouw De Graaf, Zuid, …*.
import type { Item } from './item.ts';

type Items = readonly Item[];

/** Where the name stands: from a place on, or up to one. */
export type NameBeside = { readonly from: number } | { readonly last: number };

/** Where the name of the player beside the seat at a place may stand; `undefined` where no comma sets it apart. */
export function nameBesideComma(
  items: Items,
  at: number,
  hasTitle: (place: number) => boolean,
): NameBeside | undefined {
  const [before, behind] = [items[at - 1], items[at + 1]];
  const title = isComma(behind) ? titleFrom(items, at + 2, hasTitle) : undefined;
  if (title !== undefined) return { from: title };
  const goesOn =
    behind === undefined || isComma(behind) || (behind.kind === 'term' && behind.terms.includes('and'));
  if (!isComma(before) || !goesOn) return undefined;
  const titled = [2, 3, 4].map((back) => at - back).find((place) => hasTitle(place));
  return titled === undefined || at - 2 <= titled ? undefined : { last: at - 2 };
}

/** *Noord, de bedachtzame heer Lubbers, …*: the title stands behind an article and a word or two. */
function titleFrom(items: Items, from: number, hasTitle: (place: number) => boolean): number | undefined {
  for (let at = from; at <= from + MOST_BEFORE_TITLE && items[at]?.kind === 'word'; at += 1)
    if (hasTitle(at)) return at;
  return undefined;
}

const MOST_BEFORE_TITLE = 3;

function isComma(item: Item | undefined): boolean {
  return item?.kind === 'mark' && item.mark === ',';
}
