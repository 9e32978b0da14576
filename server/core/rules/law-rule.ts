// A rule of the law: one kind of claim, compared with what the law gives.
import type { Nouns } from '../bridge/nouns.ts';
import type { Claim, Ruling } from '../facts/facts.ts';
import type { Wording } from '../messages/wording.ts';
import type { Basis } from '../model/basis.ts';
import type { Missing, Position } from '../model/position.ts';
import type { Span } from '../text/span.ts';
import type { RulePages } from './rule.ts';

/** Where a claim leaves the law, and what the law's answer rests on. */
export type Departure<Name extends string = string> = {
  readonly fault: Name;
  readonly span: Span;
  readonly nouns: Nouns;
  readonly basis: Basis;
  /** Where the sentence of the fault's page does not say why here. */
  readonly wording?: Wording;
};

/** What a claim comes to in one reading of the text. */
export type Opinion<Name extends string = string> = {
  /** What was taken to be so, besides what the reading takes, though the text does not say it. */
  readonly assumed?: readonly Missing[];
} & (
  | { readonly kind: 'right' }
  /** The law has nothing to say to the claim. */
  | { readonly kind: 'idle' }
  /** What the claim speaks of does not arise, so that it is neither right nor wrong. */
  | { readonly kind: 'vacuous' }
  | { readonly kind: 'unstated'; readonly what: Missing }
  | { readonly kind: 'wrong'; readonly departures: readonly Departure<Name>[] }
);

export type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { readonly kind: Kind }>;

/** One kind of claim, held against the law. */
export type LawRule<
  Kind extends Claim['kind'] = Claim['kind'],
  Name extends string = string,
> = RulePages<Name> & {
  readonly claims: readonly Kind[];
  /** What a claim comes to in a position: one opinion for each way in which the player's hand can be filled in. */
  compare(claim: ClaimOf<Kind>, position: Position, ruling: Ruling): readonly Opinion<Name>[];
};

export const RIGHT: Opinion<never> = { kind: 'right' };
export const IDLE: Opinion<never> = { kind: 'idle' };
export const VACUOUS: Opinion<never> = { kind: 'vacuous' };

export function unstated(what: Missing): Opinion<never> {
  return { kind: 'unstated', what };
}

/** Wrong where there is a departure from the law, else right. */
export function wrongWhere<Name extends string>(departures: readonly Departure<Name>[]): Opinion<Name> {
  return departures.length === 0 ? RIGHT : { kind: 'wrong', departures };
}

/** Gives the rule back; it is there for the names of the faults to be inferred. */
export function defineLawRule<Kind extends Claim['kind'], Name extends string>(
  rule: LawRule<Kind, Name>,
): LawRule<Kind, Name> {
  return rule;
}
