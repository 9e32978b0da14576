import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver';
import { type OutlineItem, type OutlineKind, outlineOf as outlineOfCase } from '../core/outline.ts';
import { type CaseText, rangeOf } from '../core/text/lines.ts';
import type { OpenCase } from './documents.ts';

const PROTOCOL_KIND: Record<OutlineKind, SymbolKind> = {
  case: SymbolKind.Module,
  board: SymbolKind.Struct,
  hand: SymbolKind.Field,
  facts: SymbolKind.Namespace,
  fact: SymbolKind.Event,
  ruling: SymbolKind.Function,
  claim: SymbolKind.Property,
};

/** The outline of a document as a tree, one case beside the other. */
export function outlineOf(cases: readonly OpenCase[]): DocumentSymbol[] {
  return cases.map(({ firstLine, report }, at) =>
    symbolOf(outlineOfCase(report, at + 1), report.text, firstLine),
  );
}

/** The same for clients that show no tree: the cases only, each with its verdict. */
export function flatOutlineOf(cases: readonly OpenCase[], uri: string): SymbolInformation[] {
  return outlineOf(cases).map(({ name, detail, kind, range }) => ({
    name: `${name} (${detail})`,
    kind,
    location: { uri, range },
  }));
}

function symbolOf(item: OutlineItem, text: CaseText, firstLine: number): DocumentSymbol {
  return {
    name: item.name,
    detail: item.detail,
    kind: PROTOCOL_KIND[item.kind],
    range: rangeOf(text, item.span, firstLine),
    selectionRange: rangeOf(text, item.selection, firstLine),
    children: item.children.map((child) => symbolOf(child, text, firstLine)),
  };
}
