/** Lines `from` to `to`, the latter not included, give way to `lines`. */
export type LinesEdit = { readonly from: number; readonly to: number; readonly lines: readonly string[] };

/** The lines after the edits, which stand in order and do not overlap. */
export function applyEdits(lines: readonly string[], edits: readonly LinesEdit[]): readonly string[] {
  const after: string[] = [];
  let at = 0;
  for (const { from, to, lines: fresh } of edits) {
    for (; at < from; at++) after.push(lines[at] ?? '');
    for (const line of fresh) after.push(line);
    at = to;
  }
  for (; at < lines.length; at++) after.push(lines[at] ?? '');
  return after;
}

/** Whether the edit changes anything. */
export function isChange(edit: LinesEdit, lines: readonly string[]): boolean {
  if (edit.lines.length !== edit.to - edit.from) return true;
  return edit.lines.some((line, at) => line !== lines[edit.from + at]);
}
