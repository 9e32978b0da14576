// Options that a clause tells to be open to declarer or wished for by him, and the words by which he takes one up.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Option } from '../facts.ts';
import { isDecider, isDeclaringSeat } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { suitsMeant } from './chosen-suits.ts';

/** *South wished to forbid spades*: the option that he asked for. */
export function wishIn(clause: Clause, subject: Person | undefined, story: Story): Option | undefined {
  if (!meet(clause.holds, WISHING) || !meet(clause.holds, WISHED)) return undefined;
  const isHis = isDeclaringSeat(subject, story) || isSomebodys(clause, subject);
  if (!isHis || has(clause, 'not', 'neither', 'would', 'should')) return undefined;
  const suits = suitsMeant(clause, story);
  if (suits.length === 0) return undefined;
  return { kind: has(clause, 'prohibit', 'restriction') ? 'prohibit' : 'require', suits };
}

const WISHING = termSet(['claimed', 'want', 'wish', 'asked', 'intended']);
const WISHED = termSet(['require', 'prohibit', 'restriction']);

/** *West was on lead. He asked to forbid a spade*: he who asks for that is declarer, though another was named last. */
function isSomebodys({ subject: named }: Clause, subject: Person | undefined): boolean {
  const isHe = named !== undefined && isTerm(named, 'he');
  return isHe && !isDecider(subject) && subject !== 'dummy';
}

/** *South did prohibit*: the option just spoken of. */
export function offeredOption(clause: Clause, { offered }: Story): Option | undefined {
  const verb = termIn(clause, 'require', 'prohibit');
  if (offered === undefined || has(clause, 'not', 'neither')) return undefined;
  if (verb === undefined) return has(clause, 'did-so') ? offered : undefined;
  return says(verb, offered.kind === 'prohibit' ? 'prohibit' : 'require') ? offered : undefined;
}

/** Keeps the one option that a clause speaks of as open. */
export function noteOffer(clause: Clause, story: Story): void {
  const isOffered =
    has(clause, 'may') && has(clause, 'require', 'prohibit') && !has(clause, 'not', 'may-not');
  const suits = suitsIn(clause).map(({ value }) => value);
  if (!isOffered || suits.length !== 1) return;
  story.offered = { kind: has(clause, 'prohibit') ? 'prohibit' : 'require', suits };
}
