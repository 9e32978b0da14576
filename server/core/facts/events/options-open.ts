// Options that a clause tells to be open to declarer or wished for by him, and the words by which he takes one up.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
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
export function offeredOption(clause: Clause, { offered, isOfferedToo }: Story): Option | undefined {
  const verb = termIn(clause, 'require', 'prohibit');
  if (offered === undefined || offered.kind === 'neither' || has(clause, 'not', 'neither')) return undefined;
  if (verb === undefined) return has(clause, 'did-so') && !isOfferedToo ? offered : undefined;
  if (says(verb, 'require') && says(verb, 'prohibit')) return undefined;
  const kind = says(verb, 'prohibit') ? 'prohibit' : 'require';
  return kind === offered.kind || isOfferedToo ? { kind, suits: offered.suits } : undefined;
}

/** Keeps the one option that a clause speaks of as open. */
export function noteOffer(clause: Clause, story: Story): void {
  const isOffered =
    has(clause, 'may') && has(clause, 'require', 'prohibit') && !has(clause, 'not', 'may-not');
  if (!isOffered) return;
  const suits = suitsIn(clause).map(({ value }) => value);
  const isOfSame = suits.length === 0 && clause.link === 'or' && cardsIn(clause).length === 0;
  if (isOfSame && story.offered !== undefined) {
    story.isOfferedToo = !has(clause, story.offered.kind === 'prohibit' ? 'prohibit' : 'require'); // *… or forbid it*.
    return;
  }
  story.isOfferedToo = false;
  if (suits.length !== 1) {
    if (suits.length > 1) story.offered = undefined;
    return;
  }
  story.offered = { kind: has(clause, 'prohibit') ? 'prohibit' : 'require', suits };
}
