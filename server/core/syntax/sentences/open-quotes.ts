// Quotation marks that are opened and never closed: what stands behind them may be anybody's words.
import type { Item } from './item.ts';

/** The blocks of a case in which a quotation begins that ends nowhere; one at the head of its block may go on from another. */
export function withQuoteLeftOpen(blocks: readonly (readonly Item[])[]): ReadonlySet<readonly Item[]> {
  const counts = blocks.map(quotesIn);
  const straight = counts.reduce((sum, one) => sum + one.straight, 0);
  const depth = counts.reduce((sum, one) => sum + one.depth, 0);
  if (straight % 2 === 0 && depth <= 0) return NONE;
  return new Set(
    blocks.filter((_, at) => {
      const { straight, depth, isAnnounced } = counts[at] ?? NO_QUOTES;
      return !isAnnounced && (straight % 2 === 1 || 0 < depth);
    }),
  );
}

const NONE: ReadonlySet<readonly Item[]> = new Set();
const NO_QUOTES = { straight: 0, depth: 0, isAnnounced: true };

/** The straight marks, how many more open than close, and whether the last begins the block or stands behind a colon. */
function quotesIn(items: readonly Item[]): typeof NO_QUOTES {
  let straight = 0;
  let depth = 0;
  let last = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'mark') continue;
    const opens = OPENING.includes(item.mark);
    if (item.mark === '"') straight += 1;
    else if (opens) depth += 1;
    else if (CLOSING.includes(item.mark)) depth -= 1;
    if (opens || item.mark === '"') last = at;
  }
  const before = items[last - 1];
  return { straight, depth, isAnnounced: last === 0 || (before?.kind === 'mark' && before.mark === ':') };
}

const OPENING = '“„«';
const CLOSING = '”»';
