// What the table of the paragraphs answers in a situation at the table: by trying every card, every choice.
import type { Card, Suit } from '../../server/core/bridge/cards.ts';
import type { Seat } from '../../server/core/bridge/seats.ts';
import type { Edition } from '../../server/core/laws/editions.ts';
import { BROKEN, CHOICES, type ChoiceRow, type Duty, KINDS, LASTS, ORDER, type Verb } from './paragraphs.ts';

export type Shown = 'by accident' | 'on purpose';
export type Kind = (typeof KINDS)[number]['kind'];

/** A card face up before a defender. */
export type Exposed = {
  readonly card: Card;
  readonly owner: Seat;
  readonly shown: Shown;
  readonly kind: Kind;
};

/** A card that was one. */
export type Gone = {
  readonly card: Card;
  readonly owner: Seat;
  readonly how: 'played' | 'picked up';
  readonly paragraph: string;
};

export type Choice = { readonly verb: Verb; readonly suits: readonly Suit[] };

type Bond = { readonly player: Seat; readonly suits: readonly Suit[]; readonly paragraph: string };

export type Situation = {
  readonly edition: Edition;
  readonly held: { readonly [seat in Seat]: readonly Card[] };
  readonly exposed: readonly Exposed[];
  readonly gone: readonly Gone[];
  readonly leader: Seat;
  readonly trick: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Whether declarer has chosen for this lead. */
  readonly isChosen: boolean;
  readonly required: readonly Bond[];
  readonly prohibited: readonly Bond[];
  readonly designated: Card | undefined;
};

const PARTNERS = { N: 'S', S: 'N', E: 'W', W: 'E' } as const;
const suitOf = (card: Card): string => card.charAt(0);
const isHonour = (card: Card): boolean => /[AKQJT]$/.test(card);

/** 50B, for the cards of one defender. */
export function kindOf(card: Card, shown: Shown, count: number): Kind {
  const row = KINDS.find(
    (one) =>
      one.count === (count > 1 ? 'many' : 'one') &&
      (one.rank === 'any' || one.rank === (isHonour(card) ? 'honour' : 'small')) &&
      (one.shown === 'any' || one.shown === shown),
  );
  if (row === undefined) throw new Error(`50B says nothing of ${card}.`);
  return row.kind;
}

export function majorsOf({ exposed }: Situation, seat: Seat): readonly Card[] {
  return exposed.filter(({ owner, kind }) => owner === seat && kind === 'major').map(({ card }) => card);
}

/** 50D2, 51B: the row that gives declarer this choice before the lead; none where the law does not. */
export function rowOf(situation: Situation, { verb, suits }: Choice): ChoiceRow | undefined {
  const majors = majorsOf(situation, PARTNERS[situation.leader]);
  const theirs = new Set(majors.map(suitOf));
  if (majors.length === 0 || !suits.every((suit) => theirs.has(suit))) return undefined;
  return CHOICES.find(
    (row) =>
      row.verb === verb &&
      row.cards === (majors.length > 1 ? 'many' : 'one') &&
      row.suits === (theirs.size > 1 ? 'many' : 'one') &&
      { none: suits.length === 0, one: suits.length === 1, 'one or more': suits.length > 0 }[row.names],
  );
}

/** What follows from a choice that the law gives; two situations where it is open what the card left alone is. */
export function choose(situation: Situation, choice: Choice): readonly Situation[] {
  const row = rowOf(situation, choice);
  if (row === undefined) return [situation];
  const paragraph = row.paragraph[situation.edition];
  const offender = PARTNERS[situation.leader];
  const isFreed = ({ card, owner, kind }: Exposed) =>
    owner === offender && kind === 'major' && choice.suits.some((suit) => suit === suitOf(card));
  const freed = situation.exposed.filter(isFreed);
  const bond = { player: situation.leader, suits: choice.suits, paragraph };
  const lasts = LASTS[choice.verb];
  const chosen: Situation = {
    ...situation,
    isChosen: true,
    exposed: situation.exposed.filter((one) => !isFreed(one)),
    gone: [
      ...situation.gone,
      ...freed.map(({ card, owner }): Gone => ({ card, owner, how: 'picked up', paragraph })),
    ],
    required: lasts === 'this lead' ? [...situation.required, bond] : situation.required,
    prohibited: lasts === 'until he loses the lead' ? [...situation.prohibited, bond] : situation.prohibited,
  };
  return freed.length > 0 ? readingsOfOneLeft(chosen, offender) : [chosen];
}

/** A card leaves a hand for the trick. */
export function play(situation: Situation, seat: Seat, card: Card): readonly Situation[] {
  const wasExposed = situation.exposed.some((one) => one.owner === seat && one.card === card);
  const after: Situation = {
    ...situation,
    held: { ...situation.held, [seat]: situation.held[seat].filter((one) => one !== card) },
    exposed: situation.exposed.filter((one) => one.owner !== seat || one.card !== card),
    gone: wasExposed
      ? [...situation.gone, { card, owner: seat, how: 'played', paragraph: '50A' }]
      : situation.gone,
    trick: [...situation.trick, { seat, card }],
  };
  return wasExposed ? readingsOfOneLeft(after, seat) : [after];
}

