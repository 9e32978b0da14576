import { expect, it, test } from 'vitest';
import { foldWord } from './fold.ts';
import { LANGUAGES } from './nouns.ts';
import { VOCABULARIES } from './words.ts';

it('takes the four Turkish i for one, and leaves out hooks and dots', () => {
  const forms = ['İKİ', 'IKI', 'iki', 'ıkı', 'i̇ki̇'];
  expect(new Set(forms.map(foldWord))).toEqual(new Set(['iki']));
  expect(foldWord('KARIŞIKSA')).toBe(foldWord('karisiksa'));
  expect(foldWord('Doğu’nun')).toBe('dogu’nun');
});

it('takes Greek without accents and with one sigma', () => {
  expect(foldWord('ΕΚΤΕΛΕΣΤΗΣ')).toBe(foldWord('εκτελεστής'));
  expect(foldWord('Άσος')).toBe('ασοσ');
  expect(foldWord('ΐ')).toBe('ι');
  expect(foldWord('ἀρχή')).toBe('αρχη');
});

it('takes Latin look-alikes in a Greek word as Greek, and leaves a Latin word alone', () => {
  expect(foldWord('3ΧA')).toBe(foldWord('3ΧΑ'));
  expect(foldWord('Bορράς')).toBe(foldWord('Βορράς'));
  expect(foldWord('XA')).toBe('xa');
});

it('leaves Latin letters without a Greek twin in a Greek word', () => {
  expect(foldWord('τονFρήγα')).toBe('τονfρηγα');
});

it('takes Dutch and English words without capitals and accents', () => {
  expect(foldWord('VÓÓR')).toBe('voor');
  expect(foldWord('é'.normalize('NFD'))).toBe('e');
  expect(foldWord('Declarer')).toBe('declarer');
});

it('leaves signs and what stands beyond letters as they are', () => {
  expect(foldWord('♠K')).toBe('♠k');
  expect(foldWord('😀')).toBe('😀');
  expect(foldWord('')).toBe('');
});

test.each(LANGUAGES)('a word in capitals is the same word: %s', (language) => {
  for (const word of JSON.stringify(VOCABULARIES[language]).match(/\p{L}+/gu) ?? []) {
    const folded = foldWord(word);
    expect(foldWord(word.toLocaleUpperCase(language))).toBe(folded);
    expect(foldWord(word.toUpperCase())).toBe(folded);
    expect(foldWord(word.normalize('NFD'))).toBe(folded);
    expect(foldWord(folded)).toBe(folded);
  }
});
