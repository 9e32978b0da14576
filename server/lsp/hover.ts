import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import type { Settings } from '../core/case.ts';
import { hoverInCase } from '../core/hover-in-case.ts';
import { offsetOf, rangeOf } from '../core/text/lines.ts';
import type { Client } from './client.ts';
import type { PlacedCase } from './diagnostics.ts';

/** What is shown at a place of the document that lies in `placed`. */
export function hoverAt(
  { firstLine, report }: PlacedCase,
  { line, character }: Position,
  settings: Settings,
  client: Client,
): Hover | undefined {
  const offset = offsetOf(report.text, { line: line - firstLine, character });
  const hover = hoverInCase(report, offset, settings);
  if (hover === undefined) return undefined;
  const kind = client.readsMarkdown ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: hover.markdown }, range: rangeOf(report.text, hover.span, firstLine) };
}
