// Players named by one Greek capital: *ο Ν*, *στην Α*, *εκτελεστής: Α*, where the gender of the article agrees.
import type { Seat } from '../../bridge/seats.ts';

/** The letters as they are typed, the Latin ones that look the same too. */
const SEATS: ReadonlyMap<string, Seat> = new Map([
  ['Β', 'N'],
  ['B', 'N'],
  ['Α', 'E'],
  ['A', 'E'],
  ['Ν', 'S'],
  ['N', 'S'],
  ['Δ', 'W'],
]);

/** The player whom the capital at `start` names by itself; `undefined` where it may be an initial, a number or a label. */
export function seatOfGreekLetter(word: string, start: number, text: string): Seat | undefined {
  const seat = SEATS.get(word);
  if (seat === undefined) return undefined;
  const before = text.slice(Math.max(0, start - LOOKED_AROUND), start);
  const behind = text.slice(start + 1, start + 1 + LOOKED_AROUND);
  const article = seat === 'N' || seat === 'S' ? MASCULINE : FEMININE;
  if (OTHER_THING.test(behind)) return undefined;
  return article.test(before) || LABEL.test(before) ? seat : undefined;
}

const LOOKED_AROUND = 16;

/** *Ο Βορράς, ο Νότος*: their articles, behind a preposition or not. */
const MASCULINE = /(?:^|[^\p{L}])(?:ο|σ?τον|του)\s$/iu;
/** *Η Ανατολή, η Δύση*. */
const FEMININE = /(?:^|[^\p{L}])(?:η|σ?την?|της)\s$/iu;
/** *Εκτελεστής: Α*, *έξοδος Δ*, *3ΧΑ από Ν*. */
const LABEL =
  /(?:^|[^\p{L}])(?:εκτελ[εέ]στ(?:[ηή]ς?|ρια)|[εέ]ξοδος|μορ)\s?[:–-]?\s|[1-7]\s?(?:ΧΑ|NT|♠|♥|♦|♣)[xχ*]{0,2},?\sαπό\s$/iu;
/** *Α΄ κατηγορία*, *Ν. Παπάς*, *η Α πρόταση*, *Α/Δ*: an order, an initial, a label. */
const OTHER_THING =
  /^(?:['’΄´`/&-]|\.\p{L}|\.\s(?!(?:ο|η|το|τα|οι|στο|στη|στην|στον)\s)\p{Lu}|\s(?:κατηγορ|αίθουσ|όμιλο|φάσ|εθνικ|ομάδ|γύρο|ενότητ|περ[ιί]πτ|πρότασ|λύσ|εκδοχ|ερ[ωώ]τ|επιλογ|απάντ|μέρος|σειρ))/iu;
