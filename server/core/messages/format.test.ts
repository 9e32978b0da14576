import { expect, it, test } from 'vitest';
import type { Nouns } from '../bridge/nouns.ts';
import { LANGUAGES } from '../bridge/nouns.ts';
import { defaultStyle } from '../bridge/words.ts';
import { say } from './format.ts';
import type { Wording } from './wording.ts';

const BACK: Wording = {
  en: '{cards} {cards?goes|go} back to {seat:gen} hand: declarer prohibited {suits}.',
  el: '{cards?το|τα} {cards} {cards?επιστρέφει|επιστρέφουν} στο χέρι {seat:gen}: απαγορεύτηκε έξοδος {suits:or}.',
  nl: '{cards} {cards?gaat|gaan} terug naar de hand {seat:gen}: de leider verbood {suits}.',
  tr: '{cards} {seat:gen} eline döner: deklaran {suits:acc} yasakladı.',
};

const NOUNS: Nouns = { cards: { cards: ['SK', 'SJ'] }, seat: { seat: 'E' }, suits: { suits: ['S', 'D'] } };

const SAID = {
  en: '♠K and ♠J go back to East’s hand: declarer prohibited spades and diamonds.',
  el: 'Τα ♠K και ♠J επιστρέφουν στο χέρι της Ανατολής: απαγορεύτηκε έξοδος πίκα ή καρό.',
  nl: '♠H en ♠B gaan terug naar de hand van oost: de leider verbood schoppen en ruiten.',
  tr: '♠K ve ♠J Doğu’nun eline döner: deklaran piki ve karoyu yasakladı.',
};

test.each(LANGUAGES)('a sentence in %s', (language) => {
  expect(say(BACK, NOUNS, defaultStyle(language))).toBe(SAID[language]);
});

function sayIt(sentence: string, nouns: Nouns, language: (typeof LANGUAGES)[number] = 'en') {
  const wording = { en: sentence, el: sentence, nl: sentence, tr: sentence };
  return say(wording, nouns, defaultStyle(language));
}

it('chooses between one and many', () => {
  expect(sayIt('{n} {n?card|cards}', { n: { number: 1 } })).toBe('1 card');
  expect(sayIt('{n} {n?card|cards}', { n: { number: 13 } })).toBe('13 cards');
  expect(sayIt('{c?one|many}', { c: { cards: ['SK'] } })).toBe('One');
  expect(sayIt('{c?one|many}', { c: { card: 'SK' } })).toBe('One');
});

it('begins with a capital, a Turkish i with its dot, but leaves quoted words alone', () => {
  expect(sayIt('{seat} leads.', { seat: { seat: 'E' } }, 'nl')).toBe('Oost leads.');
  expect(sayIt('{seat} leads.', { seat: { seat: 'E' } }, 'el')).toBe('Η Ανατολή leads.');
  expect(sayIt('iki', {}, 'tr')).toBe('İki');
  expect(sayIt('{word} is no seat.', { word: { text: 'esat' } })).toBe('esat is no seat.');
});

it('spells a suit by its sign, no trump by its letters', () => {
  expect(sayIt('{d:sign}', { d: { denomination: 'H' } })).toBe('♥');
  expect(sayIt('{d:sign}', { d: { denomination: 'NT' } }, 'nl')).toBe('SA');
  expect(sayIt('{d}', { d: { denomination: 'NT' } })).toBe('No trump');
});

it('spells roles, seats among them', () => {
  expect(sayIt('{role:gen}', { role: { role: 'declarer' } }, 'tr')).toBe('Deklaranın');
  expect(sayIt('{role:acc:cap}', { role: { role: 'W' } }, 'el')).toBe('Τη Δύση');
  expect(sayIt('by {role}', { role: { role: 'partner' } }, 'nl')).toBe('By de partner');
});

it('writes a paragraph as the language does', () => {
  expect(sayIt('see {p}', { p: { paragraph: '51B2(b)' } })).toBe('See Law 51B2(b)');
  expect(sayIt('του Νόμου {p:bare}', { p: { paragraph: '51B2(b)' } }, 'el')).toBe('Του Νόμου 51Β2(β)');
  expect(sayIt('{p:or}', { p: { paragraphs: ['50', '51A'] } }, 'nl')).toBe('Artikel 50 of artikel 51A');
});

it('leaves a hole without a noun as it is', () => {
  expect(sayIt('Here is {nothing}.', {})).toBe('Here is {nothing}.');
});
