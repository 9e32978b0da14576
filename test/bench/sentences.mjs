// What it costs to understand plain sentences, beside the same text with the sentences let be.
import { sentenceBook } from './documents.mjs';
import { median, processorTime, ratio, rounded, table } from './table.mjs';

const LANGUAGES = ['en', 'el', 'nl', 'tr'];
const LET_BE = { settings: { sentences: false } };

/** A table of the time of the processor that a megabyte takes either way, over `bytes` bytes a language; `core` is the library's bundle. */
export function sentences(core, { bytes, passes }) {
  const rows = LANGUAGES.map((language) => {
    const text = sentenceBook(language, bytes);
    const megabytes = Buffer.byteLength(text) / 1_000_000;
    const rounds = Array.from({ length: passes }, () => ({
      read: processorTime(() => core.check(text)) / megabytes,
      letBe: processorTime(() => core.check(text, LET_BE)) / megabytes,
    }));
    const warm = rounds.slice(Math.floor(passes / 3)); // The first ones warm up, on both sides.
    const [read, letBe] = [median(warm.map((one) => one.read)), median(warm.map((one) => one.letBe))];
    return [language, rounded(letBe), `${rounded(read)} ${ratio(read, letBe)}`];
  });
  return table(['rulings in sentences', 'sentences let be, ms a MB', 'sentences read, ms a MB'], rows);
}
