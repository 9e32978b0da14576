import type { BoardLayout } from '../../server/core/board-layouts.ts';
import { DEFAULT_SETTINGS } from '../../server/core/case.ts';
import { applyEdits } from '../../server/core/format/lines-edit.ts';
import { formatWriteUp } from '../../server/core/format-write-up.ts';

/** The text as the formatter leaves it. */
export function formatted(
  text: string,
  layout: BoardLayout = 'centred',
  range?: { from: number; to: number },
) {
  const lines = text.split('\n');
  return applyEdits(lines, formatWriteUp(lines, { layout, settings: DEFAULT_SETTINGS, range })).join('\n');
}
