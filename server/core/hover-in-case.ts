// What is shown at a place of a case: the law that a finding or a citation is about, what an annotation or a plain
// sentence means and what the law gives there, and a board drawn and its hands counted.
import type { Hand } from './bridge/hand.ts';
import { spellParagraphNumber } from './bridge/paragraphs.ts';
import { SEATS, type Seat } from './bridge/seats.ts';
import type { CardStyle } from './bridge/words.ts';
import type { CaseReport, Settings } from './case.ts';
import { chainMarkdown, type Links, NO_LINKS } from './chain-markdown.ts';
import { type Description, describeAnnotation } from './describe-annotation.ts';
import { describeHand } from './describe-hand.ts';
import { describeUnderstood } from './describe-understood.ts';
import type { Board, Event } from './facts/facts.ts';
import { renderBoard } from './format/render-board.ts';
import { givenLines } from './given-lines.ts';
import { lawMarkdown } from './hover-law.ts';
import { say } from './messages/format.ts';
import { understoodHere } from './messages/hover.ts';
import { type Given, lawGives } from './rules/law-gives.ts';
import { escapeMarkdown } from './text/escape-markdown.ts';
import { hull, type Span, touches } from './text/span.ts';
import { type Understood, understoodIn } from './understood.ts';

/** What is shown at a place, as Markdown, and the words it is about; the span is one of the case's. */
export type Hover = { readonly markdown: string; readonly span: Span };

/** What there is to show at `offset` of a case; `undefined` where there is nothing. `links` are of the editor. */
export function hoverInCase(
  report: CaseReport,
  offset: number,
  settings: Settings,
  links: Links = NO_LINKS,
): Hover | undefined {
  const hovers = [
    ...chainsAt(report, offset, settings, links),
    ...lawsAt(report, offset, settings),
    ...annotationAt(report, offset),
    ...sentenceAt(report, offset),
    ...handsAt(report, offset),
  ];
  const [first] = hovers;
  if (first === undefined) return undefined;
  return { markdown: hovers.map((hover) => hover.markdown).join('\n\n---\n\n'), span: first.span };
}

/** Why the findings here are said: from the facts to what follows. */
function chainsAt(report: CaseReport, offset: number, { books }: Settings, links: Links): Hover[] {
  const found = report.findings.filter((finding) => touches(finding.span, offset));
  return found.flatMap((finding) => {
    const markdown = chainMarkdown(report, finding, books, links);
    return markdown === undefined ? [] : [{ markdown, span: finding.span }];
  });
}

/** The paragraphs that findings here rest on, and the paragraph that is cited here; each once. */
function lawsAt(report: CaseReport, offset: number, settings: Settings): Hover[] {
  const { findings, tree } = report;
  const found = findings.filter((finding) => touches(finding.span, offset));
  const cited = tree.citations.filter((citation) => touches(citation.span, offset));
  const inAnnotations = tree.annotations.flatMap(({ given }) =>
    given.paragraph !== undefined && touches(given.paragraph.span, offset) ? [given.paragraph] : [],
  );
  const about = [
    ...found.flatMap(({ paragraph, span }) => (paragraph === undefined ? [] : [{ id: paragraph, span }])),
    ...cited.map(({ id, span }) => ({ id, span })),
    ...inAnnotations.map(({ value, span }) => ({ id: value, span })),
  ];
  const once = about.filter(({ id }, at) => about.findIndex((other) => other.id === id) === at);
  return once.flatMap(({ id, span }) => {
    const view = { edition: report.edition, language: report.shown, books: settings.books };
    const markdown = lawMarkdown(id, view);
    return markdown === undefined ? [] : [{ markdown, span }];
  });
}

