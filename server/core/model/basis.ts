import type { Event } from '../facts/facts.ts';
import { LAWS } from '../laws/all.ts';
import {
  ALL_ANSWERS,
  ANSWERS,
  type Answer,
  DOUBTS,
  type Doubt,
  GROUNDS,
  type Ground,
  type Reading,
  type Source,
} from '../laws/answers.ts';
import { EDITIONS, type Edition } from '../laws/editions.ts';
import type { ParagraphId } from '../laws/paragraph-id.ts';

/** What an answer of the law rests on. */
export type Basis = {
  /** The paragraph that gives the answer. */
  readonly by: ParagraphId;
  readonly ground: Ground;
  /** The point that the law leaves open, where the ground is such a reading. */
  readonly reading: Reading | undefined;
  /** What happened at the table to make it so, where one event did. */
  readonly because: Event | undefined;
};

/** What an answer rests on in an edition: its line of the table. */
export function basisOf(answer: Answer, edition: Edition, because?: Event): Basis {
  const { by, ground } = sourceOf(answer, edition);
  return { by, ground, reading: undefined, because };
}

/** Whether an edition gives this answer. */
export function isAnswered(answer: Answer, edition: Edition): boolean {
  return !LAWS[edition].unanswered.includes(answer);
}

/** The paragraph that is to be cited, as a basis: which it is, is never in doubt. */
export function citing(by: ParagraphId, because?: Event): Basis {
  return { by, ground: 'words', reading: undefined, because };
}

/** The same, less certain for a reason; the weaker ground counts. */
export function doubted(basis: Basis, doubt: Doubt): Basis {
  const { ground, reading } = DOUBTS[doubt];
  return weaker(basis.ground, ground) === basis.ground ? basis : { ...basis, ground, reading };
}

/** The less firm of two grounds. */
export function weaker(one: Ground, other: Ground): Ground {
  return GROUNDS.indexOf(one) < GROUNDS.indexOf(other) ? other : one;
}

/** The paragraph on which, in an edition that does not have `id`, the same answer rests. */
export function paragraphInEdition(id: string, edition: Edition): ParagraphId | undefined {
  const answer = ALL_ANSWERS.find((one) => EDITIONS.some((other) => sourceOf(one, other).by === id));
  return answer && sourceOf(answer, edition).by;
}

/** What an edition has of an answer: its own word, else that of the laws of 2017. */
export function sourceOf(answer: Answer, edition: Edition): Source {
  return LAWS[edition].answers[answer] ?? ANSWERS[answer];
}
