import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import type { Settings } from '../core/case.ts';
import { type Links, NO_LINKS } from '../core/chain-markdown.ts';
import { hoverInCase } from '../core/hover-in-case.ts';
import { offsetOf, rangeOf } from '../core/text/lines.ts';
import type { Client } from './client.ts';
import type { PlacedCase } from './diagnostics.ts';
import { encoded, pageAddress } from './page-address.ts';

/** What is shown at a place of the document `uri` that lies in `placed`. */
export function hoverAt(
  uri: string,
  { firstLine, report }: PlacedCase,
  { line, character }: Position,
  settings: Settings,
  client: Client,
): Hover | undefined {
  const offset = offsetOf(report.text, { line: line - firstLine, character });
  const links = client.readsMarkdown ? linksIn(uri, { firstLine, report }, client) : NO_LINKS;
  const hover = hoverInCase(report, offset, settings, links);
  if (hover === undefined) return undefined;
  const kind = client.readsMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: hover.markdown }, range: rangeOf(report.text, hover.span, firstLine) };
}

/** Addresses within the document, and of pages; what runs a command of the editor is no address in a hover. */
function linksIn(uri: string, { firstLine, report }: PlacedCase, { rulePages }: Client): Links {
  const file = uri.replace(/[()]/g, encoded);
  return {
    toWords: (span) => {
      const { line, character } = rangeOf(report.text, span, firstLine).start;
      return `${file}#L${line + 1},${character + 1}`;
    },
    toPage: (rule) =>
      rulePages?.startsWith('command:') ? undefined : pageAddress(rulePages, rule, report.shown),
  };
}
