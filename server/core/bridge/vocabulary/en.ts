import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  and: 'and',
  or: 'or',
  seats: {
    N: { nom: 'North', gen: 'North’s', letter: 'N', read: 'north' },
    E: { nom: 'East', gen: 'East’s', letter: 'E', read: 'east' },
    S: { nom: 'South', gen: 'South’s', letter: 'S', read: 'south' },
    W: { nom: 'West', gen: 'West’s', letter: 'W', read: 'west' },
  },
  suits: {
    S: { nom: 'spades', one: 'spade', many: 'spades', letter: 'S', read: 'spade spades' },
    H: { nom: 'hearts', one: 'heart', many: 'hearts', letter: 'H', read: 'heart hearts' },
    D: { nom: 'diamonds', one: 'diamond', many: 'diamonds', letter: 'D', read: 'diamond diamonds' },
    C: { nom: 'clubs', one: 'club', many: 'clubs', letter: 'C', read: 'club clubs' },
  },
  noTrump: { nom: 'no trump', letter: 'NT', read: 'nt n notrump notrumps no-trump no-trumps sa' },
  roles: {
    declarer: { nom: 'declarer', gen: 'declarer’s', read: 'declarer' },
    dummy: { nom: 'dummy', gen: 'dummy’s', read: 'dummy' },
    offender: { nom: 'the offender', bare: 'offender', gen: 'the offender’s', read: 'offender' },
    partner: { nom: 'partner', gen: 'partner’s', read: 'partner' },
    director: { nom: 'the Director', bare: 'Director', gen: 'the Director’s', read: 'director td' },
  },
  vulnerabilities: {
    none: { nom: 'nobody', read: 'none nobody neither nil love no-one' },
    NS: { nom: 'N-S', read: 'ns n-s n/s north-south' },
    EW: { nom: 'E-W', read: 'ew e-w e/w east-west we w-e' },
    all: { nom: 'everybody', read: 'all both game everybody everyone' },
  },
  honours: undefined,
  ranks: {
    A: 'ace aces',
    K: 'king kings',
    Q: 'queen queens',
    J: 'jack jacks knave knaves',
    T: 'ten tens',
    '9': 'nine nines',
    '8': 'eight eights',
    '7': 'seven sevens',
    '6': 'six sixes',
    '5': 'five fives',
    '4': 'four fours',
    '3': 'three threes',
    '2': 'two deuce deuces',
  },
};
