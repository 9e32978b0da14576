// The law once more, naively: a table with a row for each thing that a paragraph says. It was written from the wording
// of the laws, not from the model, and takes nothing from it: where the two differ, one of them is wrong.
import type { Edition } from '../../server/core/laws/editions.ts';

/** The paragraph that says so in each edition. */
export type Paragraph = { readonly [edition in Edition]: string | undefined };

const inBoth = (paragraph: string) => ({ '2007': paragraph, '2017': paragraph });
const since2017 = (paragraph: string) => ({ '2007': undefined, '2017': paragraph });

/** 50B. The first row of which all columns fit says what a penalty card is. */
export const KINDS = [
  { count: 'many', rank: 'any', shown: 'any', kind: 'major' },
  { count: 'one', rank: 'honour', shown: 'any', kind: 'major' },
  { count: 'one', rank: 'small', shown: 'on purpose', kind: 'major' },
  { count: 'one', rank: 'small', shown: 'by accident', kind: 'minor' },
] as const;

export type Verb = 'require' | 'prohibit' | 'neither';

/** What declarer may choose when the partner of a defender with major penalty cards is to lead. */
export type ChoiceRow = {
  readonly paragraph: { readonly [edition in Edition]: string };
  /** How many major penalty cards the partner of the leader has, and in how many suits. */
  readonly cards: 'one' | 'many';
  readonly suits: 'one' | 'many';
  readonly verb: Verb;
  /** How many suits declarer names; all of them are suits in which there is such a card. */
  readonly names: 'none' | 'one' | 'one or more';
};

/** 50D2, 51B. Penalty cards in the suits named are picked up and no others; 50C gives no row to a minor one. */
export const CHOICES: readonly ChoiceRow[] = [
  { paragraph: inBoth('50D2(a)'), cards: 'one', suits: 'one', verb: 'require', names: 'one' },
  { paragraph: inBoth('50D2(a)'), cards: 'one', suits: 'one', verb: 'prohibit', names: 'one' },
  { paragraph: inBoth('50D2(b)'), cards: 'one', suits: 'one', verb: 'neither', names: 'none' },
  { paragraph: inBoth('51B1(a)'), cards: 'many', suits: 'one', verb: 'require', names: 'one' },
  { paragraph: inBoth('51B1(b)'), cards: 'many', suits: 'one', verb: 'prohibit', names: 'one' },
  // 51B1 has no (c): by the minute of 2000 the relevant parts of Law 50 still apply.
  { paragraph: inBoth('50D2(b)'), cards: 'many', suits: 'one', verb: 'neither', names: 'none' },
  { paragraph: inBoth('51B2(a)'), cards: 'many', suits: 'many', verb: 'require', names: 'one' },
  { paragraph: inBoth('51B2(b)'), cards: 'many', suits: 'many', verb: 'prohibit', names: 'one or more' },
  {
    paragraph: { '2007': '50D2(b)', '2017': '51B2(c)' },
    cards: 'many',
    suits: 'many',
    verb: 'neither',
    names: 'none',
  },
];

/** 50D2(a), 51B. How long the leader, and nobody else, is bound by what declarer chose. */
export const LASTS = {
  require: 'this lead',
  prohibit: 'until he loses the lead',
  neither: 'not at all',
} as const;

/** What a card may keep to. */
export type Duty =
  | 'the suit led'
  | 'the suit required'
  | 'no suit prohibited'
  | 'a major penalty card'
  | 'the card designated'
  | 'no small card before the minor one';

/**
 * What comes first (44C, 50D1(b)): of the cards a player holds he may lead or play those, and only those, of which no
 * other keeps to an earlier row, or to the same rows and one more. So a row that no card can keep to binds nobody
 * (59, 50D1(a) “at the first legal opportunity”). All suits prohibited to him are one row: 59 prefers none of them.
 */
export const ORDER: readonly { readonly duty: Duty; readonly when: 'leading' | 'following' | 'either' }[] = [
  { duty: 'the suit led', when: 'following' },
  { duty: 'the suit required', when: 'leading' },
  { duty: 'no suit prohibited', when: 'leading' },
  { duty: 'a major penalty card', when: 'either' },
  { duty: 'the card designated', when: 'either' },
  { duty: 'no small card before the minor one', when: 'either' },
];

/** The paragraph broken by a card that does not keep to a duty; of a restriction it is that of the choice. */
export const BROKEN = {
  'the suit led': '44C',
  'a major penalty card': '50D1(a)',
  'one of several penalty cards': '51A',
  'the card designated': '51A',
  'no small card before the minor one': '50C',
} as const;

/** 50E. Whether what a player saw of a penalty card of another's is authorized for him; 2007 leaves it to the Director. */
export const INFORMATION: readonly {
  readonly card: 'lying' | 'picked up';
  readonly player: 'partner' | 'declarer';
  readonly isAuthorized: boolean;
  readonly paragraph: Paragraph;
}[] = [
  { card: 'lying', player: 'partner', isAuthorized: true, paragraph: since2017('50E1') },
  { card: 'lying', player: 'declarer', isAuthorized: true, paragraph: since2017('50E1') },
  { card: 'picked up', player: 'partner', isAuthorized: false, paragraph: since2017('50E2') },
  { card: 'picked up', player: 'declarer', isAuthorized: true, paragraph: since2017('50E2') },
];
