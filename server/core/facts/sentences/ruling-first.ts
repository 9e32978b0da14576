// A case that begins with what was ruled and tells only then what had happened.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { has } from '../clause-terms.ts';
import type { Voiced } from '../voices/voices.ts';

/** Sentences in the order in which they are to be read, and those of them that stand before what they are about. */
export type Told = { readonly voices: readonly Voiced[]; readonly early: ReadonlySet<Voiced> };

/** A ruling that stands before all facts is read behind them. */
export function withFactsFirst(voices: readonly Voiced[]): Told {
  const first = voices.findIndex(({ sentence }) => sentence.clauses.some(isExposure));
  const before = voices.slice(0, Math.max(0, first)).filter(({ by }) => by !== undefined);
  const told = before.findIndex(({ sentence }) => isTold(sentence)); // There the facts begin.
  const ruled = told === -1 ? before : before.slice(0, told);
  if (!ruled.some(({ sentence }) => says(sentence, RULED))) return { voices, early: NONE };
  const early = new Set(ruled);
  return { voices: [...voices.filter((voiced) => !early.has(voiced)), ...ruled], early };
}

/** Whether facts are told; *with a heart required, East picks up both* is a ruling that names the choice in passing. */
function isTold({ clauses }: Sentence): boolean {
  const isRuling = clauses.some((clause) => has(clause, 'pick-up', 'remain', 'stop'));
  const isInPassing = (clause: Clause) => isRuling && clause.subject === undefined && has(clause, 'passive');
  return clauses.some((clause) => has(clause, ...TOLD) && !isInPassing(clause));
}

const NONE: ReadonlySet<Voiced> = new Set();

/** *Dropped the ♠K*; *his ♠K lay on the table*, where nothing is said to become of it. */
function isExposure(clause: Clause): boolean {
  return (
    has(clause, ...EXPOSED) ||
    (has(clause, 'face', 'penalty-card') && !has(clause, ...RULED, 'not', 'neither'))
  );
}

const EXPOSED: readonly Term[] = ['drop', 'out-of-turn', 'premature', 'two-at-once', 'revoke', 'deliberate'];

/** What a ruling says of cards and players. */
const RULED: readonly Term[] = ['pick-up', 'remain', 'stop', 'must', 'may', 'may-not', 'designate'];

/** What belongs to the facts. */
const TOLD: readonly Term[] = [
  'to-lead',
  'plays-contract',
  'require',
  'prohibit',
  'leave-free',
  'asked',
  'claimed',
];

function says({ clauses }: Sentence, terms: readonly Term[]): boolean {
  return clauses.some((clause) => has(clause, ...terms));
}
