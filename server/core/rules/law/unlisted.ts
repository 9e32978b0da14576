// Options that a ruling leaves out where it lists those that declarer has.
import { SUITS, type Suit } from '../../bridge/cards.ts';
import { partnerOf } from '../../bridge/seats.ts';
import type { Option, Ruling } from '../../facts/facts.ts';
import type { Edition } from '../../laws/editions.ts';
import { mayAlsoDoNeither, mayAlsoProhibit, mayAlsoRequire } from '../../messages/law-options.ts';
import { suitsNamed } from '../../model/election.ts';
import { basisOfOption, isAllowed, penaltySuits } from '../../model/options.ts';
import type { PenaltyCard } from '../../model/penalty-card.ts';
import { majorsOf, type Position } from '../../model/position.ts';
import type { Readings } from '../../model/readings.ts';
import { leadInQuestion } from '../law-lead.ts';
import type { Finding, RulePages } from '../rule.ts';
import { findingOf } from '../run.ts';

export const unlisted: RulePages<'option-not-named'> = {
  family: 'law',
  faults: {
    'option-not-named': {
      severity: 'hint',
      wording: mayAlsoProhibit,
      good: [
        `@contract 3NT S
@penalty E ♠KJ dropped
@on-lead W
@ruling
@offers require ♠
@offers prohibit ♠`,
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@offers prohibit ♠ ♥`,
      ],
      bad: [
        `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@ruling
@offers require ♠
@offers require ♥
@offers prohibit ♠
^^^^^^^^^^^^^^^^^^ 51B2(b)/option-not-named: Declarer may also prohibit hearts: the ruling does not name it.
^^^^^^^^^^^^^^^^^^ 51B2(c)/option-not-named: Declarer may also choose neither to require nor to prohibit a lead: the ruling does not name it.`,
      ],
    },
  },
};

/** Options of one kind that are left out, and the suits in which. */
type Unlisted = { readonly kind: Option['kind']; readonly suits: readonly Suit[]; readonly cards: Cards };
type Cards = readonly PenaltyCard[];

/**
 * The options that a ruling does not name though it names two or more, as far as all readings at the last of them
 * agree: the Director explains all the options. One option named is no list.
 */
export function optionsNotNamed(
  { claims }: Ruling,
  readings: Readings,
  edition: Edition,
): readonly Finding[] {
  const offers = claims.filter((claim) => claim.kind === 'offers');
  const last = offers.at(-1);
  if (last === undefined || offers.length < 2) return [];
  const options = offers.map(({ option }) => option);
  const [first, ...others] = readings.map((position) => leftOut(options, position));
  const isAgreed = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  if (first === undefined || !isAgreed) return [];
  return first.map(({ kind, suits, cards }) => {
    const paragraph = basisOfOption(kind, cards, edition).by;
    const nouns = { suits: { suits } };
    const wording = WORDINGS[kind];
    return findingOf(
      unlisted,
      { fault: 'option-not-named', paragraph, span: last.span, nouns, wording },
      edition,
    );
  });
}

const WORDINGS = { require: mayAlsoRequire, prohibit: mayAlsoProhibit, neither: mayAlsoDoNeither };

/** What a list of options leaves out in one reading; nothing where one of them is not of this lead, or not open. */
function leftOut(options: readonly Option[], position: Position): readonly Unlisted[] {
  const leaders = options.map((option) => leadInQuestion(position, option));
  const [lead] = leaders;
  if (lead === undefined || leaders.some((other) => other?.leader !== lead.leader)) return [];
  const cards = majorsOf(lead.position, partnerOf(lead.leader));
  if (!options.every((option) => isAllowed(option, cards))) return [];
  return [
    ...inSuits('require', options, cards),
    ...inSuits('prohibit', options, cards),
    ...neither(options, cards),
  ];
}

/** Suits in which an option of this kind is not named, alone or with others. */
function inSuits(
  kind: 'require' | 'prohibit',
  options: readonly Option[],
  cards: Cards,
): readonly Unlisted[] {
  const named = options.filter((option) => option.kind === kind).flatMap(suitsNamed);
  const suits = SUITS.filter((suit) => penaltySuits(cards).includes(suit) && !named.includes(suit));
  return suits.length === 0 ? [] : [{ kind, suits, cards }];
}

/** Only for cards of several suits does the law name the third option beside the others (Law 51B2(c)). */
function neither(options: readonly Option[], cards: Cards): readonly Unlisted[] {
  const isNamed = options.some(({ kind }) => kind === 'neither');
  return isNamed || penaltySuits(cards).length < 2 ? [] : [{ kind: 'neither', suits: [], cards }];
}
