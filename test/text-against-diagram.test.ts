// A card is called a penalty card of a player in whose hand the diagram does not show it: that, and nothing of the law.
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const TEXTS: readonly {
  readonly diagram: string;
  readonly told: readonly string[];
  readonly ruling: string;
}[] = [
  {
    diagram: 'N: ♠A5 ♥7 ♦- ♣8\nE: ♠KJ ♥Q ♦6 ♣-\nS: ♠Q3 ♥A ♦- ♣7\nW: ♠84 ♥K ♦9 ♣-',
    told: [
      'East has two penalty cards, the ♠8 and the ♥Q.',
      'East holds two penalty cards: ♠8 and ♥Q.',
      'East had the ♠8 and the ♥Q as penalty cards.',
      'The ♠8 and ♥Q of East are penalty cards.',
    ],
    ruling:
      'South plays 3NT. West is on lead. South requires a spade. East picks up the ♠8, and the ♥Q stays.',
  },
  {
    diagram: 'Β: ♠A5 ♥7 ♦- ♣8\nΑ: ♠KJ ♥Q ♦6 ♣-\nΝ: ♠Q3 ♥A ♦- ♣7\nΔ: ♠84 ♥K ♦9 ♣-',
    told: [
      'Η Ανατολή έχει δύο τιμωρημένα φύλλα, το ♠8 και την ♥Q.',
      'Η Ανατολή είχε ως τιμωρημένα φύλλα το ♠8 και την ♥Q.',
    ],
    ruling:
      'Ο Νότος παίζει 3ΧΑ. Έξοδο έχει η Δύση. Ο Νότος απαιτεί πίκα. Η Ανατολή μαζεύει το ♠8 και η ♥Q μένει.',
  },
  {
    diagram: 'N: ♠A5 ♥7 ♦- ♣8\nO: ♠HB ♥V ♦6 ♣-\nZ: ♠V3 ♥A ♦- ♣7\nW: ♠84 ♥H ♦9 ♣-',
    told: ['Oost heeft twee strafkaarten, ♠8 en ♥V.', 'Oost had ♠8 en ♥V als strafkaarten.'],
    ruling: 'Zuid speelt 3SA. West is aan slag. Zuid eist schoppen. Oost neemt ♠8 op en ♥V blijft liggen.',
  },
  {
    diagram: 'K: ♠A5 ♥7 ♦- ♣8\nD: ♠RV ♥D ♦6 ♣-\nG: ♠D3 ♥A ♦- ♣7\nB: ♠84 ♥R ♦9 ♣-',
    told: ["Doğu'nun iki cezalı kartı var: ♠8 ve ♥D.", "Doğu'da iki cezalı kart var, ♠8 ile ♥D."],
    ruling: "Güney 3NT oynuyor. Çıkış Batı'da. Güney pik istedi. Doğu ♠8'i eline alır, ♥D masada kalır.",
  },
];

describe.each(TEXTS)('$told', ({ diagram, told, ruling }) => {
  test.each(told)('%s', (sentence) => {
    const said = check(`${diagram}\n\n${sentence} ${ruling}`).cases.flatMap(({ report }) =>
      report.findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])),
    );
    expect(said).toEqual(['facts/card-in-another-hand']);
  });
});
