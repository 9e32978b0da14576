// What a demanded suit is told beside: some of its cards to choose from are no order to lead them; a card alone is.
// And who is declarer: not he of whom that is only asked.
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

type Told = {
  readonly board: string;
  readonly beginning: string;
  /** Rulings that leave the player every card of the suit, and those that do not. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  /** Questions behind which South is declarer all the same. */
  readonly asked: readonly string[];
  readonly contract: string;
};

const LANGUAGES: readonly Told[] = [
  {
    board: 'North: ♠A5 ♥7 ♦- ♣85\nEast: ♠KJ ♥Q ♦65 ♣-\nSouth: ♠Q3 ♥A ♦- ♣74\nWest: ♠T84 ♥K ♦9 ♣-\n\n',
    contract: 'South played 3NT.',
    beginning:
      'East drops the ♠K and the ♥Q, and both are penalty cards. West is on lead. South required a spade.',
    right: [
      'West must lead a spade, the ♠8 or the ♠4.',
      'West had to lead a spade (♠8 or ♠4).',
      'West must lead the ♠8 or the ♠4, a spade anyhow.',
      'West must lead a spade: ♠8 or ♠4.',
      'West must lead a spade, the eight or the four.',
      'West must lead a spade, for example the ♠8.',
    ],
    wrong: ['West must lead the ♠8.', 'West must lead the ♠8 or the ♠4.'],
    asked: ['East was declarer? No.', 'Was East declarer? He was not.', 'Did East play 3NT?'],
  },
  {
    board: 'Noord: ♠A5 ♥7 ♦- ♣85\nOost: ♠HB ♥V ♦65 ♣-\nZuid: ♠V3 ♥A ♦- ♣74\nWest: ♠1084 ♥H ♦9 ♣-\n\n',
    contract: 'Zuid speelde 3SA.',
    beginning: 'Oost laat ♠H en ♥V vallen en beide zijn strafkaarten. West is aan slag. Zuid eiste schoppen.',
    right: [
      'West moet een schoppen voorspelen, ♠8 of ♠4.',
      'West moest dus met schoppen uitkomen, ♠8 of ♠4.',
      'West moet schoppen spelen (♠8 of ♠4).',
      'West moet een schoppen voorspelen: ♠8 of ♠4.',
      'West moest een schoppen voorspelen, bijvoorbeeld ♠8.',
      'West moet schoppen naspelen, hetzij ♠8 hetzij ♠4.',
    ],
    wrong: ['West moet ♠8 voorspelen.', 'West moet ♠8 of ♠4 voorspelen.'],
    asked: ['Oost was leider? Nee.', 'Was Oost de leider? Neen.', 'Speelde Oost 3SA?'],
  },
  {
    board: 'Kuzey: ♠A5 ♥7 ♦- ♣85\nDoğu: ♠RV ♥D ♦65 ♣-\nGüney: ♠D3 ♥A ♦- ♣74\nBatı: ♠1084 ♥R ♦9 ♣-\n\n',
    contract: 'Güney 3NT oynuyordu.',
    beginning: 'Doğu ♠R ve ♥D’yi düşürdü, ikisi de ceza kartıdır. Batı atakta. Güney pik istedi.',
    right: [
      'Batı pik çıkmak zorundadır, ♠8 veya ♠4.',
      'Batı bir pik, ♠8 ya da ♠4, çıkmalıdır.',
      'Batı bir pik (♠8 veya ♠4) çıkmalıdır.',
      'Batı pik çıkmalıdır: ♠8 veya ♠4.',
      'Batı pik oynamak zorundaydı, ♠8 veya ♠4.',
      'Batı pik çıkmak zorundadır, örneğin ♠8.',
    ],
    wrong: ['Batı ♠8 çıkmak zorundadır.', 'Batı ♠8 veya ♠4 çıkmalıdır.'],
    asked: ['Doğu dekleran mıydı? Hayır.', 'Dekleran Doğu muydu?'],
  },
  {
    board: 'Βορράς: ♠A5 ♥7 ♦- ♣85\nΑνατολή: ♠KJ ♥Q ♦65 ♣-\nΝότος: ♠Q3 ♥A ♦- ♣74\nΔύση: ♠T84 ♥K ♦9 ♣-\n\n',
    contract: 'Ο Νότος έπαιζε 3ΧΑ.',
    beginning:
      'Στην Ανατολή πέφτουν ο ♠K και η ♥Q, και τα δύο είναι φύλλα ποινής. Η Δύση είναι στην έξοδο. Ο Νότος απαίτησε πίκα.',
    right: [
      'Η Δύση πρέπει να βγει πίκα, το ♠8 ή το ♠4.',
      'Η Δύση έπρεπε να παίξει πίκα, ♠8 ή ♠4.',
      'Η Δύση πρέπει να βγει με πίκα (♠8 ή ♠4).',
      'Η Δύση υποχρεούται να βγει πίκα: το ♠8 ή το ♠4.',
      'Η Δύση πρέπει να βγει πίκα, είτε το ♠8 είτε το ♠4.',
      'Η Δύση πρέπει να βγει πίκα, για παράδειγμα το ♠8.',
    ],
    wrong: ['Η Δύση πρέπει να βγει με το ♠8.', 'Η Δύση πρέπει να βγει με το ♠8 ή το ♠4.'],
    asked: ['Εκτελεστής ήταν η Ανατολή; Όχι.', 'Η Ανατολή ήταν εκτελεστής;'],
  },
];

describe.each(LANGUAGES)('after $beginning', ({ board, contract, beginning, right, wrong, asked }) => {
  test.each(right)('nothing is wrong in: %s', (ruling) => {
    expect(saidOf(`${board}${contract} ${beginning} ${ruling}\n`)).toEqual([]);
  });

  test.each(wrong)('a card is prescribed in: %s', (ruling) => {
    expect(saidOf(`${board}${contract} ${beginning} ${ruling}\n`)).toEqual(['51B2(a)']);
  });

  test.each(asked)('South is declarer behind: %s', (question) => {
    const [one] = check(`${question} ${contract}\n\n${board}${beginning}\n`).cases;
    expect(one?.report.facts.declarer?.value).toBe('S');
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
