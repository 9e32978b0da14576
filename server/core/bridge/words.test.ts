import { describe, expect, it, test } from 'vitest';
import { DECK, RANKS, rankOf, SUITS, suitOf } from './cards.ts';
import { LANGUAGES, ROLES } from './nouns.ts';
import { SEATS, VULNERABILITIES } from './seats.ts';
import {
  type CardStyle,
  defaultStyle,
  readDenomination,
  readRank,
  readRankWord,
  readRole,
  readSeat,
  readSuit,
  readSuitLetter,
  readVulnerability,
  spellCard,
  spellCards,
  spellSeat,
  spellSuit,
  VOCABULARIES,
} from './words.ts';

const STYLES: readonly CardStyle[] = LANGUAGES.flatMap((language) =>
  (['international', 'national'] as const).flatMap((honours) =>
    (['T', '10'] as const).map((ten) => ({ language, honours, ten })),
  ),
);

test.each(STYLES)('each card reads back as itself: $language, $honours, $ten', (style) => {
  for (const card of DECK) {
    const spelled = spellCard(card, style);
    expect(readSuit(spelled.charAt(0), style.language)).toBe(suitOf(card));
    expect(readRank(spelled.slice(1), style.language)).toBe(rankOf(card));
  }
});

describe.each(LANGUAGES)('what we print we can read: %s', (language) => {
  const words = VOCABULARIES[language];

  test('seats, by word and by letter', () => {
    for (const seat of SEATS) {
      expect(readSeat(spellSeat(seat, language), language)).toBe(seat);
      expect(readSeat(words.seats[seat].letter, language)).toBe(seat);
    }
  });

  test('suits and no trump', () => {
    for (const suit of SUITS) {
      expect(readSuit(spellSuit(suit, language), language)).toBe(suit);
      expect(readSuit(words.suits[suit].many ?? spellSuit(suit, language), language)).toBe(suit);
      expect(readDenomination(spellSuit(suit, language), language)).toBe(suit);
      expect(readSuitLetter(words.suits[suit].letter ?? suit, language)).toBe(suit);
    }
    expect(readDenomination(words.noTrump.letter, language)).toBe('NT');
    expect(readDenomination('NT', language)).toBe('NT');
  });

  test('roles', () => {
    for (const role of ROLES) {
      const [word = ''] = (words.roles[role].bare ?? words.roles[role].nom).split(' ');
      expect(readRole(word, language)).toBe(role);
    }
  });

  test('vulnerabilities, in the language and as in the notation', () => {
    for (const vulnerability of VULNERABILITIES) {
      expect(readVulnerability(words.vulnerabilities[vulnerability].nom, language)).toBe(vulnerability);
      expect(readVulnerability(vulnerability, language)).toBe(vulnerability);
    }
  });

  test('words of ranks', () => {
    for (const rank of RANKS) {
      for (const word of words.ranks[rank].split(' ')) expect(readRankWord(word, language)).toBe(rank);
    }
  });
});

it('takes V for the queen in Dutch, for the jack in Turkish, for nothing in English', () => {
  expect(readRank('V', 'nl')).toBe('Q');
  expect(readRank('V', 'tr')).toBe('J');
  expect(readRank('V', 'en')).toBeUndefined();
});

it('reads Greek letters that look like A, K and T', () => {
  expect(readRank('Α', 'el')).toBe('A');
  expect(readRank('Κ', 'el')).toBe('K');
  expect(readRank('Τ', 'el')).toBe('T');
});

it('tells the Greek Ν, south, from the Latin N, north', () => {
  expect(readSeat('Ν', 'el')).toBe('S');
  expect(readSeat('N', 'el')).toBe('N');
});

it('reads N E S W in every language', () => {
  for (const language of LANGUAGES) {
    for (const seat of SEATS) expect(readSeat(seat, language)).toBe(seat);
  }
});

it('names a few cards one by one, many by suit', () => {
  expect(spellCards(['SK', 'HQ'], defaultStyle('en'))).toBe('♠K and ♥Q');
  expect(spellCards(['SK', 'SJ', 'HT'], defaultStyle('nl'))).toBe('♠H, ♠B en ♥10');
  expect(spellCards(['HQ', 'SJ', 'SK', 'ST'], defaultStyle('el'))).toBe('♠KJ10 και ♥Q');
  expect(spellCards(['DK'], { language: 'tr', honours: 'national', ten: '10' })).toBe('♦R');
  expect(spellCards(['SK', 'HQ'], defaultStyle('tr'), 'or')).toBe('♠K ya da ♥Q');
  expect(spellCards([], defaultStyle('en'))).toBe('');
});
