// Sets of terms as bits: whether a clause says one of some terms is one question, however many words and terms there are.
// The kinds of things that are no terms have a bit each too.
import { TERMS, type Term } from './lexicon.ts';

/** Some terms, a bit for each. */
export type TermSet = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
};

/** What a set may have in it: a term, or a kind of thing that is named. */
export type Sign = Term | (typeof KINDS)[number];

const KINDS = ['cards', 'suit', 'rank', 'seat'] as const;

const NUMBERS: ReadonlyMap<Sign, number> = new Map(
  [...TERMS, ...KINDS].map((sign, number) => [sign, number]),
);

/** The set of these terms; made once, outside of what is asked often. */
export function termSet(terms: readonly Sign[]): TermSet {
  const bits = [0, 0, 0, 0, 0];
  for (const term of terms) {
    const number = NUMBERS.get(term) ?? 0;
    bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bits;
  return { a, b, c, d, e };
}

/** The terms of nothing. */
export const NO_TERMS: TermSet = termSet([]);

/** The set with some terms more. */
export function withTermsOf(set: TermSet, terms: readonly Term[]): TermSet {
  return terms.length === 0 ? set : together(set, termSet(terms));
}

function together(one: TermSet, other: TermSet): TermSet {
  return {
    a: one.a | other.a,
    b: one.b | other.b,
    c: one.c | other.c,
    d: one.d | other.d,
    e: one.e | other.e,
  };
}

/** Whether the sets have a term in common. */
export function meet(one: TermSet, other: TermSet): boolean {
  return (
    ((one.a & other.a) | (one.b & other.b) | (one.c & other.c) | (one.d & other.d) | (one.e & other.e)) !== 0
  );
}

/** What some things say together. */
export function saidByAll(things: readonly { readonly said: TermSet }[]): TermSet {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  for (const { said } of things) {
    a |= said.a;
    b |= said.b;
    c |= said.c;
    d |= said.d;
    e |= said.e;
  }
  return { a, b, c, d, e };
}

/** What some clauses say or take over together. */
export function heldByAll(clauses: readonly { readonly holds: TermSet }[]): TermSet {
  const first = clauses[0];
  if (first !== undefined && clauses.length === 1) return first.holds;
  let all = NO_TERMS;
  for (const { holds } of clauses) all = together(all, holds);
  return all;
}
