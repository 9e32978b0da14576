import type { InlayHint, Range } from 'vscode-languageserver';
import type { InlayHints } from '../core/hint-kinds.ts';
import { hintsInCase } from '../core/hints-in-case.ts';
import { positionOf } from '../core/text/lines.ts';
import type { OpenCase } from './documents.ts';

/** The hints on the lines of `range`; `cases` are those that reach into it. */
export function inlayHintsOf(cases: readonly OpenCase[], counted: InlayHints, range: Range): InlayHint[] {
  return cases.flatMap(({ firstLine, report }) =>
    hintsInCase(report, counted)
      .map(({ offset, label, tooltip }): InlayHint => {
        const { line, character } = positionOf(report.text, offset);
        return { position: { line: firstLine + line, character }, label, tooltip, paddingLeft: true };
      })
      .filter(({ position }) => range.start.line <= position.line && position.line <= range.end.line),
  );
}
