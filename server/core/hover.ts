// What is shown at a place of a whole text, for the library.
import { DEFAULT_SETTINGS } from './case.ts';
import { type CheckOptions, check } from './check.ts';
import { type Hover, hoverInCase } from './hover-in-case.ts';

/**
 * What there is to show at `offset` of a text whose lines end in one line feed each; `undefined` where there is nothing.
 *
 * @param offset in UTF-16 units from the start of the text; so is the span that comes back
 */
export function hoverAt(text: string, offset: number, options: CheckOptions = {}): Hover | undefined {
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const lineStarts = startsOf(text);
  for (const { firstLine, report } of check(text, options).cases) {
    const start = lineStarts[firstLine] ?? 0;
    if (offset < start || start + report.text.length < offset) continue;
    const hover = hoverInCase(report, offset - start, settings);
    return hover && { ...hover, span: { start: hover.span.start + start, end: hover.span.end + start } };
  }
  return undefined;
}

function startsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
