import { describe, expect, it } from 'vitest';
import { caseNameOn } from './case-name.ts';

const named = (text: string, at = 0) => {
  const lines = text.split('\n');
  const name = caseNameOn(lines, at);
  return name && `${name.kind} ${name.number}: ${lines[at]?.slice(name.start, name.end)}`;
};

describe('a case begins', () => {
  it.each([
    ['## Spel 14', 'board 14: Spel 14'],
    ['Board 14 · Dealer East · None vulnerable', 'board 14: Board 14'],
    ['Board 21. Dealer North. N/S vulnerable.', 'board 21: Board 21'],
    ['Διανομή 14', 'board 14: Διανομή 14'],
    ['ΔΙΑΝΟΜΗ 14', 'board 14: ΔΙΑΝΟΜΗ 14'],
    ['Bord 14', 'board 14: Bord 14'],
    ['## Case 10234', 'case 10234: Case 10234'],
    ['## Case 14 – A right that is used once?', 'case 14: Case 14'],
    ['APPEAL No 7', 'case 7: APPEAL No 7'],
    ['**Παράδειγμα 12**', 'case 12: Παράδειγμα 12'],
    ['Exercise 9. The offender wins the trick', 'case 9: Exercise 9'],
    ['Soru 2. Doğu iki kartını düşürdü.', 'case 2: Soru 2'],
    ['2. Soru', 'case 2: 2. Soru'],
    ['### Deel B: Voorbeeld 3', 'case 3: Voorbeeld 3'],
    ['ÖRNEK 4', 'case 4: ÖRNEK 4'],
  ])('at %s', (line, expected) => {
    expect(named(line)).toBe(expected);
  });

  it('at a name in Turkish capitals', () => {
    expect(named('İTİRAZ 3')).toBe('case 3: İTİRAZ 3');
    expect(named('İtiraz 3')).toBe('case 3: İtiraz 3');
    expect(named('ALIŞTIRMA 5')).toBe('case 5: ALIŞTIRMA 5');
  });
});

describe('a name begins nothing', () => {
  it.each([
    "From a director's notebook, county pairs final, board 17. South was in 1NT and the ending was this.",
    'Board 14 was played five times, and East was right each time.',
    'Law 51',
    'In example 3 the ban was lifted.',
    'East led card 3.',
    'Handbook 14',
    'Het spel 14 dagen later',
    'Question 3 of the examination asks for the options of declarer when two cards lie on the table.',
  ])('in %s', (line) => {
    expect(named(line)).toBeUndefined();
  });

  it('on the second line of a paragraph', () => {
    expect(named('The hand was\nBoard 14', 1)).toBeUndefined();
  });
});
