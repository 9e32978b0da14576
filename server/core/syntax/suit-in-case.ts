import type { CaseText } from '../text/lines.ts';
import { type Glyph, glyphAt, suitAt } from './glyphs.ts';

/**
 * As `suitAt`, for a sign on line `number` of a case: where `§7` or `ª` is a suit only beside other signs, those on the
 * line above and the line below count too, since a sentence goes on over them. Offsets are those of the line.
 */
export function suitInCase({ lines }: CaseText, number: number, at: number): Glyph | undefined {
  const line = lines[number] ?? '';
  const glyph = suitAt(line, at);
  if (glyph !== undefined || glyphAt(line, at)?.isLegacy !== true) return glyph;
  const above = `${lines[number - 1] ?? ''}\n`;
  const found = suitAt(`${above}${line}\n${lines[number + 1] ?? ''}`, above.length + at);
  return found && { ...found, end: found.end - above.length };
}
