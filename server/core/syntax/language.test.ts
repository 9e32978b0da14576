import { expect, it, test } from 'vitest';
import { recogniseLanguage } from './language.ts';

const TEXTS = {
  en: 'East dropped the ♠K and the ♥Q face up; both are penalty cards. West is on lead.',
  el: 'Η Ανατολή έριξε ανοιχτά τον ♠K και την ♥Q. Ο εκτελεστής (South) απαγορεύει την έξοδο πίκα.',
  nl: 'Oost laat ♠H en ♥V open op tafel vallen; beide zijn strafkaarten. West is aan slag.',
  tr: 'Doğu ♠K ve ♥Q kartlarını düşürdü; ikisi de cezalı kart. Çıkış Batı’da.',
};

test.each(Object.entries(TEXTS))('%s', (language, text) => {
  expect(recogniseLanguage([text])).toBe(language);
});

it('knows Turkish without Turkish letters, and Greek in capitals', () => {
  expect(recogniseLanguage(['DOGU IKI KARTI DUSURDU VE DEKLARAN PIK CIKISINI YASAKLADI.'])).toBe('tr');
  expect(recogniseLanguage(['Ο ΕΚΤΕΛΕΣΤΗΣ ΑΠΑΓΟΡΕΥΕΙ'])).toBe('el');
});

it('does not guess where there are no words, and takes no annotation for English', () => {
  expect(recogniseLanguage([])).toBeUndefined();
  expect(recogniseLanguage(['♠AQ53 ♥- ♦K4 ♣-', 'N', 'W E'])).toBeUndefined();
  expect(recogniseLanguage(['@penalty E ♠K ♥Q', '@on-lead W', '  - @requires ♠'])).toBeUndefined();
  expect(recogniseLanguage(['<!-- @play S♣7 W♦9 -->'])).toBeUndefined();
});

it('says nothing of a text that is half one language, half another', () => {
  expect(recogniseLanguage(['the card is played', 'de kaart wordt door oost'])).toBeUndefined();
});

it('looks at the beginning of a long line only', () => {
  expect(recogniseLanguage([`het wordt ${'x'.repeat(10_000_000)} the and the and the`])).toBe('nl');
});
