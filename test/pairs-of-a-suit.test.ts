// Two penalty cards of one suit, told by their number and the suit: *both diamonds*.
import { expect, test } from 'vitest';
import type { Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

const HANDS = `@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥- ♦76 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
@contract 3NT S
`;

const FALLEN: { readonly [language in Language]: string } = {
  en: 'East dropped the ♦7 and the ♦6. West was on lead.',
  el: 'Στην Ανατολή έπεσαν το ♦7 και το ♦6. Η Δύση ήταν στην έξοδο.',
  nl: 'Oost liet ♦7 en ♦6 vallen. West was aan slag.',
  tr: 'Doğu’nun ♦7 ile ♦6’sı yanlışlıkla masaya düştü. Çıkış sırası Batı’daydı.',
};

const foundIn = (language: Language, text: string) =>
  check(`@language ${language}\n\n${HANDS}\n${FALLEN[language]} ${text}\n`).cases.flatMap(({ report }) =>
    report.findings
      .filter(({ severity }) => severity !== 'hint')
      .map(({ paragraph, rule }) => paragraph ?? rule),
  );

test.each<readonly [Language, string]>([
  ['en', 'The director ruled: both diamonds are minor penalty cards.'],
  ['nl', 'De arbiter besliste: beide ruitens zijn kleine strafkaarten.'],
  ['tr', 'Direktörün kararı: iki karo da küçük cezalı karttır.'],
  ['tr', 'Direktörün kararı: her iki karo küçük cezalı karttır.'],
])('in %s called minor: %s', (language, text) => {
  expect([...new Set(foundIn(language, text))]).toEqual(['50B']);
});

test.each<readonly [Language, string]>([
  ['en', 'The director ruled: both diamonds are major penalty cards.'],
  ['nl', 'De arbiter besliste: beide ruitens zijn grote strafkaarten.'],
  ['tr', 'Direktörün kararı: iki karo da büyük cezalı karttır.'],
  ['tr', 'Güney karoyu yasakladı. Direktörün kararı: Doğu iki karoyu da eline alır.'],
  ['tr', 'Güney karo çıkışını istedi. Direktörün kararı: Doğu iki karoyu da eline alır.'],
])('in %s nothing is said against what is right: %s', (language, text) => {
  expect(foundIn(language, text)).toEqual([]);
});

test('they are the two of that suit only', () => {
  const text =
    'Doğu’nun ♦7, ♦6 ve ♠K’sı yanlışlıkla masaya düştü. Çıkış sırası Batı’daydı. Güney karoyu yasakladı. Direktörün kararı: Doğu iki karoyu da eline alır, ♠K masada kalır.';
  const [one] = check(`@language tr\n\n${HANDS}\n${text}\n`).cases;
  expect(one?.report.findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
