// Why the checker says so: from the facts through the paragraph to what follows.
import { spellParagraph } from './bridge/paragraphs.ts';
import { type CaseReport, messageOf, relatedOf, type Settings } from './case.ts';
import type { Event } from './facts/facts.ts';
import { paragraphOf } from './laws/book.ts';
import { say } from './messages/format.ts';
import { penaltyToldHere } from './messages/law-places.ts';
import { paragraphAndHeading } from './messages/page.ts';
import { type Finding, familyOf } from './rules/rule.ts';
import type { Span } from './text/span.ts';

/** A link of the chain: what is said, and the words of the case that it is about. */
export type Link = { readonly message: string; readonly span: Span | undefined };

/** The links of a finding in order: the facts, the paragraph, the consequence. Only what the law says has a chain. */
export function chainOf(report: CaseReport, finding: Finding, books: Settings['books']): readonly Link[] {
  const { paragraph: id, span } = finding;
  if (id === undefined || familyOf(finding.rule) !== 'law' || finding.severity === 'hint') return [];
  const heading = paragraphOf(id, report.edition, report.shown, books)?.heading;
  const nouns = { paragraph: { paragraph: id }, heading: { text: heading ?? '' } };
  const paragraph = heading
    ? say(paragraphAndHeading, nouns, report.style)
    : spellParagraph(id, report.shown);
  return [
    ...factsOf(report, finding),
    { message: paragraph, span: undefined },
    { message: messageOf(report, finding), span },
  ];
}

/** The happenings that the finding rests on, and where the penalty cards that it names are told of. */
function factsOf(report: CaseReport, finding: Finding): readonly Link[] {
  const related = relatedOf(report, finding);
  const names = cardsIn(finding);
  const exposures = report.facts.events
    .filter((event) => tellsOf(event, names) && !related.some(({ span }) => span.start === event.span.start))
    .map(({ span }) => ({ message: say(penaltyToldHere, {}, report.style), span }));
  return [...exposures, ...related].sort((one, other) => one.span.start - other.span.start);
}

function tellsOf(event: Event, names: readonly string[]): boolean {
  return event.kind === 'penalty' && event.cards.some(({ value }) => names.includes(value));
}

function cardsIn({ nouns }: Finding): readonly string[] {
  return Object.values(nouns).flatMap((noun) => {
    if ('card' in noun) return [noun.card];
    return 'cards' in noun ? noun.cards : [];
  });
}
