// What a text is taken for, in a short form: a word for each fact and claim, and what it is about.
import type { Language } from '../../server/core/bridge/nouns.ts';
import { check } from '../../server/core/check.ts';
import type { Choice, Claim, Event, Option } from '../../server/core/facts/facts.ts';

/** The facts and the claims of the only case of a text. */
export function understood(text: string, language: Language) {
  const report = check(`@language ${language}\n\n${text}\n`).cases[0]?.report;
  const { declarer, events = [], rulings = [] } = report?.facts ?? {};
  return {
    facts: [...(declarer ? [`declarer ${declarer.value}`] : []), ...events.map(shortEvent)],
    claims: rulings.flatMap(({ claims }) => claims.map(shortClaim)),
  };
}

function shortEvent(event: Event): string {
  switch (event.kind) {
    case 'penalty':
      return words('penalty', event.seat, ...event.cards.map(({ value }) => value), event.how);
    case 'on-lead':
      return `on-lead ${event.seat}`;
    case 'option':
      return shortOption(event.option);
    case 'play':
      return words('play', ...event.plays.map(({ seat, card }) => seat + card.value));
    default:
      return event.kind;
  }
}

function shortClaim(claim: Claim): string {
  switch (claim.kind) {
    case 'picks-up':
    case 'remains':
    case 'may-use':
    case 'may-not-use':
      return words(claim.kind, claim.seat, ...claim.cards.map(({ value }) => value));
    case 'may-not-lead':
    case 'must-lead':
      return words(
        claim.kind,
        claim.seat,
        shortChoice(claim.choice),
        claim.until && `until ${claim.until.value}`,
      );
    case 'may-lead':
    case 'may-play':
    case 'must-play':
      return words(claim.kind, claim.seat, shortChoice(claim.choice));
    case 'offers':
    case 'denies':
      return words(claim.kind, shortOption(claim.option));
    case 'chooses':
      return `chooses ${claim.role.value}`;
    case 'may-take-back':
      return words(claim.kind, claim.seat, claim.card.value);
    case 'kind':
      return words('kind', claim.card.value, claim.called.value);
    case 'cites':
      return `cites ${claim.paragraph.value}`;
  }
}

function shortOption(option: Option): string {
  return option.kind === 'neither' ? 'neither' : words(option.kind, ...option.suits);
}

function shortChoice(choice: Choice): string {
  if (choice.kind === 'any') return 'any';
  return (choice.kind === 'suits' ? choice.suits : choice.cards).map(({ value }) => value).join(' ');
}

function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}
