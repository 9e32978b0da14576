// Claims that a text makes and takes back: they are not judged.
import type { Claim, Ruling } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';

/**
 * Without the claims that one voice, or the one who writes and another, makes and takes back for the same cards or
 * suits: told of two moments, or by someone who was put right, they are not judged.
 */
export function withoutContradicted(statements: readonly Statement[]): readonly Statement[] {
  let by: Ruling['by'];
  const voices = statements.map((one) => {
    if (one.kind === 'ruling') by = one.by;
    return by;
  });
  const mayBeOne = (at: number, other: number) =>
    voices[at] === voices[other] || voices[at] === undefined || voices[other] === undefined;
  return statements.filter(
    (one, at) =>
      one.kind !== 'claim' ||
      !statements.some(
        (other, place) => other.kind === 'claim' && mayBeOne(at, place) && isAgainst(one.claim, other.claim),
      ),
  );
}

const AGAINST: { readonly [kind in Claim['kind']]?: readonly Claim['kind'][] } = {
  'picks-up': ['remains'],
  remains: ['picks-up'],
  'may-lead': ['may-not-lead'],
  'may-not-lead': ['may-lead', 'must-lead'],
  'must-lead': ['may-not-lead'],
};

function isAgainst(one: Claim, other: Claim): boolean {
  if (!AGAINST[one.kind]?.includes(other.kind) || [one, other].some(isOfOneLead)) return false;
  if (!('seat' in one) || !('seat' in other) || one.seat !== other.seat) return false;
  const some = namedIn(one);
  return namedIn(other).some((name) => some.includes(name));
}

/** *The ban is for one lead*: that he may lead the suit afterwards takes nothing of it back. */
function isOfOneLead(claim: Claim): boolean {
  return claim.kind === 'may-not-lead' && claim.until?.value === 'this-trick';
}

function namedIn(claim: Claim): readonly string[] {
  if ('cards' in claim) return claim.cards.map(({ value }) => value);
  if (!('choice' in claim) || claim.choice.kind === 'any') return [];
  return claim.choice.kind === 'cards'
    ? claim.choice.cards.map(({ value }) => value)
    : claim.choice.suits.map(({ value }) => value);
}
