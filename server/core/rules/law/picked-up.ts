// Cards that a ruling picks up.
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import {
  stayAfterAcceptance,
  stayAfterRefusal,
  stayAsNotGiven,
  stayAsNothingChosen,
  stayAtOwnLead,
  stayOfLeader,
  stayOnTheTable,
  stayThoughProhibited,
  stayThoughRequired,
  stayUntilChosen,
} from '../../messages/law-cards.ts';
import type { Wording } from '../../messages/wording.ts';
import { suitsNamed } from '../../model/election.ts';
import { type Fate, fateOf } from '../../model/fate.ts';
import {
  type Election,
  isOnDeclaringSide,
  isOptionDue,
  leaderIn,
  type Missing,
  majorsOf,
  type Position,
} from '../../model/position.ts';
import { departuresOf } from '../law-cards.ts';
import { defineLawRule, unstated, wrongWhere } from '../law-rule.ts';

export const pickedUp = defineLawRule({
  family: 'law',
  claims: ['picks-up'],
  compare({ seat, cards }, position) {
    const missing = missingFor(position, seat);
    if (missing) return [unstated(missing)];
    return [
      wrongWhere(
        departuresOf(cards, (card) => {
          const fate = fateOf(position, seat, card);
          if (fate?.kind !== 'remains') return undefined;
          const suits = suitsNamed(position.election?.option);
          return {
            fault: 'picked-up-without-cause' as const,
            basis: fate.basis,
            wording: whyItStays(position, seat, fate),
            nouns: { seat: { seat }, suits: { suits } },
          };
        }),
      ),
    ];
  },
  faults: {
    'picked-up-without-cause': {
      severity: 'error',
      wording: stayOnTheTable,
      good: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠ ♥
@ruling
@picks-up E ♠K ♥Q`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@picks-up E ♠K`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
               ^^ 51B2(b)/picked-up-without-cause: ♥Q stays on the table: declarer prohibited only spades.`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@picks-up E ♠K ♥Q
            ^^^^^ 51B2(c)/picked-up-without-cause: ♠K and ♥Q stay on the table: declarer neither required nor prohibited a lead.`,
        `@contract 3NT S
@penalty W ♠J dropped
@penalty E ♠2 deliberate
@on-lead W
@prohibits ♠
@ruling
@picks-up W ♠J
            ^^ 50D2(a)/picked-up-without-cause: ♠J stays on the table: the option frees the penalty cards of the leader’s partner, not the leader’s own.`,
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@accepts ♦6
@ruling
@picks-up E ♠K ♥Q
            ^^^^^ 52B1(c)/picked-up-without-cause: ♠K and ♥Q stay penalty cards: the card that was played instead was accepted.`,
        `@contract 3NT S
@hand E ♠KJ ♥Q ♦6 ♣-
@penalty E ♠K ♥Q dropped
@on-lead S
@play S♣7 W♦9 N♣8 E♦6
@rejects ♦6
@ruling
@picks-up E ♦6
            ^^ 52B2/picked-up-without-cause: ♦6 stays on the table as a major penalty card: declarer did not accept the play.`,
      ],
    },
  },
});

/** What the text leaves open: what declarer chose before the lead of the partner, or whether that lead was due. */
function missingFor(position: Position, seat: Seat): Missing | undefined {
  if (isOptionDue(position) && leaderIn(position) === partnerOf(seat)) return 'choice';
  const isKnown = position.trick || position.election || isOnDeclaringSide(position, seat);
  return isKnown ? undefined : 'on-lead';
}

/** The sentence that says why a card said to be picked up is still there. */
function whyItStays(position: Position, seat: Seat, { basis }: Fate): Wording {
  if (basis.by === '52B2') return stayAfterRefusal;
  if (basis.by === '52B1(c)') return stayAfterAcceptance;
  const { election } = position;
  if (basis !== election?.basis) return stayOnTheTable;
  if (election.option === undefined) return stayUntilChosen;
  if (!election.isGiven) return whyNotGiven(election);
  if (election.leader === seat) return stayOfLeader;
  return OPTION_WORDINGS[election.option.kind];
}

const OPTION_WORDINGS = {
  require: stayThoughRequired,
  prohibit: stayThoughProhibited,
  neither: stayAsNothingChosen,
};

function whyNotGiven({ before, leader }: Election): Wording {
  const isOwnLead = majorsOf(before, partnerOf(leader)).length === 0 && majorsOf(before, leader).length > 0;
  return isOwnLead ? stayAtOwnLead : stayAsNotGiven;
}
