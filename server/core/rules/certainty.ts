// What is said of a finding that does not rest on the words of the law.
import type { Certainty, Ground, Reading } from '../laws/answers.ts';
import * as words from '../messages/grounds.ts';
import type { Wording } from '../messages/wording.ts';

/** What an answer of this ground rests on, as a sentence. */
export const GROUND_WORDS: { readonly [ground in Exclude<Ground, 'open'>]: Wording } = {
  words: words.restsOnWords,
  commentary: words.restsOnCommentary,
  inference: words.restsOnInference,
  memory: words.restsOnMemory,
};

/** In what the readings differ. */
export const READING_WORDS: { readonly [reading in Reading]: Wording } = {
  'free-for-the-trick': words.mayBeFreeForTheTrick,
  'own-card-though-unable': words.mayLeadFreelyIfUnable,
  'options-under-prohibition': words.mayHaveNoOptionYet,
};

/** The sentence that follows a finding; none where the words of the law are enough. */
export function caveatOf(certainty: Certainty | undefined): Wording | undefined {
  if (certainty === undefined || certainty.ground === 'words') return undefined;
  if (certainty.reading !== undefined) return READING_WORDS[certainty.reading];
  return certainty.ground === 'open' ? undefined : GROUND_WORDS[certainty.ground];
}
