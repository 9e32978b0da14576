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
  if (isComma(behind) && hasTitle(at + 2)) return { from: at + 2 };
  const goesOn =
    behind === undefined || isComma(behind) || (behind.kind === 'term' && behind.terms.includes('and'));
  if (!isComma(before) || !goesOn) return undefined;
  const titled = [2, 3, 4].map((back) => at - back).find((place) => hasTitle(place));
  return titled === undefined || at - 2 <= titled ? undefined : { last: at - 2 };
}

function isComma(item: Item | undefined): boolean {
  return item?.kind === 'mark' && item.mark === ',';
}
