// Sentences that are cut off in their middle, or whose full stop was forgotten: nothing behind them is called wrong.

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import { sectionsOf } from './support/sections.ts';

const RIGHT = new URL('fixtures/right-write-ups/', import.meta.url);

/** What is written up to the cut, and a ruling that is wrong only if nothing was lost there. */
const CUT_OFF: readonly (readonly [facts: string, ruling: string])[] = [
  [
    "South plays 3NT. East's ♠K and ♥Q are penalty cards. West is on lead. South forbids a spade",
    'East picks up both cards.',
  ],
  [
    'Zuid speelt 3SA. ♠H en ♥V van Oost zijn strafkaarten. West is aan slag. Zuid verbiedt schoppen',
    'Oost neemt beide kaarten op.',
  ],
  [
    'Ο Νότος παίζει 3ΧΑ. Ο ♠K και η ♥Q της Ανατολής είναι τιμωρημένα φύλλα. Έξοδο έχει η Δύση. Ο Νότος απαγορεύει πίκα',
    'Η Ανατολή μαζεύει και τα δύο φύλλα.',
  ],
  [
    "Güney 3NT oynuyor. Doğu'nun ♠R ve ♥D'si cezalı kart. Çıkış Batı'da. Güney piki yasaklıyor",
    'Doğu iki kartı da eline alır.',
  ],
];

/** The small word at which each is cut off. */
const LAST = ['and a', 'en', 'και', 've'];

test.each(CUT_OFF.map(([facts, ruling], at) => ({ facts, ruling, last: LAST[at] ?? '' })))(
  '$last: what may have stood behind it is not taken for nothing',
  ({ facts, ruling, last }) => {
    expect(errorsIn(`${facts}. ${ruling}`)).toEqual(['51B2(b)/picked-up-without-cause']);
    expect(errorsIn(`${facts} ${last}. ${ruling}`)).toEqual([]);
  },
);

/** Where the end of the facts and the mark behind it are lost, the ruling that follows begins within the same sentence. */
const RUN_TOGETHER: readonly (readonly [facts: string, ruling: string])[] = [
  ['South forbids', 'The ♠K and the ♥Q are picked up.'],
  ['South forbids spades West', 'East picks up both cards.'],
  ['South forbids spades', '♥Q goes back to his hand.'],
  ['South then forbids', '♥Q goes back to his hand.'],
  ['East put down the ♠K', 'the ♥Q went back to his hand.'],
  [
    'South forbids spades. Each has one, East the king, West the king',
    'West is on lead. East picks up both cards.',
  ],
];

test.each(RUN_TOGETHER)('%s %s: a mark was lost between them', (facts, ruling) => {
  const before =
    "South plays 3NT. East's ♠K and ♥Q are penalty cards. West is on lead. South forbids spades.";
  expect(errorsIn(`${before} ${ruling}`)).not.toEqual([]);
  expect(errorsIn(`${before} ${facts} ${ruling}`)).toEqual([]);
});

/** A sentence with a full stop that wants more behind it: what it was to tell may be why the ruling is right. */
const WITHOUT_END: readonly (readonly [language: string, half: string])[] = [
  ['en', 'South.'],
  ['en', 'So the ♥Q.'],
  ['en', 'The spade ace is not one, and he.'],
  ['en', 'South, who had thought about it,.'],
  ['en', 'The director was told that there was.'],
  ['en', 'South wanted neither a spade.'],
  ['nl', 'Oost nam ze.'],
  ['nl', 'Geen schoppen en ook.'],
  ['nl', 'Zuid beriep zich erop dat hij zelf.'],
  ['el', 'Ο Νότος εξήγησε ότι ισχύει όσο διατηρεί.'],
  ['el', 'Τότε την έξοδο την έχει.'],
  ['tr', 'Güney piki.'],
  ['tr', 'Güney, Doğu’nun da pik çıkamayacağını.'],
];

test.each(WITHOUT_END)('%s: %s', (language, half) => {
  const [facts = '', ruling = ''] = CUT_OFF[['en', 'nl', 'el', 'tr'].indexOf(language)] ?? [];
  expect(errorsIn(`${facts}. ${ruling}`)).toEqual(['51B2(b)/picked-up-without-cause']);
  expect(errorsIn(`${facts}. ${half} ${ruling}`)).toEqual([]);
  expect(errorsIn(`${facts}. ${ruling} ${half} ${LAST_SENTENCE[language] ?? ''}`)).toEqual([]);
});

