// What the law has to say of a case, and what keeps it from saying more.
import type { Station } from '../model/station.ts';
import type { EditionDoubt } from './law/undecided.ts';
import type { Finding } from './rule.ts';

/** Whether the rulings of a case could be held against the law: all of them, not all, or there is no penalty card. */
export type Verdict = 'judged' | 'undecided' | 'not-applicable';

/** What the law has to say of a case. */
export type Judgement = {
  readonly verdict: Verdict;
  /** What the text would have to say for the case to be judged: `choice`, `hand of W`, `on-lead`, `board` … */
  readonly missing: readonly string[];
  /** The findings of the families `law` and `citation`. */
  readonly findings: readonly Finding[];
  /** The moments at which an option or the play of a penalty card was due, the first of them first; found when first asked for. */
  readonly stations: readonly Station[];
};

/** What keeps a case from being judged: its board is faulty, or it is not known whether the edition was in force. */
export type Hindrance = 'board' | EditionDoubt;
export const HINDRANCES: readonly string[] = ['board', 'edition', 'older-laws'] satisfies Hindrance[];
