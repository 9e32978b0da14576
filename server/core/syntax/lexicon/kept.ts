// Texts say the same words again and again: what was found out about one is kept.

/** How many words are kept: no text may fill the memory with words that nobody uses. */
const MOST = 10_000;

/** What is kept of a word, of `most` words together; made where it is new. */
export function kept<T>(known: Map<string, T>, word: string, make: () => T, most = MOST): T {
  const found = known.get(word);
  if (found !== undefined) return found;
  const made = make();
  if (known.size === most) known.clear();
  known.set(word, made);
  return made;
}
