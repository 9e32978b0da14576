// Single quotation marks around words that somebody says: ‘Doe maar niets,’ antwoordde Zuid.
import { CLIPPED } from '../lexicon/small-words.ts';
import { type Item, markItem } from './item.ts';

/** The items of a block, the marks of each pair as those of a quotation; an apostrophe stays what it is. */
export function withSingleQuotes(items: readonly Item[], text: string): readonly Item[] {
  const marks: Item[] = [];
  for (const item of items) if (item.kind === 'mark' && SINGLE.includes(item.mark)) marks.push(item);
  if (marks.length < 2) return items;
  const as = new Map<Item, string>();
  let opening: Item | undefined;
  for (const mark of marks) {
    const before = text.charAt(mark.span.start - 1);
    const behind = text.charAt(mark.span.end);
    if (opening === undefined) {
      const opens =
        OUTSIDE.test(before) &&
        INSIDE.test(behind) &&
        !CLIPPED.test(text.slice(mark.span.end, mark.span.end + 4));
      if (opens) opening = mark;
    } else if (!/\s/.test(before) && !INSIDE.test(behind)) {
      as.set(opening, '“').set(mark, '”');
      opening = undefined;
    }
  }
  if (as.size === 0) return items;
  return items.map((item) => {
    const mark = as.get(item);
    return mark === undefined ? item : markItem(mark, item.span);
  });
}

const SINGLE = "'‘’‚";
const OUTSIDE = /^$|[\s(:–—]/;
const INSIDE = /[\p{L}\p{N}♠♥♦♣]/u;