/** `winner` is to lead to the next trick. */
export function nextLead(situation: Situation, winner: Seat): Situation {
  return {
    ...situation,
    leader: winner,
    trick: [],
    isChosen: false,
    required: [],
    prohibited: situation.prohibited.filter(({ player }) => player === winner),
    designated: undefined,
  };
}

/** A small card that was major by number and is alone now: 50B does not say whether it stays so (reading A3). */
function readingsOfOneLeft(situation: Situation, seat: Seat): readonly Situation[] {
  const [only, another] = situation.exposed.filter(({ owner }) => owner === seat);
  if (only === undefined || another !== undefined) return [situation];
  const alone = kindOf(only.card, only.shown, 1);
  if (alone === only.kind) return [situation];
  const asAlone = situation.exposed.map((one) => (one === only ? { ...one, kind: alone } : one));
  return [situation, { ...situation, exposed: asAlone }];
}

/** What a player may lead or play, and why not the others. */
export type Permission = {
  readonly cards: readonly Card[];
  /** For each card that he may not: the paragraph it breaks. */
  readonly broken: ReadonlyMap<Card, string>;
  /** The penalty cards of which declarer designates one, where there are two or more (51A). */
  readonly toDesignate: readonly Card[];
  /** Whether he cannot keep to a restriction of his lead (59). */
  readonly isUnable: boolean;
};

export function permitted(situation: Situation, seat: Seat): Permission {
  const cards = situation.held[seat];
  const when = situation.trick.length === 0 ? 'leading' : 'following';
  const majors = majorsOf(situation, seat);
  const rows = ORDER.filter((row) => row.when === when || row.when === 'either').map(({ duty }) => duty);
  const kept = new Map(
    cards.map((card) => [card, rows.map((duty) => keeps(situation, seat, majors, card, duty))]),
  );
  const best = [...kept.values()].reduce<readonly boolean[]>(
    (one, other) => (comesBefore(other, one) ? other : one),
    [],
  );
  const breaks = (card: Card) =>
    rows.findIndex((_, at) => best[at] === true && kept.get(card)?.[at] !== true);
  const playable = cards.filter((card) => {
    const row = breaks(card);
    return (row < 0 || row > rows.indexOf('a major penalty card')) && majors.includes(card);
  });
  const paragraphOf = (card: Card): readonly (readonly [Card, string])[] => {
    const duty = rows[breaks(card)];
    return duty === undefined ? [] : [[card, broken(situation, seat, card, duty, playable.length)]];
  };
  const isRestriction = (duty: Duty) => duty === 'the suit required' || duty === 'no suit prohibited';
  return {
    cards: cards.filter((card) => breaks(card) < 0),
    broken: new Map(cards.flatMap(paragraphOf)),
    toDesignate: playable.length > 1 ? playable : [],
    isUnable: cards.length > 0 && rows.some((duty, at) => isRestriction(duty) && best[at] === false),
  };
}

/** Whether a card that keeps to these rows comes before one that keeps to the others. */
function comesBefore(one: readonly boolean[], other: readonly boolean[]): boolean {
  if (other.length === 0) return true;
  const at = one.findIndex((keeping, row) => keeping !== other[row]);
  return at >= 0 && one[at] === true;
}

/** Whether a card keeps to a duty; to one that is nobody's now every card does. */
function keeps(situation: Situation, seat: Seat, majors: readonly Card[], card: Card, duty: Duty): boolean {
  const suit = suitOf(card);
  switch (duty) {
    case 'the suit led':
      return suit === situation.trick.map((one) => suitOf(one.card))[0];
    case 'the suit required':
      return situation.required.every(
        ({ player, suits }) => player !== seat || suits.some((one) => one === suit),
      );
    case 'no suit prohibited':
      return situation.prohibited.every(
        ({ player, suits }) => player !== seat || suits.every((one) => one !== suit),
      );
    case 'a major penalty card':
      return majors.length === 0 || majors.includes(card);
    case 'the card designated': {
      const { designated } = situation;
      return designated === undefined || !majors.includes(designated) || card === designated;
    }
    case 'no small card before the minor one':
      return situation.exposed
        .filter(({ owner, kind }) => owner === seat && kind === 'minor')
        .every((minor) => card === minor.card || suit !== suitOf(minor.card) || isHonour(card));
  }
}

function broken(situation: Situation, seat: Seat, card: Card, duty: Duty, playable: number): string {
  switch (duty) {
    case 'the suit required':
      return situation.required.find(({ player }) => player === seat)?.paragraph ?? '';
    case 'no suit prohibited':
      return (
        situation.prohibited.find(
          ({ player, suits }) => player === seat && suits.some((one) => one === suitOf(card)),
        )?.paragraph ?? ''
      );
    case 'a major penalty card':
      return BROKEN[playable > 1 ? 'one of several penalty cards' : duty];
    default:
      return BROKEN[duty];
  }
}
