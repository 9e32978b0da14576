import { describe, expect, it, test } from 'vitest';
import { EXPOSURES } from '../facts/facts.ts';
import { countedTogether, kindsAlone, type PenaltyCard } from './penalty-card.ts';

const told = { kind: 'no-option', span: { start: 0, end: 0 } } as const;
const small = (card: PenaltyCard['card']): PenaltyCard => ({
  card,
  kind: 'minor',
  alone: 'minor',
  how: 'dropped',
  told,
});

describe('a single penalty card (Law 50B)', () => {
  test.each(['SA', 'SK', 'SQ', 'SJ', 'ST'] as const)('is major as an honour: %s', (card) => {
    for (const how of [...EXPOSURES, undefined]) expect(kindsAlone(card, how)).toEqual(['major']);
  });

  it('is minor below the ten, if exposed unintentionally', () => {
    expect(kindsAlone('S9', 'dropped')).toEqual(['minor']);
    expect(kindsAlone('S2', 'two-cards')).toEqual(['minor']);
  });

  it.each(['led-out-of-turn', 'revoke', 'withdrawn', 'premature', 'deliberate', 'conceded'] as const)(
    'is major if played on purpose: %s',
    (how) => {
      expect(kindsAlone('S9', how)).toEqual(['major']);
    },
  );

  it('is of either kind where the text does not say how it was exposed', () => {
    expect(kindsAlone('S9', undefined)).toEqual(['major', 'minor']);
    expect(kindsAlone('S9', 'auction')).toEqual(['major', 'minor']);
  });
});

test('two penalty cards of one defender are major (Law 50B)', () => {
  expect(countedTogether([small('S7')]).map(({ kind }) => kind)).toEqual(['minor']);
  expect(countedTogether([small('S7'), small('H6')]).map(({ kind }) => kind)).toEqual(['major', 'major']);
});
