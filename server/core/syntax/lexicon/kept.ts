// Texts say the same words again and again: what was found out about one is kept.

/** How many words are kept: no text may fill the memory with words that nobody uses. */
const MOST = 10_000;

/** Keeps what was made for a word, among `most` words together, and gives it back. */
export function keep<T>(known: Map<string, T>, word: string, made: T, most = MOST): T {
  if (most <= known.size) known.clear();
  known.set(word, made);
  return made;
}
