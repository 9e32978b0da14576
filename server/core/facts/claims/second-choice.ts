// A second choice for declarer, where the one on lead has none of the suit that was required.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { cardsIn, has, says, termIn } from '../clause-terms.ts';
import type { Choice, Claim } from '../facts.ts';
import { penaltySuitsIn } from '../story/holders.ts';
import type { Person, Story } from '../story/story.ts';
import { isGivenToDeclarer, isOfDeclarer } from './of-declarer.ts';

/** What a clause says of a second choice, where nothing else of it counts. */
export function anotherChoiceIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  return anotherChoice(clause, subject, story) ?? [];
}

/** *As West has none, declarer may choose again*: West is held to another suit, which the law does not know (Law 59). */
export function anotherChoice(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
): readonly Claim[] | undefined {
  const { option, restricted } = story;
  const word = termIn(clause, 'again');
  const isUnable = story.isUnable || has(clause, 'void');
  if (word === undefined || !isUnable || option?.kind !== 'require' || restricted === undefined)
    return undefined;
  const isSecond = says(word, 'option'); // *A second choice*.
  if (!(isSecond || isChoiceSaid(clause)) || has(clause, 'not', 'neither', 'would')) return undefined;
  if (!(isOfDeclarer(clause, subject, story) || isGivenToDeclarer(clause, subject, story))) return undefined;
  const others = penaltySuitsIn(story).filter((suit) => !option.suits.includes(suit));
  if (others.length === 0 || story.played.length > 0) return undefined;
  const choice: Choice = { kind: 'suits', suits: others.map((value) => ({ value, span: word.span })) };
  return [{ kind: 'must-lead', seat: restricted, choice, until: undefined, span: word.span }];
}

function isChoiceSaid(clause: Clause): boolean {
  const isOffered = has(clause, 'asked') && has(clause, 'told'); // *The director offered South his options again*.
  const isSaid = has(clause, 'may') || isOffered || (has(clause, 'declarer') && cardsIn(clause).length === 0);
  return isSaid && has(clause, 'designate', 'option', 'require');
}
