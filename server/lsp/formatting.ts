import {
  type Connection,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { BoardLayout } from '../core/format-write-up.ts';
import { linesIn } from './conversions.ts';
import type { OpenDocument } from './documents.ts';

/** Markdown has formatters of its own, beside which ours is not offered. */
const RULINGS = { documentSelector: [{ language: 'ruling' }] };

/** Offers formatting for `ruling` documents to a client that lets itself be told of it. */
export async function registerFormatting({ client }: Connection): Promise<void> {
  await client.register(DocumentFormattingRequest.type, RULINGS);
  await client.register(DocumentRangeFormattingRequest.type, RULINGS);
}

/** The edits that format the document, or what stands in `range` of it. */
export function formattingOf(document: OpenDocument, layout: BoardLayout, range?: Range): TextEdit[] {
  return document.format(layout, range && linesIn(range)).map(({ from, to, lines }) => ({
    range: {
      start: { line: from, character: 0 },
      end: { line: to - 1, character: document.lineAt(to - 1).length },
    },
    newText: lines.join('\n'),
  }));
}
