// A player of whom something is told between commas, and one who rules and *further* rules: who does what follows.
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

type Told = { readonly board: string; readonly wrong: readonly string[]; readonly right: readonly string[] };

const LANGUAGES: readonly Told[] = [
  {
    board:
      'North: ♠A5 ♥7 ♦- ♣85\nEast: ♠KJ ♥Q ♦65 ♣-\nSouth: ♠Q3 ♥A ♦- ♣74\nWest: ♠T84 ♥K ♦9 ♣-\n\nSouth played 3NT. East drops the ♠K and the ♥Q, and both are penalty cards. West is on lead.',
    wrong: [
      'South, nobody’s fool, forbade spades. The director let East pick up both cards.',
      'South forbade spades. The director ruled that West may not lead a spade. He also ruled that East picks up the ♠K and the ♥Q.',
    ],
    right: [
      'South, nobody’s fool, forbade spades. The ♠K is picked up and the ♥Q stays.',
      'South forbade spades. The director ruled that West may not lead a spade. He also ruled that East picks up the ♠K.',
    ],
  },
  {
    board:
      'Noord: ♠A5 ♥7 ♦- ♣85\nOost: ♠HB ♥V ♦65 ♣-\nZuid: ♠V3 ♥A ♦- ♣74\nWest: ♠1084 ♥H ♦9 ♣-\n\nZuid was in 3SA beland. Oost legde ♠H en ♥V open op tafel zonder het te merken en beide werden strafkaarten. West was aan slag.',
    wrong: [
      'Zuid, allerminst van gisteren, verbood West schoppen te spelen. De arbiter liet Oost beide kaarten opnemen.',
      'Leider Zuid, een oude rot, verbood schoppen. De arbiter besliste dat Oost ♠H en ♥V mocht opnemen.',
      'Zuid verbood schoppen. De arbiter besliste dat West geen schoppen mocht spelen. Verder bepaalde hij dat Oost ♠H en ♥V mocht opnemen.',
      'Zuid verbood schoppen. Volgens de arbiter mocht West geen schoppen spelen. Tevens besliste hij dat Oost zowel ♠H als ♥V mocht opnemen.',
      'Zuid eiste niets en verbood niets. West speelde ♦9, Noord ♣5, Oost ♦5 en Zuid ♣4. West bleef aan slag. Zuid wilde nu schoppen verbieden. De arbiter besliste dat Zuid geen keuze meer had.',
    ],
    right: [
      'Zuid, allerminst van gisteren, verbood West schoppen te spelen. Oost nam ♠H op en ♥V bleef liggen.',
      'Zuid verbood schoppen. De arbiter besliste dat West geen schoppen mocht spelen. Verder bepaalde hij dat Oost ♠H mocht opnemen.',
      'Zuid verbood schoppen. Volgens de arbiter mocht West geen schoppen spelen. Oost meende dat hij ook ♥V mocht opnemen.',
      'Zuid verbood schoppen. Daarna wilde hij ook harten verbieden. De arbiter besliste dat Zuid geen keuze meer had.',
      'Zuid eiste schoppen. West kon daar niet aan voldoen en had geen keuze meer. Oost nam ♠H op.',
      'Zuid verbood schoppen en wilde ook harten eisen. De arbiter besliste dat West geen keuze meer had: ♠H ging terug.',
    ],
  },
  {
    board:
      'Kuzey: ♠A5 ♥7 ♦- ♣85\nDoğu: ♠RV ♥D ♦65 ♣-\nGüney: ♠D3 ♥A ♦- ♣74\nBatı: ♠1084 ♥R ♦9 ♣-\n\nGüney 3NT oynuyordu. Doğu ♠R ve ♥D’yi düşürdü, ikisi de ceza kartıdır. Batı atakta.',
    wrong: ['Güney piki yasakladı. Direktör ♠R ve ♥D’nin ele alınmasına karar verdi.'],
    right: ['Güney piki yasakladı. Direktör ♠R’nin ele alınmasına karar verdi.'],
  },
  {
    board:
      'Βορράς: ♠A5 ♥7 ♦- ♣85\nΑνατολή: ♠KJ ♥Q ♦65 ♣-\nΝότος: ♠Q3 ♥A ♦- ♣74\nΔύση: ♠T84 ♥K ♦9 ♣-\n\nΟ Νότος έπαιζε 3ΧΑ. Στην Ανατολή πέφτουν ο ♠K και η ♥Q, και τα δύο είναι φύλλα ποινής. Η Δύση είναι στην έξοδο.',
    wrong: [
      'Ο Νότος, παλιά καραβάνα, απαγόρευσε την πίκα. Ο διαιτητής αποφάσισε ότι η Ανατολή αποσύρει και τα δύο φύλλα.',
    ],
    right: ['Ο Νότος, παλιά καραβάνα, απαγόρευσε την πίκα. Ο ♠K αποσύρεται και η ♥Q μένει.'],
  },
];

describe.each(LANGUAGES)('after $board', ({ board, wrong, right }) => {
  test.each(wrong)('found to be wrong: %s', (ruling) => {
    expect(saidOf(`${board} ${ruling}\n`)).not.toEqual([]);
  });

  test.each(right)('nothing is wrong in: %s', (ruling) => {
    expect(saidOf(`${board} ${ruling}\n`)).toEqual([]);
  });
});

/** Under which paragraphs, or else rules, there are findings that are more than a hint. */
function saidOf(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.flatMap(({ severity, paragraph, rule }) =>
      severity === 'hint' ? [] : [paragraph ?? rule],
    ),
  );
}
