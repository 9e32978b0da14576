import { foldWord } from '../bridge/fold.ts';
import type { Language } from '../bridge/nouns.ts';
import type { Seat } from '../bridge/seats.ts';
import { spellSeat, VOCABULARIES } from '../bridge/words.ts';

/** `seat` in the manner in which `written` names `was`: as a letter or a word, its capital kept. */
export function seatLike(written: string, was: Seat, seat: Seat, language: Language): string | undefined {
  for (const one of [language, 'en'] as const) {
    const { seats } = VOCABULARIES[one];
    if (written === seats[was].letter) return seats[seat].letter;
    if (foldWord(written) !== foldWord(spellSeat(was, one))) continue;
    const name = spellSeat(seat, one);
    const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
    return isCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  }
  return undefined;
}
