// Suits that a web page shows as pictures: `![♠](s.png)`, `<img src="s.gif" alt="spades">`, `<i class="bi-suit-spade">`.
// Only the words that stand for a picture tell which suit it is; of a picture without words nothing is known.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { LANGUAGES } from '../../bridge/nouns.ts';
import { readSuit } from '../../bridge/words.ts';

/** The suit that the picture at `at` shows, and the place behind it. */
export function picturedSuitAt(
  text: string,
  at: number,
): { readonly suit: Suit; readonly end: number } | undefined {
  const isMarkdown = text.startsWith('![', at);
  if (!isMarkdown && !MAY_BE_TAG.test(text.slice(at, at + 3))) return undefined;
  const near = text.slice(at, at + LONGEST_PICTURE);
  const found = (isMarkdown ? MARKDOWN : TAG).exec(near);
  if (found === null) return undefined;
  const name = isMarkdown ? found[1] : (ICON.exec(found[0])?.[1] ?? ALTERNATIVE.exec(found[0])?.[1]);
  const suit = name === undefined ? undefined : suitNamed(name.trim());
  return suit && { suit, end: at + found[0].length };
}

/** No picture of a suit has a longer address. */
const LONGEST_PICTURE = 200;

const MAY_BE_TAG = /^<(?:im|i\s|sp)/i;
const MARKDOWN = /^!\[([^\]]{1,12})\]\([^()\s]{0,120}\)/;
const TAG = /^<(?:img|(i|span))\s[^<>]{1,160}>(?:\s*<\/\1>)?/i;
const ICON = /suit-(spade|heart|diamond|club)/i;
const ALTERNATIVE = /\balt\s*=\s*["']?([^"'>]{1,12})/i;

const SIGNS = ['♠♤', '♥♡', '♦♢', '♣♧'];

function suitNamed(name: string): Suit | undefined {
  const order = SIGNS.findIndex((signs) => signs.includes(name.charAt(0)));
  if (order !== -1 && name.replace(/[\ufe0e\ufe0f]/, '').length === 1) return SUITS[order];
  return LANGUAGES.map((language) => (name.length < 3 ? undefined : readSuit(name, language))).find(
    (suit) => suit !== undefined,
  );
}
