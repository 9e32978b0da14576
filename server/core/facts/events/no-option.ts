// Where a text tells that declarer has not stated his option: *South had not yet chosen*.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/** That no option has been stated, where a defender has penalty cards and none was told before (Law 50D2). */
export function noOptionIn(clause: Clause, story: Story): readonly Event[] {
  const word = termIn(clause, 'no-option');
  if (word === undefined || story.option !== undefined || offenderIn(story) === undefined) return [];
  if (has(clause, 'would', 'should', 'if', 'may', 'must', 'asked', 'claimed')) return [];
  return [{ kind: 'no-option', span: word.span }];
}

/** The statements without a *not yet* that is over: further on the same text tells what declarer chose. */
export function withoutPassingDelay(statements: readonly Statement[]): readonly Statement[] {
  const isOf = (kind: Event['kind']) => (one: Statement) => one.kind === 'event' && one.event.kind === kind;
  return statements.some(isOf('option')) ? statements.filter((one) => !isOf('no-option')(one)) : statements;
}
