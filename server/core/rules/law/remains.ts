// Cards that a ruling calls penalty cards still.
import { type Card, suitOf } from '../../bridge/cards.ts';
import type { Seat } from '../../bridge/seats.ts';
import {
  goBackAsProhibited,
  goBackAsRequired,
  goneWhenPlayed,
  noneOfDeclaringSide,
  noneWhenConceding,
  noneWhenPlayedOfTwo,
} from '../../messages/law-cards.ts';
import { basisOf } from '../../model/basis.ts';
import { fateOf } from '../../model/fate.ts';
import { hasPlayed, type Position } from '../../model/position.ts';
import { type CardDeparture, departuresOf } from '../law-cards.ts';
import { defineLawRule, wrongWhere } from '../law-rule.ts';

type FaultName =
  | 'kept-in-required-suit'
  | 'kept-in-prohibited-suit'
  | 'kept-after-play'
  | 'kept-though-no-penalty-card';

export const remaining = defineLawRule({
  family: 'law',
  claims: ['remains'],
  compare({ seat, cards }, position) {
    return [wrongWhere(departuresOf(cards, (card) => wrongWith(position, seat, card)))];
  },
  faults: {
    'kept-in-required-suit': {
      severity: 'error',
      wording: goBackAsRequired,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@requires ♠
@ruling
@remains E ♥Q`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@requires ♠
@ruling
@remains E ♠J
           ^^ 51B1(a)/kept-in-required-suit: ♠J goes back to the hand: declarer required spades.`,
      ],
    },
    'kept-in-prohibited-suit': {
      severity: 'error',
      wording: goBackAsProhibited,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@remains E ♥Q`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K
@remains E ♠J
           ^^ 51B1(b)/kept-in-prohibited-suit: ♠J goes back to the hand: declarer prohibited spades.`,
      ],
    },
    'kept-after-play': {
      severity: 'error',
      wording: goneWhenPlayed,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♠3 W♠4 N♠5 E♠K
@ruling
@remains E ♥Q`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♠3 W♠4 N♠5 E♠K
@ruling
@remains E ♠K ♥Q
           ^^ 50A/kept-after-play: ♠K is no longer a penalty card: it has been played.`,
      ],
    },
    'kept-though-no-penalty-card': {
      severity: 'error',
      wording: noneOfDeclaringSide,
      good: [
        `@contract 3NT S
@on-lead S
@play S♠Q W♠4 N♠5 E♠7
@penalty E ♥6 two-cards
@ruling
@remains E ♥6`,
      ],
      bad: [
        `@contract 3NT S
@penalty S ♠Q dropped
@ruling
@remains S ♠Q
           ^^ 48A/kept-though-no-penalty-card: ♠Q is no penalty card: declarer and dummy never have one.`,
        `@contract 3NT S
@on-lead S
@play S♠Q W♠4 N♠5 E♠7
@penalty E ♥6 two-cards
@ruling
@remains E ♠7 ♥6
           ^^ 58B2/kept-though-no-penalty-card: ♠7 is no penalty card: of two cards played at once, the one designated is the play.`,
        `@contract 3NT S
@penalty E ♠K conceded
@ruling
@remains E ♠K
           ^^ 68B2/kept-though-no-penalty-card: ♠K is no penalty card: it was faced in a concession to which the partner objected at once. Our text of this paragraph has not yet been compared with a law book.`,
      ],
    },
  },
});

function wrongWith(position: Position, seat: Seat, card: Card): CardDeparture<FaultName> | undefined {
  const fate = fateOf(position, seat, card);
  if (fate === undefined) return wrongWithPlayed(position, seat, card);
  const { basis } = fate;
  const nouns = { suits: { suits: [suitOf(card)] } };
  if (fate.card?.how === 'conceded') {
    return {
      fault: 'kept-though-no-penalty-card',
      basis: basisOf('faced in a concession', position.edition, fate.card.told),
      wording: noneWhenConceding,
      nouns,
    };
  }
  switch (fate.kind) {
    case 'remains':
      return undefined;
    case 'was-played':
      return { fault: 'kept-after-play', basis, wording: goneWhenPlayed, nouns };
    case 'never-one':
      return { fault: 'kept-though-no-penalty-card', basis, wording: noneOfDeclaringSide, nouns };
    case 'picked-up':
      return fate.freedBy?.kind === 'require'
        ? { fault: 'kept-in-required-suit', basis, wording: goBackAsRequired, nouns }
        : { fault: 'kept-in-prohibited-suit', basis, wording: goBackAsProhibited, nouns };
  }
}

/** Of two cards played at once the one designated is the play, and no penalty card (Law 58B2). */
function wrongWithPlayed(position: Position, seat: Seat, card: Card): CardDeparture<FaultName> | undefined {
  const other = position.penaltyCards[seat].find(({ how }) => how === 'two-cards');
  if (other === undefined || !hasPlayed(position, seat, card)) return undefined;
  return {
    fault: 'kept-though-no-penalty-card',
    basis: basisOf('offender names the one of two', position.edition, other.told),
    wording: noneWhenPlayedOfTwo,
    nouns: {},
  };
}
