// How long a demand or a prohibition is said to run.
import type { Suit } from '../../bridge/cards.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import type { Located } from '../../text/span.ts';
import { has, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Choice, Claim, Duration } from '../facts.ts';
import type { Story } from '../story/story.ts';

const DURATION_WORDS = ['until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end'] as const;
const DURATIONS = termSet(DURATION_WORDS);

export function durationOf(clause: Clause): Located<Duration> | undefined {
  if (!meet(clause.said, DURATIONS)) return undefined;
  const word = termIn(clause, ...DURATION_WORDS);
  if (word === undefined) return undefined;
  const value = says(word, 'to-the-end')
    ? 'end-of-play'
    : says(word, 'this-lead-only')
      ? 'this-trick'
      : 'lead-lost';
  return { value, span: word.span };
}

/** How long the demand or the prohibition told last is said to run; also where it is said as a rule. */
export function durationIn(clause: Clause, sentence: readonly Item[], story: Story): Claim | undefined {
  const until = durationOf(clause);
  const option = story.restriction?.option;
  const seat = story.restricted;
  if (until === undefined || option === undefined || option.kind === 'neither' || seat === undefined)
    return undefined;
  const isOtherSuit = suitsIn(clause).some(({ value }) => !option.suits.includes(value));
  const isOfLead = has(clause, 'lead') && !(has(clause, 'prohibit') && has(clause, 'may-not')); // *Once clubs are barred West may not lead one*.
  if (isOfLead || has(clause, 'not', 'neither', 'void', 'would', 'should', 'asked') || isOtherSuit)
    return undefined;
  const whole = { items: sentence };
  const isOfBoth = has(whole, 'restriction') && has(whole, 'demand'); // *A demand, unlike a ban, runs for one lead.*
  const around = isOfBoth ? { items: clause.items } : whole;
  const isBan = (has(around, 'restriction') || has(clause, 'prohibit')) && option.kind === 'prohibit';
  const isRequired = has(around, 'demand') || (has(around, 'must') && has(around, 'require'));
  const isDemand = isRequired && option.kind === 'require' && !has(around, 'option', 'again');
  if (!isBan && !isDemand) return undefined;
  if (isDemand && until.value !== 'this-trick') story.isDenied = true;
  const choice: Choice = {
    kind: 'suits',
    suits: option.suits.map((value: Suit) => ({ value, span: until.span })),
  };
  return { kind: isBan ? 'may-not-lead' : 'must-lead', seat, choice, until, span: until.span };
}
