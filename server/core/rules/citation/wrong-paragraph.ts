// A ruling with the right effect that cites another paragraph than the one it rests on.

import { partnerOf, SEATS, type Seat } from '../../bridge/seats.ts';
import type { Ruling } from '../../facts/facts.ts';
import type { ParagraphId } from '../../laws/paragraph-id.ts';
import { liesIn } from '../../laws/paragraphs.ts';
import {
  restsOnAnotherOption,
  restsOnOneCard,
  restsOnOneCardEach,
  restsOnOneSuit,
  restsOnSeveralSuits,
} from '../../messages/citation.ts';
import type { Wording } from '../../messages/wording.ts';
import { type Basis, citing } from '../../model/basis.ts';
import { basisOfOption, isAllowed, penaltySuits } from '../../model/options.ts';
import { isMajor, type PenaltyCard } from '../../model/penalty-card.ts';
import { type Election, majorsOf, type Position } from '../../model/position.ts';
import type { Span } from '../../text/span.ts';
import { leadInQuestion } from '../law-lead.ts';
import { type Departure, defineLawRule, IDLE, RIGHT, wrongWhere } from '../law-rule.ts';

/** The paragraphs that give declarer's options, by what they give. */
const OPTION_PARAGRAPHS = ['50D2(a)', '50D2(b)', '51B1(a)', '51B1(b)', '51B2(a)', '51B2(b)', '51B2(c)'];

/** References that the law book itself makes from one paragraph to another, so that either may be cited. */
const SAME_GROUND: { readonly [paragraph in ParagraphId]?: readonly ParagraphId[] } = {
  '51B1(a)': ['50D2(a)'],
  '51B1(b)': ['50D2(a)'],
  '51B2(a)': ['50D2(a)', '51B1(a)'],
  '51B2(b)': ['50D2(a)'],
  '51B2(c)': ['50D2(b)'],
};

/** What a ruling about an option rests on, and whose cards it is about. */
type Rest = { readonly basis: Basis; readonly offender: Seat; readonly cards: readonly PenaltyCard[] };

