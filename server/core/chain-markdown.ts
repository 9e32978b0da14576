// The chain of a finding for the hover, each link pointing at its words.
import type { CaseReport, Settings } from './case.ts';
import { chainOf, type Link } from './chain.ts';
import { say } from './messages/format.ts';
import { whyItIsSaid } from './messages/page.ts';
import type { Finding } from './rules/rule.ts';
import { escapeMarkdown } from './text/escape-markdown.ts';
import { textIn } from './text/lines.ts';
import type { Span } from './text/span.ts';

/** Addresses that the editor opens: of words of the case, and of the page of a rule; `undefined` where it opens none. */
export type Links = {
  readonly toWords: (span: Span) => string | undefined;
  readonly toPage: (rule: string) => string | undefined;
};

export const NO_LINKS: Links = { toWords: () => undefined, toPage: () => undefined };

/** Why a finding is said; `undefined` where it has no chain and no page to be shown. */
export function chainMarkdown(
  report: CaseReport,
  finding: Finding,
  books: Settings['books'],
  links: Links,
): string | undefined {
  const chain = chainOf(report, finding, books);
  if (chain.length === 0) return undefined;
  const page = links.toPage(finding.rule);
  const title = `**${say(whyItIsSaid, {}, report.style)}**`;
  return [
    page === undefined ? title : `${title} [${escapeMarkdown(finding.rule)}](${page})`,
    '',
    ...chain.map((link, at) => `${at + 1}. ${linkMarkdown(report, link, links)}`),
  ].join('\n');
}

function linkMarkdown(report: CaseReport, { message, span }: Link, { toWords }: Links): string {
  const said = escapeMarkdown(message);
  if (span === undefined) return said;
  const words = escapeMarkdown(shortly(textIn(report.text, span))).replace(/[[\]]/g, '\\$&');
  const address = toWords(span);
  return `${address === undefined ? words : `[${words}](${address})`} – ${said}`;
}

/** So much of a sentence, in UTF-16 units, as is enough to know it again. */
const LONGEST_QUOTATION = 60;

function shortly(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_QUOTATION) return line;
  return `${line.slice(0, LONGEST_QUOTATION).replace(/\s\S*$/, '')} …`;
}
