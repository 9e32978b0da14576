// Where annotations and sentences say the same, the annotation stands.
import type { Card } from '../bridge/cards.ts';
import type { Span } from '../text/span.ts';
import type { Claim, Event, Problem, Ruling } from './facts.ts';
import type { Statement } from './from-annotation.ts';

/** What the sentences state beyond the annotations: of a matter that is annotated, nothing, and events only behind them. */
export function untold(told: readonly Statement[], annotated: readonly Statement[]): readonly Statement[] {
  const matters = new Set(annotated.map(matterOf));
  const starts = (isCounted: (event: Event) => boolean) =>
    annotated.map((one) => (one.kind === 'event' && isCounted(one.event) ? one.span.start : -1));
  const lastEvent = Math.max(-1, ...starts(() => true));
  const lastOfPlay = Math.max(-1, ...starts(({ kind }) => kind !== 'penalty'));
  const hasClaims = annotated.some(({ kind }) => kind === 'claim');
  return told.filter((statement) => {
    if (statement.kind === 'event') {
      const { kind } = statement.event;
      const since = kind === 'on-lead' ? lastOfPlay : lastEvent;
      return !matters.has(matterOf(statement)) && (since < statement.span.start || kind === 'penalty');
    }
    if (statement.kind === 'claim') return !matters.has(matterOf(statement));
    return !hasClaims;
  });
}

/** Where sentences say something else than the annotations: whose a penalty card is, what declarer chose, what became of a card. */
export function disagreements(
  told: readonly Statement[],
  annotated: readonly Statement[],
): readonly Problem[] {
  return told.flatMap((statement, at) => {
    const other = annotated.find((one) => contradicts(statement, one, annotated));
    const isOfOne = other && speaksForSame(voiceAt(told, at), voiceAt(annotated, annotated.indexOf(other)));
    return other && isOfOne && !isLaterWord(statement, other)
      ? [disagreement(statement.span, other.span)]
      : [];
  });
}

/** Who says the statement at a place: the ruling that was opened last. */
function voiceAt(statements: readonly Statement[], at: number): Ruling['by'] {
  const opened = statements.slice(0, at).findLast(({ kind }) => kind === 'ruling');
  return opened?.kind === 'ruling' ? opened.by : undefined;
}

function speaksForSame(one: Ruling['by'], other: Ruling['by']): boolean {
  return one === undefined || other === undefined || one === other;
}

/** What is claimed after the annotations of a ruling is a comment on it, or its correction. */
function isLaterWord(told: Statement, annotated: Statement): boolean {
  return told.kind === 'claim' && annotated.span.start < told.span.start;
}

function disagreement(here: Span, there: Span): Problem {
  return { rule: 'facts/sentence-disagrees', span: here, nouns: {}, related: [there] };
}

function contradicts(told: Statement, annotation: Statement, all: readonly Statement[]): boolean {
  if (told.kind === 'event' && annotation.kind === 'event') {
    return isAnothersCard(told.event, annotation.event) || isAnotherOption(told.event, all);
  }
  if (told.kind !== 'claim' || annotation.kind !== 'claim') return false;
  const rulings = all.filter(({ kind }) => kind === 'ruling');
  return rulings.length < 2 && isOtherFate(told, annotation);
}

function isAnothersCard(told: Event, annotated: Event): boolean {
  if (told.kind !== 'penalty' || annotated.kind !== 'penalty' || told.seat === annotated.seat) return false;
  return shareCard(told.cards, annotated.cards);
}

/** An option that is none of those annotated. */
function isAnotherOption(told: Event, all: readonly Statement[]): boolean {
  const options = all.flatMap((one) =>
    one.kind === 'event' && one.event.kind === 'option' ? [one.event] : [],
  );
  const key = (event: Event) => (event.kind === 'option' ? JSON.stringify(sorted(event)) : '');
  return told.kind === 'option' && options.length > 0 && options.every((option) => key(option) !== key(told));
}

function sorted({ option }: Extract<Event, { kind: 'option' }>): readonly string[] {
  return option.kind === 'neither' ? [option.kind] : [option.kind, ...[...option.suits].sort()];
}

type Said = Extract<Statement, { kind: 'claim' }>;

/** The one picks a card up that the other leaves on the table. */
function isOtherFate({ claim: one }: Said, { claim: other }: Said): boolean {
  const isFate = (kind: string) => kind === 'picks-up' || kind === 'remains';
  if (one.kind === other.kind || !isFate(one.kind) || !isFate(other.kind)) return false;
  return 'cards' in one && 'cards' in other && one.seat === other.seat && shareCard(one.cards, other.cards);
}

function shareCard(some: readonly { value: Card }[], others: readonly { value: Card }[]): boolean {
  return some.some(({ value }) => others.some((other) => other.value === value));
}

/** Claims that answer the same question: what is annotated of one settles the others. */
const MATTERS: { readonly [kind in Claim['kind']]?: string } = {
  'picks-up': 'fate',
  remains: 'fate',
  'may-lead': 'lead',
  'must-lead': 'lead',
  'may-not-lead': 'lead',
  'may-play': 'play',
  'must-play': 'play',
  offers: 'options',
  denies: 'options',
};

function matterOf(statement: Statement): string {
  switch (statement.kind) {
    case 'claim':
      return `claim ${MATTERS[statement.claim.kind] ?? statement.claim.kind}`;
    case 'event':
      return statement.event.kind;
    default:
      return statement.kind;
  }
}