/** What the annotation here means, and for a penalty card, a lead or an option what the law gives now. */
function annotationAt(report: CaseReport, offset: number): Hover[] {
  const { tree, facts } = report;
  const annotation = tree.annotations.find(({ span }) => touches(span, offset));
  if (annotation === undefined) return [];
  const meaning = describeAnnotation(annotation);
  const event = facts.events.find(({ span }) => touches(annotation.span, span.start));
  const parts = [
    ...(meaning === undefined ? [] : [spell(report, meaning)]),
    ...(event === undefined ? [] : givenAfter(report, event, '')),
  ];
  return parts.length === 0 ? [] : [{ markdown: parts.join('\n'), span: annotation.span }];
}

/** What a plain sentence was taken for, with the annotation that would say the same. */
function sentenceAt(report: CaseReport, offset: number): Hover[] {
  const here = understoodIn(report).filter(({ span }) => touches(span, offset));
  const span = hull(here.map((understood) => understood.span));
  if (span === undefined) return [];
  const title = `*${spell(report, { wording: understoodHere, nouns: {} })}*`;
  const lines = here.flatMap((understood) => understoodLines(report, understood));
  return [{ markdown: [title, '', ...lines].join('\n'), span }];
}

function understoodLines(report: CaseReport, understood: Understood): readonly string[] {
  const meaning = describeUnderstood(understood);
  const event = report.facts.events.find((one) => one === understood.stated);
  const annotation = `\`${understood.annotation}\``;
  return [
    meaning === undefined ? `- ${annotation}` : `- ${spell(report, meaning)}  \n  ${annotation}`,
    ...(event === undefined ? [] : givenAfter(report, event, '  ')),
  ];
}

/** What the law gives once the event has happened. */
function givenAfter(report: CaseReport, event: Event, indent: string): readonly string[] {
  const spellGiven = (one: Given) => {
    const paragraph = one.paragraph && ` *(${spellParagraphNumber(one.paragraph, report.shown)})*`;
    return `${spell(report, one)}${paragraph ?? ''}`;
  };
  return givenLines(lawGives(report.facts, report.edition, event), spellGiven, indent);
}

/** The hand at a place, its points and shape, or outside the hands all that are shown; below it the board, drawn. */
function handsAt(report: CaseReport, offset: number): Hover[] {
  const board = report.facts.boards.find(({ span }) => touches(span, offset));
  const loose = report.tree.looseHands.find(({ hand }) => touches(hand.span, offset));
  if (board === undefined && loose === undefined) return [];
  if (board === undefined) return loose === undefined ? [] : [tell(report, loose.hand, loose.seat?.value)];
  const shown = SEATS.filter((seat) => board.hands[seat] !== undefined);
  const under = shown.filter((seat) => isIn(board.hands[seat], offset));
  const lines = (under.length > 0 ? under : shown).flatMap((seat) => {
    const hand = board.hands[seat];
    return hand === undefined ? [] : [tell(report, hand, seat)];
  });
  const counted = lines.map((line) => line.markdown).join('  \n');
  const markdown = `${counted}\n\n${drawn(board, report.style)}`;
  return [{ markdown, span: under.length === 1 && lines[0] !== undefined ? lines[0].span : board.span }];
}

/** The board in the house layout, its letters under each other. */
function drawn({ hands }: Board, style: CardStyle): string {
  const known = SEATS.flatMap((seat) => {
    const hand = hands[seat];
    return hand === undefined ? [] : [[seat, hand.hand] as const];
  });
  return ['```text', renderBoard(Object.fromEntries(known), 'centred', style), '```'].join('\n');
}

/** Whether a place is on a hand's cards; the span of a hand in a diagram may hold other hands' lines. */
function isIn(
  hand: { readonly cards: readonly { readonly span: Span }[] } | undefined,
  offset: number,
): boolean {
  return hand?.cards.some(({ span }) => touches(span, offset)) ?? false;
}

function tell(report: CaseReport, { hand, span }: { hand: Hand; span: Span }, seat: Seat | undefined): Hover {
  return { markdown: spell(report, describeHand(hand, seat)), span };
}

function spell(report: CaseReport, { wording, nouns }: Description): string {
  return escapeMarkdown(say(wording, nouns, report.style));
}