export const wrongParagraph = defineLawRule({
  family: 'citation',
  claims: ['cites'],
  compare({ paragraph: { value: cited, span } }, position, ruling) {
    const isOfLaw51 = liesIn(cited, '51');
    if (!isOfLaw51 && !OPTION_PARAGRAPHS.includes(cited)) return [IDLE];
    const rests = [...restsOfElections(position.election), ...restsOfOffers(ruling, position)];
    const lone = isOfLaw51 ? loneCards(position, ruling) : undefined;
    if (lone) return [wrongWhere([ofLaw50(cited, span, lone, rests[0]?.basis)])];
    const [rest] = rests;
    if (rest === undefined || !OPTION_PARAGRAPHS.includes(cited)) return [IDLE];
    if (rests.some(({ basis }) => fits(cited, basis.by))) return [RIGHT];
    const { by, because } = rest.basis;
    return [
      wrongWhere([
        {
          fault: 'wrong-paragraph',
          span,
          basis: citing(by, because),
          wording: whyAnother(cited, rest),
          nouns: {
            paragraph: { paragraph: by },
            cited: { paragraph: cited },
            offender: { seat: rest.offender },
          },
        },
      ]),
    ];
  },
  faults: {
    'wrong-paragraph': {
      severity: 'information',
      wording: restsOnAnotherOption,
      good: [
        `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠KJ
@cites 51B1(b)`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠KJ
@cites 51B2(b)
       ^^^^^^^ citation/wrong-paragraph: The ruling rests on Law 51B1(b), not on Law 51B2(b): all East’s penalty cards are of one suit.`,
        `@contract 3NT S
@penalty E ♠K dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K
@cites 51B1(b)
       ^^^^^^^ citation/wrong-paragraph: The ruling rests on Law 50D2(a), not on Law 51B1(b): East has only one penalty card.`,
        `@contract 2♦ S
@penalty E ♠Q led-out-of-turn
@penalty W ♣J dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠Q
@cites 51
       ^^ citation/wrong-paragraph: The ruling rests on Law 50D2(a), not on Law 51: each defender has only one penalty card.`,
      ],
    },
  },
});

/** A defender and his only penalty card; both where each has one. */
type LoneCards = readonly { readonly seat: Seat; readonly card: PenaltyCard }[];

/** The penalty cards as they are told, where no defender has ever had two, nor the ruling speaks of more; else nothing. */
function loneCards({ penaltyCards, past }: Position, ruling: Ruling): LoneCards | undefined {
  const all = SEATS.flatMap((seat) =>
    [...penaltyCards[seat], ...past[seat].filter(({ fate }) => fate !== 'never-one')].map((card) => ({
      seat,
      card,
    })),
  ).toSorted((one, other) => one.card.told.span.start - other.card.told.span.start);
  const isAlone = all.every(({ seat }) => all.filter((other) => other.seat === seat).length === 1);
  const named = ruling.claims.flatMap((claim) =>
    claim.kind === 'picks-up' || claim.kind === 'remains' ? claim.cards.map(({ value }) => value) : [],
  );
  const isTold = named.every((name) => all.some(({ card }) => card.card === name));
  return all.length > 0 && isAlone && isTold ? all : undefined;
}

/** What is cited of Law 51 rests on Law 50: on the option that was stated or offered, else on what holds of one card. */
function ofLaw50(
  cited: string,
  span: Span,
  lone: LoneCards,
  option: Basis | undefined,
): Departure<'wrong-paragraph'> {
  const [first, another] = lone;
  const isMinor = lone.every(({ card }) => !isMajor(card));
  const play = isMinor ? '50C' : '50D1(a)';
  const by = liesIn(cited, '51A') ? play : (option?.by ?? (isMinor ? '50C' : '50D'));
  return {
    fault: 'wrong-paragraph',
    span,
    basis: citing(by, option?.because ?? first?.card.told),
    wording: another ? restsOnOneCardEach : restsOnOneCard,
    nouns: {
      paragraph: { paragraph: by },
      cited: { paragraph: cited },
      ...(first ? { offender: { seat: first.seat } } : {}),
    },
  };
}

/** The options that have been stated, the latest first; nothing rests on one that the law does not give. */
function restsOfElections(latest: Election | undefined): readonly Rest[] {
  const rests: Rest[] = [];
  for (let election = latest; election && rests.length < MOST_RESTS; election = election.before.election) {
    if (!election.isGiven || election.basis.because === undefined) continue;
    const offender = partnerOf(election.leader);
    rests.push({ basis: election.basis, offender, cards: majorsOf(election.before, offender) });
  }
  return rests;
}

/** A ruling looks back no further. */
const MOST_RESTS = 13;

/** The options that the ruling itself gives or refuses. */
function restsOfOffers(ruling: Ruling, position: Position): readonly Rest[] {
  return ruling.claims.flatMap((claim) => {
    if (claim.kind !== 'offers' && claim.kind !== 'denies') return [];
    const lead = leadInQuestion(position, claim.option);
    if (lead === undefined) return [];
    const offender = partnerOf(lead.leader);
    const cards = majorsOf(lead.position, offender);
    if (!isAllowed(claim.option, cards)) return [];
    return [{ basis: basisOfOption(claim.option.kind, cards, position.edition), offender, cards }];
  });
}

function fits(cited: string, by: ParagraphId): boolean {
  const others: readonly string[] = SAME_GROUND[by] ?? [];
  return cited === by || others.includes(cited);
}

/** The paragraph cited is for other cards, or for another option. */
function whyAnother(cited: string, { basis, cards }: Rest): Wording {
  const isForSameCards = cited.slice(0, 4) === basis.by.slice(0, 4);
  if (isForSameCards) return restsOnAnotherOption;
  if (cards.length === 1) return restsOnOneCard;
  return penaltySuits(cards).length === 1 ? restsOnOneSuit : restsOnSeveralSuits;
}
