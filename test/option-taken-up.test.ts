// Declarer takes up one of two options that were offered in one suit: *he may require a spade or forbid it. He chose to forbid*.
import { expect, test } from 'vitest';
import type { Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

const HANDS = `@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
@contract 3NT S
`;

const factsOf = (language: Language, text: string) => {
  const [one] = check(`@language ${language}\n\n${HANDS}\n${text}\n`).cases;
  const options = one?.report.facts?.events.flatMap((event) =>
    event.kind === 'option' ? [event.option] : [],
  );
  return { options, said: one?.report.findings.filter(({ severity }) => severity !== 'hint') };
};

test.each([
  'Güney pik çıkışını isteyebilir ya da yasaklayabilir. Güney yasaklamayı seçti. Doğu ♠K’yı eline aldı.',
  'Güney, Batı’dan pik çıkmasını isteyebilir ya da bunu yasaklayabilir. Güney yasakladı.',
])('the suit is that of the offer: %s', (told) => {
  const { options, said } = factsOf(
    'tr',
    `Doğu’nun ♠K’sı düştü, cezalı kart oldu. Çıkış Batı’daydı. ${told}`,
  );
  expect(options).toEqual([{ kind: 'prohibit', suits: ['S'] }]);
  expect(said).toEqual([]);
});

test('no suit is taken from an offer of several', () => {
  const { options, said } = factsOf(
    'tr',
    'Doğu’nun ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Güney pik ya da kör çıkışını isteyebilir ya da yasaklayabilir. Güney yasaklamayı seçti.',
  );
  expect(options).toEqual([]);
  expect(said).toEqual([]);
});
