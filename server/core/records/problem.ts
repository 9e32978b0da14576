import type { Noun, Nouns } from '../bridge/nouns.ts';
import type { Wording } from '../messages/wording.ts';
import type { Span } from '../text/span.ts';
import type { RecordProblem } from './record.ts';

/** Something that could not be read; words of the file are shown up to a length that a message bears. */
export function problemAt(span: Span, wording: Wording, nouns: Nouns = {}): RecordProblem {
  const shown = Object.entries(nouns).map(([hole, noun]): [string, Noun] => [hole, shortened(noun)]);
  return { wording, nouns: Object.fromEntries(shown), span };
}

const LONGEST_WORDS = 40;

function shortened(noun: Noun): Noun {
  if (!('text' in noun) || noun.text.length <= LONGEST_WORDS) return noun;
  return { text: `${noun.text.slice(0, LONGEST_WORDS - 1)}…` };
}
