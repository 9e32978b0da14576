// What a party held to be right, and the one who decides then agreed to.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withClauses, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, withTerms } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import type { Span } from '../../text/span.ts';
import { cardsIn, has, isTerm, suitsIn } from '../clause-terms.ts';
import type { Statement } from '../from-annotation.ts';
import type { Story } from '../story/story.ts';
import type { Voiced } from '../voices/voices.ts';

/** Words that say whose mind a thing is in; without them the sentence says it as so. */
const MIND = ['claimed', 'want', 'wish', 'intended'] as const;
const OF_MIND = termSet(MIND);
const NOT_HELD = termSet(['if', 'would', 'should', 'require', 'prohibit', 'not-so']);

/** A contention as if it were the ruling; `undefined` where the sentence holds none. */
export function asRuling(voiced: Voiced): Voiced | undefined {
  const { sentence } = voiced;
  if (!meet(sentence.holds, OF_MIND) || meet(sentence.holds, NOT_HELD)) return undefined;
  if (sentence.isQuestion || voiced.isGeneral || voiced.by !== undefined) return undefined;
  const clauses = sentence.clauses.map(
    (clause): Clause => ({ ...withItems(clause, clause.items.map(asSaid)), isQuoted: false }),
  );
  return {
    ...voiced,
    by: 'director',
    tells: false,
    claims: true,
    claimsFrom: 0,
    sentence: withClauses(sentence, clauses),
  };
}

function asSaid(item: Item): Item {
  if (item.kind !== 'term' || !isTerm(item, ...MIND)) return item;
  const terms = item.terms.filter((term) => !MIND.some((other) => other === term));
  const left = isTerm(item, 'want') ? [...terms, 'may' as const] : terms; // *East wants to play the ♦8*: so he may.
  return withTerms(item, left.length > 0 ? left : ['aside']);
}

/** A story that may be read on without a trace in this one. */
export function copyOf(story: Story): Story {
  const { N, E, S, W } = story.penalty;
  return {
    ...story,
    penalty: { N: [...N], E: [...E], S: [...S], W: [...W] },
    mentioned: [...story.mentioned],
    chosen: [...story.chosen],
    gone: [...story.gone],
    beforePlay: new Map(story.beforePlay),
  };
}

/** The word by which the one who decides agrees with what was held, and says nothing else; `undefined` where he does not. */
export function agreementIn({ sentence }: Voiced): Span | undefined {
  const { clauses } = sentence;
  if (sentence.isQuestion || meet(sentence.holds, OTHERWISE)) return undefined;
  const said = clauses.find((clause) => has(clause, 'ruled', 'upheld') && clause.items.some(isDecider));
  const saysMore = clauses.some(
    (one) => cardsIn(one).length > 0 || suitsIn(one).length > 0 || has(one, ...FATES),
  );
  if (said === undefined || saysMore) return undefined;
  return said.items.find((item) => isTerm(item, 'ruled', 'upheld'))?.span;
}

const OTHERWISE = termSet([
  'not',
  'neither',
  'not-so',
  'fault',
  'refused',
  'put-right',
  'if',
  'would',
  'should',
  'asked',
]);
const FATES = [
  'restriction',
  'demand',
  'option',
  'penalty-card',
  'card',
  'pick-up',
  'remain',
  'stop',
  'lead',
  'play',
  'designate',
  'may',
  'must',
  'may-not',
] as const;

function isDecider(item: Item): boolean {
  return isPerson(item) && isTerm(item, 'director', 'committee');
}

/** The claims of a contention, as of the place where they were agreed to. */
export function adopted(held: readonly Statement[], at: Span): readonly Statement[] {
  return held.flatMap((one) =>
    one.kind === 'claim' ? [{ ...one, claim: { ...one.claim, span: at }, about: undefined, span: at }] : [],
  );
}
