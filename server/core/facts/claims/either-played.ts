// *East may play either of them*: he who holds the penalty cards is given the choice between them.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, suitsIn, termIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Person, Story } from '../story/story.ts';

/** Who designates by such words: the offender, as long as nothing was chosen by which a card of his was picked up. */
export function eitherPlayedIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const offender = offenderIn(story);
  const word = termIn(clause, 'the-one');
  const isHis = offender !== undefined && subject === offender && story.penalty[offender].length === 2;
  const isPlay = has(clause, 'play', 'discard') || (has(clause, 'lead') && story.leader === offender);
  const isChosen = story.option !== undefined && story.option.kind !== 'neither';
  if (!isHis || word === undefined || !isPlay || isChosen || !has(clause, 'may')) return [];
  if (has(clause, 'not', 'neither', 'may-not', 'only', 'would', 'if', 'pick-up', 'designate')) return [];
  if (suitsIn(clause).length + cardsIn(clause).length > 0) return [];
  return [{ kind: 'chooses', role: { value: offender, span: word.span }, span: word.span }];
}
