// Whose lead it was is told by his name; *he had won the trick before* behind it puts nobody else on lead.
import { expect, test } from 'vitest';
import type { Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

const HANDS = `@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
@contract 3NT S
`;

const RIGHT: readonly (readonly [Language, string])[] = [
  [
    'en',
    'East dropped the ♠K and the ♥Q, both penalty cards. It was West’s lead; he had won the last trick. South may forbid spades or hearts. South forbade hearts.',
  ],
  [
    'nl',
    'Oost liet ♠H en ♥V vallen, twee strafkaarten. West was aan slag, hij had de vorige slag gewonnen. Zuid mag schoppen of harten verbieden. Zuid verbood harten.',
  ],
  [
    'el',
    'Στην Ανατολή έπεσαν ο ♠K και η ♥Q, που έγιναν τιμωρημένα φύλλα. Η Δύση ήταν στην έξοδο, αυτή είχε κερδίσει την προηγούμενη λεβέ. Ο Νότος μπορεί να απαγορεύσει τα πίκα ή τις κούπες. Ο Νότος απαγόρευσε τις κούπες.',
  ],
  [
    'tr',
    'Doğu’nun ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Sıra Batı’daydı, son löveyi o almıştı. Güney pik ya da körü yasaklayabilir. Güney körü yasakladı.',
  ],
  [
    'tr',
    'Çay bardağına uzanan Doğu ♠K ile ♥Q’yu masaya yüzü açık düşürdü. Çıkış Batı’daydı; bir önceki löveyi o kazanmıştı. Deklaran pik çıkışını yasaklayabilir. Güney pik çıkışını yasakladı.',
  ],
  [
    'tr',
    'Doğu ♠K ile ♥Q’yu düşürdü, ikisi de cezalı kart oldu. El Batı’daydı. Son löveyi almıştı. Güney körü isteyebilir. Güney körü istedi.',
  ],
];

test.each(RIGHT)('in %s he who is named stays on lead: %s', (language, text) => {
  const said = check(`@language ${language}\n\n${HANDS}\n${text}\n`).cases.flatMap(
    ({ report }) => report.findings,
  );
  expect(said.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule)).toEqual([]);
});

test.each([
  'Doğu’nun ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Nevzat Bey kör çıkışını yasakladı. Doğu iki kartını da eline aldı.',
  'Doğu’nun ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Hakem deklarana haklarını anlattı. Nevzat Bey karo çıkışını istedi.',
])('who bears a name alone is not taken for declarer: %s', (text) => {
  const [one] = check(`@language tr\n\n${HANDS}\n${text}\n`).cases;
  expect(one?.report.facts?.events.filter(({ kind }) => kind === 'option')).toEqual([]);
});

test('he who asks when declarer was told his options is declarer', () => {
  const text =
    'Doğu’nun ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Hakem deklarana haklarını anlattı. Nevzat Bey kör çıkışını yasakladı.';
  const [one] = check(`@language tr\n\n${HANDS}\n${text}\n`).cases;
  expect(one?.report.facts?.events.map(({ kind }) => kind)).toContain('option');
});
