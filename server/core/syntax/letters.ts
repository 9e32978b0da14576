import type { Language } from '../bridge/nouns.ts';
import { SEATS } from '../bridge/seats.ts';
import { type CardStyle, defaultStyle, VOCABULARIES } from '../bridge/words.ts';
import type { Board } from './tree.ts';

/** How often the write-up uses each kind of sign. */
type Signs = { international: number; national: number; T: number; '10': number };

/**
 * How the write-up itself writes cards: the honour letters and the ten that it uses most, those of the
 * language where it shows none. In a message of another language national letters would mislead
 * (V is queen in Dutch, jack in Turkish), so there that language's own are used.
 *
 * @param language the language of the write-up
 * @param shown the language of the messages
 */
export function cardStyleOf(
  lines: readonly string[],
  boards: readonly Board[],
  language: Language,
  shown: Language,
): CardStyle {
  const signs = countSigns(lines, boards, language);
  const usual = defaultStyle(shown);
  const ten = signs.T === signs['10'] ? usual.ten : signs['10'] < signs.T ? 'T' : '10';
  return { language: shown, honours: honoursOf(signs, language === shown, usual), ten };
}

function honoursOf(signs: Signs, isSameLanguage: boolean, usual: CardStyle): CardStyle['honours'] {
  if (signs.national < signs.international) return 'international';
  if (signs.national === 0) return usual.honours;
  return isSameLanguage ? 'national' : usual.honours;
}

function countSigns(lines: readonly string[], boards: readonly Board[], language: Language): Signs {
  const national = Object.values(VOCABULARIES[language].honours ?? {}).filter((letter) => letter !== 'A');
  const signs: Signs = { international: 0, national: 0, T: 0, '10': 0 };
  const count = (sign: string) => {
    if (INTERNATIONAL.includes(sign)) signs.international += 1;
    else if (national.includes(sign)) signs.national += 1;
    else if (sign === 'T' || sign === 'Τ') signs.T += 1;
    else if (sign === '10') signs['10'] += 1;
  };
  for (const line of lines) countBehindSuits(line, count);
  for (const { hands } of boards) {
    for (const seat of SEATS) for (const { written } of hands[seat]?.cards ?? []) count(written);
  }
  return signs;
}

/** Signs of cards that stand right behind a suit, in prose or in a diagram: `♠KJ`, `♥️ 10`. */
function countBehindSuits(line: string, count: (sign: string) => void): void {
  for (let at = 0; at < line.length; at++) {
    if (!isSuitSign(line.charCodeAt(at))) continue;
    for (const sign of BEHIND_SUIT.exec(line.slice(at + 1, at + 16))?.[1]?.match(SIGN) ?? []) count(sign);
  }
}

const INTERNATIONAL = ['K', 'Q', 'J', 'Κ'];
const BEHIND_SUIT = /^[\ufe0e\ufe0f]? ?((?:10|[AKQJTHVBRDΑΚΤx2-9])+)/;
const SIGN = /10|\S/g;

/** Black, white and emoji suits, and those of old fonts. */
function isSuitSign(unit: number): boolean {
  if (unit < 0xa7) return false;
  return unit <= 0xaa || (0x2660 <= unit && unit <= 0x2667) || (0xf0a7 <= unit && unit <= 0xf0aa);
}
