// A fact or a claim as the annotation that says the same, whoever stated it.
import { type Card, type Denomination, isSuit, rankOf, type Suit, suitOf } from './bridge/cards.ts';
import type { Role } from './bridge/nouns.ts';
import type { Seat, Vulnerability } from './bridge/seats.ts';
import { type Contract, type Duration, type Option, spellContract } from './bridge/terms.ts';
import { suitGlyph } from './bridge/words.ts';
import type { Choice, Claim, Event } from './facts/facts.ts';
import type { Located, Span } from './text/span.ts';

/** What a case states once: its board, and the contract. */
export type TableFact = { readonly span: Span } & (
  | { readonly kind: 'board'; readonly number: number }
  | { readonly kind: 'dealer'; readonly seat: Seat }
  | { readonly kind: 'vul'; readonly vulnerability: Vulnerability }
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'contract'; readonly contract: Contract; readonly declarer: Seat | undefined }
  | { readonly kind: 'declarer'; readonly seat: Seat }
  | { readonly kind: 'trumps'; readonly denomination: Denomination }
);

/** Anything that an annotation can state of a case; `span` is where the text states it. */
export type Stated = TableFact | Event | Claim;

/** The annotation on one line, `@penalty E ♠K ♥Q dropped`, as `docs/notation.md` has it: alike in every language. */
export function annotationFor(stated: Stated): string {
  switch (stated.kind) {
    case 'contract':
      return line('contract', spellContract(stated.contract), stated.declarer);
    case 'trumps':
      return line('trumps', signOf(stated.denomination));
    case 'board':
      return line('board', String(stated.number));
    case 'vul':
      return line('vul', stated.vulnerability);
    case 'date':
      return line('date', stated.date);
    case 'dealer':
    case 'declarer':
    case 'on-lead':
      return line(stated.kind, stated.seat);
    case 'penalty':
      return line('penalty', stated.seat, ...cardsOf(stated.cards), stated.how);
    case 'play':
      return line('play', ...stated.plays.map(({ seat, card }) => seat + spell(card.value)));
    case 'option':
      return optionLine(stated.option, stated.by);
    case 'no-option':
      return line('no-option');
    case 'designates':
      return line('designates', spell(stated.card.value), ...by(stated.by));
    case 'accepts':
    case 'rejects':
      return line(stated.kind, spell(stated.card.value));
    case 'picks-up':
    case 'remains':
    case 'may-use':
    case 'may-not-use':
      return line(stated.kind, stated.seat, ...cardsOf(stated.cards));
    case 'may-take-back':
      return line(stated.kind, stated.seat, spell(stated.card.value));
    case 'kind':
      return line('kind', stated.seat, spell(stated.card.value), stated.called.value);
    case 'may-play':
    case 'must-play':
    case 'may-lead':
      return line(stated.kind, stated.seat, ...choiceOf(stated.choice));
    case 'must-lead':
    case 'may-not-lead':
      return line(stated.kind, stated.seat, ...choiceOf(stated.choice), ...until(stated.until));
    case 'chooses':
      return line('chooses', stated.role.value);
    case 'offers':
    case 'denies':
      return line(stated.kind, stated.option.kind, ...suitsOf(stated.option));
    case 'cites':
      return line('cites', stated.paragraph.value);
  }
}

function line(word: string, ...given: readonly (string | undefined)[]): string {
  return [`@${word}`, ...given.filter((part) => part !== undefined)].join(' ');
}

function optionLine(option: Option, chooser: Role | undefined): string {
  const word = { require: 'requires', prohibit: 'prohibits', neither: 'neither' } as const;
  return line(word[option.kind], ...suitsOf(option), ...by(chooser));
}

function suitsOf(option: Option): readonly string[] {
  return option.kind === 'neither' ? [] : option.suits.map(suitGlyph);
}

function by(role: Role | undefined): readonly string[] {
  return role === undefined ? [] : ['by', role];
}

function until(duration: Located<Duration> | undefined): readonly string[] {
  return duration === undefined ? [] : ['until', duration.value];
}

function choiceOf(choice: Choice): readonly string[] {
  if (choice.kind === 'any') return ['any'];
  return choice.kind === 'cards' ? cardsOf(choice.cards) : choice.suits.map(({ value }) => signOf(value));
}

function cardsOf(cards: readonly Located<Card>[]): readonly string[] {
  return cards.map(({ value }) => spell(value));
}

/** `♠K`, the letters those of the notation. */
function spell(card: Card): string {
  return suitGlyph(suitOf(card)) + rankOf(card);
}

function signOf(denomination: Suit | 'NT'): string {
  return isSuit(denomination) ? suitGlyph(denomination) : denomination;
}
