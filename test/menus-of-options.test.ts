// Options set out one below the other are no choice; the choice is what declarer says of them afterwards.
import { expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const POSITION = `Board 7. South plays 1NT.

              ♠ A4
              ♥ Q5
              ♦ 2
              ♣ –
♠ T                         ♠ J
♥ A                         ♥ 97
♦ AQ                        ♦ 6
♣ 4                         ♣ Q
              ♠ K3
              ♥ J
              ♦ 9
              ♣ K

East dropped the jack of spades and the queen of clubs, both penalty cards. West was on lead.`;

test.each([
  [
    'South was shown the menu:\n- to require a spade or a club;\n- to forbid a spade, a club or both;\n- to do neither.\n\nHe did none of these things.',
    [{ kind: 'neither' }],
  ],
  [
    'The choices of South were the following:\n\n(a) to require a spade;\n(b) to forbid a club.\n\nSouth forbade a spade.',
    [{ kind: 'prohibit', suits: ['S'] }],
  ],
  ['South listened to it all. He thought it over and required a club.', [{ kind: 'require', suits: ['C'] }]],
  ['The director came. She listened and forbade a spade lead.', []],
])('%s', (told, chosen) => {
  const [read] = check(`${POSITION} ${told}\n`).cases;
  const options = read?.report.facts.events.flatMap((one) => (one.kind === 'option' ? [one.option] : []));
  expect(options).toEqual(chosen);
});
