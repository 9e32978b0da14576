import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { say } from '../core/messages/format.ts';
import type { Notice } from './settings.ts';

/** Tells the user what is amiss with one thing, once: what was told and still holds is not told again. */
export class Notices {
  readonly #tell: (message: string) => void;
  #told = new Set<string>();

  constructor(tell: (message: string) => void) {
    this.#tell = tell;
  }

  /** `notices` is all that is amiss now. */
  update(notices: readonly Notice[], language: Language): void {
    const style = defaultStyle(language);
    const now = new Map(notices.map((notice) => [keyOf(notice), say(notice.wording, notice.nouns, style)]));
    for (const [key, message] of now) if (!this.#told.has(key)) this.#tell(message);
    this.#told = new Set(now.keys());
  }
}

/** The same notice in another language is not a new one. */
function keyOf({ wording, nouns }: Notice): string {
  return wording.en + JSON.stringify(nouns);
}
