// What a ruling lets a player make of a penalty card that he has seen (Law 50E).
import { type Card, suitOf } from '../../bridge/cards.ts';
import { partnerOf, SEATS, type Seat } from '../../bridge/seats.ts';
import {
  authorizedForDeclarer,
  authorizedWhileOnTable,
  unauthorizedAfterPickUp,
} from '../../messages/law-information.ts';
import { basisOf, isAnswered } from '../../model/basis.ts';
import { type Fate, fateOf } from '../../model/fate.ts';
import { isOnDeclaringSide, type Position } from '../../model/position.ts';
import { type CardDeparture, departuresOf } from '../law-cards.ts';
import { type ClaimOf, defineLawRule, wrongWhere } from '../law-rule.ts';

type UseClaim = ClaimOf<'may-use' | 'may-not-use'>;
type FaultName = 'knowledge-used' | 'knowledge-barred';

export const information = defineLawRule({
  family: 'law',
  claims: ['may-use', 'may-not-use'],
  compare(claim, position) {
    return [wrongWhere(departuresOf(claim.cards, (card) => wrongWith(claim, position, card)))];
  },
  faults: {
    'knowledge-used': {
      severity: 'warning',
      wording: unauthorizedAfterPickUp,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@may-use W ♥Q`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@play W♦9 N♦3 E♠K
@ruling
@may-use W ♠K`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@may-use W ♠K
           ^^ 50E2/knowledge-used: What West knows of ♠K is unauthorized information: the card has gone back to the hand. Our text of this paragraph has not yet been compared with a law book.`,
      ],
    },
    'knowledge-barred': {
      severity: 'warning',
      wording: authorizedWhileOnTable,
      good: [
        `@laws 2007
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@may-not-use W ♠K`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@may-not-use W ♠K
               ^^ 50E1/knowledge-barred: What West knows of ♠K is authorized information: it is so for all players while the card lies on the table. Our text of this paragraph has not yet been compared with a law book.`,
      ],
    },
  },
});

function wrongWith(
  { kind, seat }: UseClaim,
  position: Position,
  card: Card,
): CardDeparture<FaultName> | undefined {
  const lying = seenCard(position, card);
  if (lying === undefined || lying.owner === seat) return undefined;
  const nouns = { seat: { seat }, suits: { suits: [suitOf(card)] } };
  const { edition } = position;
  const told = lying.fate.card?.told;
  if (lying.fate.kind === 'remains') {
    if (kind === 'may-use' || !isAnswered('known while on the table', edition)) return undefined;
    const basis = basisOf('known while on the table', edition, told);
    return { fault: 'knowledge-barred', basis, wording: authorizedWhileOnTable, nouns };
  }
  if (lying.fate.kind !== 'picked-up' || !isAnswered('known after the pick-up', edition)) return undefined;
  const basis = basisOf('known after the pick-up', edition, lying.fate.basis.because);
  const isBarred = seat === partnerOf(lying.owner);
  if (isBarred === (kind === 'may-not-use')) return undefined;
  if (isBarred) return { fault: 'knowledge-used', basis, wording: unauthorizedAfterPickUp, nouns };
  return { fault: 'knowledge-barred', basis, wording: authorizedForDeclarer, nouns };
}

/** The defender whose penalty card it is or was, and what has become of it; a card that is played is known to all. */
function seenCard(position: Position, card: Card): { readonly owner: Seat; readonly fate: Fate } | undefined {
  for (const owner of SEATS) {
    if (position.holdings[owner].gone.includes(card)) return undefined;
    const fate = isOnDeclaringSide(position, owner) ? undefined : fateOf(position, owner, card);
    if (fate) return { owner, fate };
  }
  return undefined;
}
