// Boards: where one begins, and which of its layouts it has.
import type { Language } from '../bridge/nouns.ts';
import type { Headers } from './header.ts';
import type { Board } from './tree.ts';

/** A board as it was read; `endLine` is the line behind it, counted like `at`. */
export type ReadDiagram = { readonly board: Board; readonly endLine: number; readonly headers: Headers };

/**
 * The board that begins exactly at line `at`. Spans count from `base`, the place of that line in the case.
 * The language decides only what the layout leaves open.
 */
export function diagramAt(
  _lines: readonly string[],
  _at: number,
  _base: number,
  _language: Language,
): ReadDiagram | undefined {
  return undefined;
}
