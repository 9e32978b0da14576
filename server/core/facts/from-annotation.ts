// What annotations state: happenings and claims in order, single facts, and the hands of `@hand` lines.
import type { Annotation } from '../syntax/annotations/annotation.ts';
import type { GivenArguments } from '../syntax/annotations/annotation-arguments.ts';
import type { AnnotationWord } from '../syntax/annotations/annotation-grammar.ts';
import type { Span } from '../text/span.ts';
import type { Claim, Event, Option, Ruling } from './facts.ts';

/** One thing of the course of a case, in the order in which the text tells it. */
export type Statement =
  | { readonly kind: 'event'; readonly span: Span; readonly event: Event }
  | {
      readonly kind: 'ruling';
      readonly span: Span;
      readonly by: Ruling['by'];
      readonly overruled: boolean;
    }
  | {
      readonly kind: 'claim';
      readonly span: Span;
      readonly claim: Claim;
      /** What it speaks of, where that is not all that has been told before it. */
      readonly about?: Event | undefined;
    }
  | { readonly kind: 'verdict'; readonly span: Span; readonly verdict: 'right' | 'wrong' };

/** What one annotation tells of the course of the case; several statements where it claims something of several cards. */
export function statementsOf({ word, given, span }: Annotation): readonly Statement[] {
  if (word === undefined) return [];
  if (word === 'ruling') {
    return [{ kind: 'ruling', span, by: given.body?.value, overruled: given.overruled !== undefined }];
  }
  if (word === 'verdict') {
    return given.judgement ? [{ kind: 'verdict', span, verdict: given.judgement.value }] : [];
  }
  const event = EVENTS[word]?.(given, span);
  if (event) return [{ kind: 'event', span, event }];
  const claims = CLAIMS[word]?.(given, span) ?? [];
  return claims.map((claim) => ({ kind: 'claim', span, claim }));
}

/** Whether the annotation tells something that happened. */
export function isEventWord(word: AnnotationWord): boolean {
  return word in EVENTS;
}

type Told<T> = (given: GivenArguments, span: Span) => T;

const EVENTS: { readonly [word in AnnotationWord]?: Told<Event | undefined> } = {
  penalty: ({ seat, cards, exposure }, span) =>
    seat && cards && { kind: 'penalty', seat: seat.value, cards, how: exposure?.value, span },
  'on-lead': ({ seat }, span) => seat && { kind: 'on-lead', seat: seat.value, span },
  play: ({ plays }, span) => plays && { kind: 'play', plays, span },
  requires: optionOf('require'),
  prohibits: optionOf('prohibit'),
  neither: ({ by }, span) => ({ kind: 'option', option: { kind: 'neither' }, by: by?.value, span }),
  'no-option': (_, span) => ({ kind: 'no-option', span }),
  designates: ({ card, by }, span) => card && { kind: 'designates', card, by: by?.value, span },
  accepts: ({ card }, span) => card && { kind: 'accepts', card, span },
  rejects: ({ card }, span) => card && { kind: 'rejects', card, span },
};

function optionOf(kind: 'require' | 'prohibit'): Told<Event | undefined> {
  return ({ suits, by }, span) => {
    if (suits === undefined) return undefined;
    const option: Option = { kind, suits: suits.map(({ value }) => value) };
    return { kind: 'option', option, by: by?.value, span };
  };
}

const CLAIMS: { readonly [word in AnnotationWord]?: Told<readonly Claim[]> } = {
  'picks-up': cardsOf('picks-up'),
  remains: cardsOf('remains'),
  kind: ({ seat, cards = [], called }, span) =>
    seat && called ? cards.map((card) => ({ kind: 'kind', seat: seat.value, card, called, span })) : [],
  'may-play': choiceOf('may-play'),
  'must-play': choiceOf('must-play'),
  'may-lead': choiceOf('may-lead'),
  'must-lead': restrictionOf('must-lead'),
  'may-not-lead': restrictionOf('may-not-lead'),
  'may-take-back': ({ seat, card }, span) =>
    seat && card ? [{ kind: 'may-take-back', seat: seat.value, card, span }] : [],
  'may-use': cardsOf('may-use'),
  'may-not-use': cardsOf('may-not-use'),
  chooses: ({ role }, span) => (role ? [{ kind: 'chooses', role, span }] : []),
  offers: ({ option }, span) => (option ? [{ kind: 'offers', option: option.value, span }] : []),
  denies: ({ option }, span) => (option ? [{ kind: 'denies', option: option.value, span }] : []),
  cites: ({ paragraph }, span) => (paragraph ? [{ kind: 'cites', paragraph, span }] : []),
};

function cardsOf(kind: 'picks-up' | 'remains' | 'may-use' | 'may-not-use'): Told<readonly Claim[]> {
  return ({ seat, cards }, span) => (seat && cards ? [{ kind, seat: seat.value, cards, span }] : []);
}

function choiceOf(kind: 'may-play' | 'must-play' | 'may-lead'): Told<readonly Claim[]> {
  return ({ seat, choice }, span) => (seat && choice ? [{ kind, seat: seat.value, choice, span }] : []);
}

function restrictionOf(kind: 'must-lead' | 'may-not-lead'): Told<readonly Claim[]> {
  return ({ seat, choice, duration }, span) =>
    seat && choice ? [{ kind, seat: seat.value, choice, until: duration, span }] : [];
}

/** The values that annotations of one word give, in order. */
export function valuesOf<Name extends keyof GivenArguments>(
  annotations: readonly Annotation[],
  word: AnnotationWord,
  name: Name,
): readonly NonNullable<GivenArguments[Name]>[] {
  return annotations
    .filter((annotation) => annotation.word === word)
    .map(({ given }) => given[name])
    .filter((value): value is NonNullable<GivenArguments[Name]> => value !== undefined);
}
