// What single letters stand for in prose: `W leads`, `the SK`, `K of spades`, `heart Q`.

import { type Card, cardOf, isRank, type Rank, SUITS, type Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { VOCABULARIES } from '../../bridge/words.ts';
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { A, BEHIND_ACE } from '../lexicon/small-words.ts';
import type { Words } from '../lexicon/words.ts';
import { seatOfGreekLetter } from './greek-seats.ts';
import { cardsItem, type Item, seatItem, suitItem } from './item.ts';

/** A longer word is none of letters. */
const LONGEST = 3;

/** The player or the card that the word at `at` names by its letters, in languages that read them so. */
export function itemOfLetters(
  word: string,
  at: number,
  text: string,
  lexicon: ReadyLexicon,
): Item | undefined {
  if (!lexicon.readsSeats || LONGEST < word.length || isSmall(word.charCodeAt(0))) return undefined;
  const span = { start: at, end: at + word.length };
  if (lexicon.language === 'el' && word.length === 1) {
    const named = seatOfGreekLetter(word, at, text);
    if (named) return seatItem(named, 'nom', span);
  }
  if (!lexicon.readsLetters) return word.length === 1 ? seatByItself(word, text, span, lexicon) : undefined;
  const card = cardOfLetters(word, lexicon);
  if (card && !isInCapitals(text, span) && !isDirector(word, text, span)) return cardsItem([card], span);
  const suit = suitOfLetter(word, at, text, lexicon);
  if (suit) return suitItem(suit, undefined, span);
  const seat = seatOfLetter(word, lexicon);
  if (seat === undefined || meansOther(text, span)) return undefined;
  return seatItem(seat, word.length === 1 ? 'nom' : 'gen', span);
}

/** Whether a unit is a small Latin letter, which stands for nothing. */
function isSmall(unit: number): boolean {
  return 0x61 <= unit && unit <= 0x7a;
}

/** *W aan slag*, in a language whose letters name nothing else; *O ja*, *optie O* name nobody. */
function seatByItself(
  word: string,
  text: string,
  span: Item['span'],
  lexicon: ReadyLexicon,
): Item | undefined {
  const seat = seatOfLetter(word, lexicon);
  if (
    seat === undefined ||
    meansOther(text, span) ||
    CRY.test(text.slice(span.start, span.end + LOOKED_AROUND))
  )
    return undefined;
  return seatItem(seat, 'nom', span);
}

const CRY = /^O(?:,|!|\s(?:ja|nee|jee|wee|wat|zo|god|hemel)(?![\p{L}]))/u;

const SEAT = /^([A-Z])(?:['’]s)?$/;
const SUIT_FIRST = /^([A-Z])(10|[2-9AKQJT])$/;
const RANK_FIRST = /^(10|[2-9AKQJT])([A-Z])$/;

function seatOfLetter(word: string, { language }: ReadyLexicon): Seat | undefined {
  const letter = SEAT.exec(word)?.[1];
  return SEATS.find((seat) => VOCABULARIES[language].seats[seat].letter === letter);
}

function cardOfLetters(word: string, { language }: ReadyLexicon): Card | undefined {
  const [, letter, sign] = SUIT_FIRST.exec(word) ?? [];
  const [, firstSign, lastLetter] = RANK_FIRST.exec(word) ?? [];
  const suit = suitOf(letter ?? lastLetter, language);
  const rank = rankOfSign(sign ?? firstSign ?? '');
  return suit === undefined || rank === undefined ? undefined : cardOf(suit, rank);
}

function suitOf(letter: string | undefined, language: Language): Suit | undefined {
  return SUITS.find((suit) => (VOCABULARIES[language].suits[suit].letter ?? suit) === letter);
}

/** *AS A RESULT*: the word stands among others in capitals. */
function isInCapitals(text: string, { end }: Item['span']): boolean {
  return /^\s+\p{Lu}{2}|^\s+A\s/u.test(text.slice(end, end + LOOKED_AROUND));
}

/** *The TD ruled*, but *the KS and the TD*: the letters of a director, unless a card in letters is joined to them. */
function isDirector(word: string, text: string, { start, end }: Item['span']): boolean {
  if (word !== DIRECTOR) return false;
  const before = text.slice(Math.max(0, start - LOOKED_AROUND), start);
  return !CARD_BEFORE.test(before) && !CARD_BEHIND.test(text.slice(end, end + LOOKED_AROUND));
}

const DIRECTOR = 'TD';
const CARD_BEFORE = /(?:^|[^\w])(?:10|[2-9AKQJT])[SHDC]\s(?:and|or|&)\s(?:the\s)?$/;
const CARD_BEHIND = /^(?:,|\s(?:and|or|&))\s(?:the\s)?(?:10|[2-9AKQJT])[SHDC](?!\w)/;

/** *S wants H*, *no C*: behind a word that asks for a suit. */
function suitOfLetter(word: string, at: number, text: string, { language }: ReadyLexicon): Suit | undefined {
  if (word.length !== 1) return undefined;
  const suit = suitOf(word, language);
  const isAskedFor = suit !== undefined && ASKS_FOR.test(text.slice(Math.max(0, at - LOOKED_AROUND), at));
  return isAskedFor ? suit : undefined;
}

const ASKS_FOR =
  /\b(?:wants?|wanted|asks?\sfor|asked\sfor|calls?\sfor|called\sfor|no|requires?|required|demands?|demanded|forbids|forbade|bans|banned|bars|barred|prohibits|prohibited)\s$/i;

/** So much text around a letter tells what it stands for. */
const LOOKED_AROUND = 12;

/** *Table E*, *4 S*, *a S*, *S. Jones*: the letter names no player. */
function meansOther(text: string, { start, end }: Item['span']): boolean {
  const before = text.slice(Math.max(0, start - LOOKED_AROUND), start);
  const isInitial = INITIAL.test(text.slice(end, end + LOOKED_AROUND)) && !PLAYED_BY.test(before);
  return isInitial || OTHER_THING.test(before);
}

const OTHER_THING =
  /(?:\b(?:an?|the|table|section|group|law|item|room|flight|division|pair|tafel|groep|lijn|zaal|optie|punt|paar|de|het|een|\d)\s?|[-/&.'’]|[♠♥♦♣]\s?)$/i;
const INITIAL = /^\.\s?\p{Lu}/u;
const PLAYED_BY = /(?:\bby|\bdoor|[1-7]\s?(?:NT|SA|♠|♥|♦|♣)x{0,2},?)\s$/i;

/** The rank that a word of one sign means beside the name of a suit; *a* only where the card ends with it. */
export function rankOfLetter(words: Words, at: number, { language }: ReadyLexicon): Rank | undefined {
  const word = words[at]?.full ?? '';
  if (!mayBeRank(word)) return undefined;
  if (/\d/.test(word) && isMany(words[at - 1]?.full, language)) return undefined; // *In spades 8 tricks are made*.
  const next = words[at + 1]?.full;
  const isArticle = A.has(word) && next !== undefined && !BEHIND_ACE.has(next);
  return isArticle ? undefined : (GREEK_RANKS.get(word) ?? rankOfSign(word.toUpperCase()));
}

/** Whether a word is as short as one that means a rank. */
export function mayBeRank(word: string): boolean {
  return word.length === 1 || word === '10' || word === 'ντ';
}

function isMany(word: string | undefined, language: Language): boolean {
  return SUITS.some((suit) => VOCABULARIES[language].suits[suit].many === word);
}

/** The letters of Greek honours as words are compared: άσος, ρήγας (or K), ντάμα, βαλές. */
const GREEK_RANKS: ReadonlyMap<string, Rank> = new Map([
  ['α', 'A'],
  ['ρ', 'K'],
  ['κ', 'K'],
  ['ντ', 'Q'],
  ['ν', 'Q'],
  ['β', 'J'],
]);

function rankOfSign(sign: string): Rank | undefined {
  const rank = sign === '10' ? 'T' : sign;
  return isRank(rank) ? rank : undefined;
}
