// What declarer must have chosen where only the ruling tells it.
import { suitOf } from '../../bridge/cards.ts';
import { partnerOf } from '../../bridge/seats.ts';
import type { Claim, Event, Option } from '../facts.ts';
import { offenderIn } from '../story/holders.ts';
import type { Story } from '../story/story.ts';

/**
 * *West may not lead a spade as long as he keeps the lead*: so lasts nothing but a prohibition. *South may require a
 * diamond, so West must lead one*: so does a demand. The option that a claim about the lead tells, where none is told.
 */
export function optionBehind(claim: Claim, story: Story): Option | undefined {
  const offender = offenderIn(story);
  if (offender === undefined || story.option !== undefined || story.played.length > 0) return undefined;
  if (claim.kind !== 'may-not-lead' && claim.kind !== 'must-lead') return undefined;
  if (claim.seat !== partnerOf(offender) || claim.choice.kind === 'any') return undefined;
  const suits =
    claim.choice.kind === 'suits'
      ? claim.choice.suits.map(({ value }) => value)
      : [...new Set(claim.choice.cards.map(({ value }) => suitOf(value)))];
  if (suits.some((suit) => story.penalty[offender].every((card) => suitOf(card) !== suit))) return undefined;
  if (claim.kind === 'may-not-lead')
    return claim.until?.value === 'lead-lost' && claim.choice.kind === 'suits'
      ? { kind: 'prohibit', suits }
      : undefined;
  const { offered } = story;
  const isOffered =
    offered?.kind === 'require' && suits.length === 1 && offered.suits.every((suit) => suits.includes(suit));
  return isOffered ? { kind: 'require', suits } : undefined;
}

/** The first claim that tells of such an option, and the option. */
export function choiceTold(
  claims: readonly Claim[],
  story: Story,
): { readonly option: Option; readonly span: Event['span'] } | undefined {
  for (const claim of claims) {
    const option = optionBehind(claim, story);
    if (option) return { option, span: claim.span };
  }
  return undefined;
}
