// *East must play whichever she names*: who names the card is not said, and nobody is told to be wrong.
import { expect, it } from 'vitest';
import { check } from '../server/core/check.ts';

const EN = 'South plays 4♠. East’s penalty cards: ♥K and ♣9. South leads a diamond and East has none.';
const NL =
  'Zuid speelt 4♠. Strafkaarten van Oost: ♥H en ♣9. Zuid speelt een ruiten voor en Oost heeft er geen.';

/** What the ruling is taken to say of who names the card. */
function choosersIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.facts.rulings.flatMap(({ claims }) =>
      claims.flatMap((claim) => (claim.kind === 'chooses' ? [claim.role.value] : [])),
    ),
  );
}

it.each([
  `${EN} The director ruled that East must play whichever of them she named.`,
  `${EN} The director ruled that East must play the card he named.`,
  `${EN} The director ruled that East had to play whichever card she chose.`,
  `${NL} De wedstrijdleider besliste dat Oost moet spelen welke zij aanwijst.`,
])('leaves open who he is: %s', (text) => {
  expect(choosersIn(text)).toEqual([]);
});

it.each([
  [`${EN} The director ruled that East may play whichever card he chooses.`, 'E'],
  [`${EN} The director ruled that East chooses which card to play.`, 'E'],
  [`${NL} De wedstrijdleider besliste dat Oost mag kiezen welke kaart hij speelt.`, 'E'],
])('takes him for whom the sentence names: %s', (text, role) => {
  expect(choosersIn(text)).toEqual([role]);
});
