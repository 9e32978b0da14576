// What may be counted beside a hand: by itself, so that a server starts without the counting.

/** What is counted of each hand beside it. */
export const INLAY_HINTS = ['off', 'cards', 'points'] as const;
export type InlayHints = (typeof INLAY_HINTS)[number];