const LAST_SENTENCE: { readonly [language: string]: string } = {
  en: 'The score stands.',
  nl: 'De score blijft staan.',
  el: 'Το σκορ ισχύει.',
  tr: 'Skor geçerlidir.',
};

test('below a heading in the same paragraph no mark is wanted', () => {
  const text =
    'Board 7 at the club\nThe ♠K and the ♥Q of East are penalty cards. South plays 3NT. West is on lead. South forbids spades. East picks up both cards.';
  expect(errorsIn(text)).toEqual(['51B2(b)/picked-up-without-cause']);
});

test('a quotation that is never closed leaves open who says what stands behind it', () => {
  const facts =
    'South plays 3NT. East\'s ♠K and ♥Q are penalty cards. West is on lead. South said: "No spade." He';
  expect(errorsIn(`${facts} thought. East picks up both cards.`)).toEqual([
    '51B2(b)/picked-up-without-cause',
  ]);
  expect(errorsIn(`${facts} went on "no. East picks up both cards.`)).toEqual([]);
});

/** What is written behind a ruling, as far as it goes, may take all of it back; who signs takes nothing back. */
test.each([
  ['After the play it turned out that', []],
  ['But', []],
  ['Now the ♥Q', []],
  ['With kind regards, Anna', ['51B2(b)/picked-up-without-cause']],
  ['The lead was made again.', ['51B2(b)/picked-up-without-cause']],
])('%s, at the end of the text', (last, errors) => {
  const wrong =
    "South plays 3NT. East's ♠K and ♥Q are penalty cards. West is on lead. South forbids spades. East picks up both cards.";
  expect(errorsIn(`${wrong}\n\n${last}`)).toEqual(errors);
});

/** One write-up in so many, and one cut in each; what is drawn from one does not hang on the others. */
const STRIDE = 5;

/** Write-ups of which nothing is called wrong, each cut at the end of a word within its sentences. */
const SAMPLE = readdirSync(RIGHT).flatMap((file) =>
  sectionsOf(new URL(file, RIGHT)).flatMap(({ name, text }) => {
    const cuts = text.length % STRIDE === 0 ? cutsIn(text) : [];
    const cut = cuts[(text.length / STRIDE) % cuts.length];
    return cut ? [{ name: `${file} ${name}`, text, ...cut }] : [];
  }),
);

test('there are enough of them', () => {
  expect(SAMPLE.length).toBeGreaterThan(100);
});

test('of texts that end within a sentence nothing is called wrong', () => {
  const called = SAMPLE.filter(({ text, at }) => errorsIn(text.slice(0, at)).length > 0);
  expect(called.map(({ name, text, at }) => [name, text.slice(at - 40, at)])).toEqual([]);
});

/** Where no more is lost than a word or a mark, one in so many reads as if nothing were; that number only ever rises. */
const ONE_IN = 60;

test('of sentences that lose their end and their mark hardly any are called wrong', () => {
  const called = SAMPLE.filter(
    ({ text, at, end }) => errorsIn(text.slice(0, at) + text.slice(end).replace(/^[.!?;·]+/, '')).length > 0,
  );
  expect(called.length).toBeLessThanOrEqual(SAMPLE.length / ONE_IN);
});

test('nor are many of those that lose their end and keep their mark', () => {
  const called = SAMPLE.filter(
    ({ text, at, end }) => errorsIn(text.slice(0, at) + text.slice(end)).length > 0,
  );
  expect(called.length).toBeLessThanOrEqual(SAMPLE.length / ONE_IN);
});

/** The ends of words within the sentences of a text, each with the end of its sentence. */
function cutsIn(text: string): readonly { readonly at: number; readonly end: number }[] {
  const [one, more] = check(text).cases;
  if (one === undefined || more !== undefined) return []; // Spans are those of their case.
  const isTakenBack = one.report.facts.rulings.some(
    ({ overruled, verdict }) => overruled || verdict === 'wrong',
  );
  if (isTakenBack) return []; // Without its end it may be wrong.
  return one.report.tree.sentences.flatMap(({ span, written }) =>
    Array.from(written.matchAll(/\s+/g), ({ index }) => ({ at: span.start + index, end: span.end })),
  );
}

function errorsIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
  );
}
