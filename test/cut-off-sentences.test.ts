// Sentences that are cut off in their middle, or whose full stop was forgotten: nothing behind them is called wrong.
import { expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

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

test('a small word with a capital begins a sentence whose mark was forgotten before it', () => {
  const facts =
    "South plays 3NT. East's ♠K and ♥Q are penalty cards. West is on lead. South forbids both suits";
  const claims = check(`${facts} The ♠K and the ♥Q are picked up.`).cases.flatMap(({ report }) =>
    report.facts.rulings.flatMap((ruling) => ruling.claims.map(({ kind }) => kind)),
  );
  expect(claims).toEqual(['picks-up']);
});

function errorsIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
  );
}
