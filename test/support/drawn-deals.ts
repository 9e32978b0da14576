// Deals and ways to write them, drawn at random for the properties.
import fc from 'fast-check';
import { DECK } from '../../server/core/bridge/cards.ts';
import { LANGUAGES } from '../../server/core/bridge/nouns.ts';
import { FOUND_SIGNS } from './found-layouts.ts';
import { type Deal, dealOf, SIGN_SETS, VOIDS, type Writing } from './render-deal.ts';

/** Deals of four hands of one length, at least `fewest` cards each. */
export const deals = (fewest: number): fc.Arbitrary<Deal> =>
  fc
    .integer({ min: fewest, max: 13 })
    .chain((size) => fc.shuffledSubarray([...DECK], { minLength: size * 4, maxLength: size * 4 }))
    .map(dealOf);

/** Ways to write a deal, with one of `between` between the cards of a suit. */
export const writings = (between: readonly Writing['between'][]): fc.Arbitrary<Writing> =>
  fc.record({
    signs: fc.constantFrom(...SIGN_SETS, ...FOUND_SIGNS),
    language: fc.constantFrom(...LANGUAGES),
    honours: fc.constantFrom('international' as const, 'national' as const),
    ten: fc.constantFrom('T' as const, '10' as const),
    between: fc.constantFrom(...between),
    afterSign: fc.constantFrom('' as const, ' ' as const),
    none: fc.constantFrom(...VOIDS),
  });
