// Conversions of open documents and of texts that a client hands over.
import type { Range, TextEdit } from 'vscode-languageserver';
import type { BoardLayout } from '../core/board-layouts.ts';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import type { Settings } from '../core/case.ts';
import {
  type CaseEdits,
  CONVERSIONS,
  type Conversion,
  convertCase,
  convertWriteUp,
  wantedEdits,
} from '../core/conversions.ts';
import { conversions } from '../core/messages/edits.ts';
import { say } from '../core/messages/format.ts';
import { splitLines } from '../core/text/lines.ts';
import { documentEdits } from './document-edits.ts';
import type { Lines, OpenCase, OpenDocument } from './documents.ts';
import { isRecord } from './settings.ts';

/** What a conversion is called. */
export function conversionTitle(conversion: Conversion, language: Language): string {
  return say(conversions[conversion], {}, defaultStyle(language));
}

export function conversionNamed(name: unknown): Conversion | undefined {
  return CONVERSIONS.find((one) => one === name);
}

/** The edits of a conversion on some lines of a document, or in all of it. */
export function convertDocument(
  document: OpenDocument,
  conversion: Conversion,
  layout: BoardLayout,
  lines: Lines | undefined,
): readonly CaseEdits[] {
  const { settings } = document;
  return casesIn(document, lines).flatMap((placed) => {
    const { firstLine, source, report } = placed;
    const options = { settings, layout, lines: linesOf(placed, lines) };
    const edits = convertCase(source, report, conversion, options);
    return edits.length === 0 ? [] : [{ firstLine, text: report.text, edits }];
  });
}

/** Whether there is something that the conversion would like to change; it may turn out that it cannot. */
export function hasWork(
  document: OpenDocument,
  conversion: Conversion,
  layout: BoardLayout,
  lines: Lines | undefined,
): boolean {
  const { settings } = document;
  return casesIn(document, lines).some((placed) => {
    const options = { settings, layout, lines: linesOf(placed, lines) };
    return wantedEdits(placed.source, placed.report, conversion, options).length !== 0;
  });
}

function casesIn(document: OpenDocument, lines: Lines | undefined): readonly OpenCase[] {
  return lines === undefined ? document.cases : document.casesOn(lines);
}

/** The lines as the case counts them. */
function linesOf({ firstLine }: OpenCase, lines: Lines | undefined): Lines | undefined {
  return lines && { from: lines.from - firstLine, to: lines.to - firstLine };
}

/** The lines of a range; one that ends where a line begins does not hold that line, unless it begins there as well. */
export function linesIn({ start, end }: Range): Lines {
  const isAtStart = end.character === 0 && start.line < end.line;
  return { from: start.line, to: end.line + (isAtStart ? 0 : 1) };
}

/** A text that is not open, converted; `undefined` where the client sends anything else. */
export function convertText(sent: unknown, settings: Settings, layout: BoardLayout): TextEdit[] | undefined {
  if (!isRecord(sent) || typeof sent.text !== 'string') return undefined;
  const conversion = conversionNamed(sent.conversion);
  if (conversion === undefined) return undefined;
  const kind = sent.languageId === 'markdown' ? 'markdown' : 'ruling';
  return documentEdits(convertWriteUp(splitLines(sent.text), kind, conversion, { settings, layout }));
}
