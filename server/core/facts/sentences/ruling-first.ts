// A case that begins with what was ruled and tells only then what had happened.

import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import type { Voiced } from '../voices/voices.ts';

/** Sentences in the order in which they are to be read, and those of them that stand before what they are about. */
export type Told = { readonly voices: readonly Voiced[]; readonly early: ReadonlySet<Voiced> };

/** A ruling that stands before all facts is read behind them. */
export function withFactsFirst(voices: readonly Voiced[]): Told {
  const first = voices.findIndex(
    ({ sentence }) => meet(sentence.holds, OF_CARDS) && sentence.clauses.some(isExposure),
  );
  const before = voices.slice(0, Math.max(0, first)).filter(({ by }) => by !== undefined);
  const told = before.findIndex(({ sentence }) => isTold(sentence)); // There the facts begin.
  const ruled = told === -1 ? before : before.slice(0, told);
  if (!ruled.some(({ sentence }) => meet(sentence.holds, RULED))) return { voices, early: NONE };
  const early = new Set(ruled);
  const others = voices.filter((voiced) => !early.has(voiced));
  const choice = others.findLastIndex(({ tells, sentence }) => tells && meet(sentence.holds, CHOICE));
  const place = choice === -1 ? others.length : choice + 1; // Not behind the tricks that were played then.
  return { voices: [...others.slice(0, place), ...ruled, ...others.slice(place)], early };
}

/** Whether facts are told; *with a heart required, East picks up both* is a ruling that names the choice in passing. */
function isTold({ clauses, holds }: Sentence): boolean {
  if (!meet(holds, TOLD)) return false;
  const isRuling = clauses.some((clause) => has(clause, 'pick-up', 'remain', 'stop'));
  const isInPassing = (clause: Clause) =>
    isRuling && (clause.link === 'because' || (clause.subject === undefined && has(clause, 'passive')));
  return clauses.some((clause) => meet(clause.holds, TOLD) && !isInPassing(clause));
}

const NONE: ReadonlySet<Voiced> = new Set();

/** *Dropped the ♠K*; *his ♠K lay on the table*, where nothing is said to become of it. */
function isExposure(clause: Clause): boolean {
  return (
    meet(clause.holds, EXPOSED) ||
    (has(clause, 'face', 'penalty-card') && !meet(clause.holds, RULED) && !has(clause, 'not', 'neither'))
  );
}

const HOW = ['drop', 'out-of-turn', 'premature', 'two-at-once', 'revoke', 'deliberate'] as const;
const EXPOSED = termSet(HOW);
const OF_CARDS = termSet([...HOW, 'face', 'penalty-card']);

/** What a ruling says of cards and players. */
const RULED = termSet(['pick-up', 'remain', 'stop', 'must', 'may', 'may-not', 'designate']);

const CHOICE = termSet(['require', 'prohibit', 'leave-free']);

/** What belongs to the facts. */
const TOLD = termSet(['to-lead', 'plays-contract', 'require', 'prohibit', 'leave-free', 'asked', 'claimed']);
