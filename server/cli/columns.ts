/** Marks, joiners and variation signs stand on the letter before them. */
const NO_WIDTH = /^[\p{Mark}\u200b-\u200f\u2060\ufeff]/u;

/** Signs of East Asian scripts and emoji fill two columns. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;

const TAB = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns of a terminal the text fills, when it begins at column `from`; tabs reach to the next stop. */
export function columnsOf(text: string, from = 0): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let column = from;
  for (const { segment } of graphemes.segment(text)) {
    column += segment === '\t' ? TAB - (column % TAB) : widthOf(segment);
  }
  return column - from;
}

/** The line with its tabs written as blanks, as wide as they look. */
export function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index !== 0) expanded += ' '.repeat(TAB - (columnsOf(expanded) % TAB));
    expanded += part;
  }
  return expanded;
}

/** A suit with the emoji sign behind it is drawn as an emoji. */
function widthOf(grapheme: string): number {
  if (NO_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) || grapheme.includes('\ufe0f') ? 2 : 1;
}
