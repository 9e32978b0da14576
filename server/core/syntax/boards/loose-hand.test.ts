import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { looseHands } from './loose-hand.ts';

const handsIn = (line: string, language: Language = 'en') =>
  looseHands(line, 0, language).map(
    ({ hand: { hand }, seat }) => `${seat?.value ?? '?'} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`,
  );

describe('a hand in a sentence', () => {
  it('has nothing in a suit that is not named', () => {
    expect(handsIn('Dummy held ♠AQ53 ©--- ¨K4 and South declared')).toEqual(['N AQ53..K4.']);
  });

  test.each<[string, string[], Language?]>([
    ['West held ♠AQ53 ♥K2 ♦K4 ♣765 and doubled.', ['W AQ53.K2.K4.765']],
    ['I had ♠AQ53, ♥K2, ♦K4, ♣765.', ['? AQ53.K2.K4.765']],
    ['South had ♠J5 ♥Q9 ♦J ♣6 had he not led a club.', ['S J5.Q9.J.6']],
    ['South held ♠J5 ♥Q9 ♦J ♣6 a trick before.', ['S J5.Q9.J.6']],
    ['N ♠A5 ♥7 ♦- ♣8; E ♠KJ ♥Q ♦6 ♣-', ['N A5.7..8', 'E KJ.Q.6.']],
    ['De blinde had ♠AHV ♥- ♦V4 ♣76, zuid speelt 3SA', ['N AKQ..Q4.76'], 'nl'],
    ['Yerde ♠RD5 ♥V ♦A2 ♣10 vardı, deklaran Güney', ['? KQ5.J.A2.T'], 'tr'],
    ['Batı’nın eli ♠AQ5 ♥K2 ♦K4 ♣765', ['W AQ5.K2.K4.765'], 'tr'],
    ['το χέρι της Δύσης ♠AQ5 ♥K2 ♦K4 ♣765', ['W AQ5.K2.K4.765'], 'el'],
  ])('is read: %s', (line, hands, language) => {
    expect(handsIn(line, language)).toEqual(hands);
  });

  it('has its place, and so has the word that names its owner', () => {
    const [found] = looseHands('West held ♠AQ53 ♥K2 ♦K4 ♣765.', 50, 'en');
    expect(found?.hand.span).toEqual({ start: 60, end: 79 });
    expect(found?.seat?.span).toEqual({ start: 50, end: 54 });
  });
});

describe('no hand', () => {
  test.each([
    'The ♠K and the ♥Q fell on the table.',
    'East’s penalty cards were ♠K, ♥Q, ♦5 and ♣2.',
    'ask for ♠ or ♥ or ♦',
    '♠ ♥ ♦ ♣',
    'the ♠KJ and the ♥QT',
    '1♠ 2♥ 3♦ 3♠',
    '© When a defender has penalty cards in more than one suit [see Law 50D2(a)] § 51 ¨',
    '51B2© and 51B1(a), § 50 and §52',
    '@hand N ♠AQ53 ♥- ♦K4 ♣-',
    '> @hand N ♠AQ53 ♥- ♦K4 ♣-',
    '<!-- @hand N ♠AQ53 ♥- ♦K4 ♣- -->',
  ])('is in: %s', (line) => {
    expect(handsIn(line)).toEqual([]);
  });
});
