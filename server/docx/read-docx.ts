// A Word document as the text of a write-up: a line a paragraph, tables laid out in columns, signs of symbol fonts as suits.
import mammoth from 'mammoth';
import type { DocxFault } from '../core/messages/docx.ts';
import { packageFault } from './package-fault.ts';

/** A part of a document as mammoth gives it; each kind has those that it needs. */
type Part = {
  readonly type: string;
  readonly children?: readonly Part[];
  readonly value?: string;
  readonly font?: string | null;
  readonly styleName?: string | null;
  readonly numbering?: { readonly level?: string | number; readonly isOrdered?: boolean } | null;
};

/** The text of a Word document, or what keeps the file from being read as one. */
export type ReadDocx = { readonly text: string } | { readonly fault: DocxFault };

/** Reads a Word document. Never rejects; takes so much time and memory at most as the largest document allowed. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocx> {
  const fault = packageFault(bytes);
  if (fault !== undefined) return { fault };
  try {
    return { text: await textOfDocument(bytes) };
  } catch {
    return { fault: 'damaged' };
  }
}

async function textOfDocument(bytes: Uint8Array): Promise<string> {
  let text = '';
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: Part) => {
        text = linesOf(document, new Counters()).join('\n');
        return { ...document, children: [] };
      },
    },
  );
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

/** Numbers of ordered lists, one for each level. */
class Counters {
  readonly #counts: number[] = [];

  next(level: number): number {
    this.#counts.length = level + 1;
    const count = (this.#counts[level] ?? 0) + 1;
    this.#counts[level] = count;
    return count;
  }

  reset(): void {
    this.#counts.length = 0;
  }
}

function linesOf(part: Part, counters: Counters): readonly string[] {
  if (part.type === 'paragraph') return paragraphLines(part, counters);
  if (part.type === 'table') return ['', ...tableLines(part), ''];
  return (part.children ?? []).flatMap((child) => linesOf(child, counters));
}

/** A paragraph; line breaks within it part its lines. */
function paragraphLines(paragraph: Part, counters: Counters): readonly string[] {
  const text = textOf(paragraph, undefined);
  const level = /^heading ([1-6])/i.exec(paragraph.styleName ?? '')?.[1];
  const { numbering } = paragraph;
  if (!numbering) counters.reset();
  if (level !== undefined && text.trim() !== '')
    return ['', `${'#'.repeat(Number(level))} ${text.trim()}`, ''];
  if (!numbering || text.trim() === '') return text.split('\n');
  const depth = Number(numbering.level ?? 0) || 0;
  const mark = numbering.isOrdered === true ? `${counters.next(depth)}.` : '-';
  return [`${'  '.repeat(depth)}${mark} ${text.replaceAll('\n', ' ')}`];
}

/** The words of a part; `font` is that of the run in which it stands. */
function textOf(part: Part, font: string | undefined): string {
  switch (part.type) {
    case 'text':
      return withSuits(part.value ?? '', font);
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    case 'run':
      return (part.children ?? []).map((child) => textOf(child, part.font ?? undefined)).join('');
    default:
      return (part.children ?? []).map((child) => textOf(child, font)).join('');
  }
}

/** Where a symbol font has the suits, by the last byte of the sign. */
const SUITS: { readonly [byte: number]: string } = { 170: '♠', 169: '♥', 168: '♦', 167: '♣' };

/** Signs that Word keeps for symbol fonts are suits anywhere, others only in the run of such a font. */
function withSuits(text: string, font: string | undefined): string {
  const isSymbol = /^symbol/i.test(font ?? '');
  return text.replace(/[\u00a7-\u00aa\uf0a7-\uf0aa]/g, (sign) => {
    const unit = sign.charCodeAt(0);
    const suit = SUITS[unit & 0xff];
    return suit !== undefined && (isSymbol || 0xf000 <= unit) ? suit : sign;
  });
}

/** So wide, in characters, a table may be to be laid out in columns. */
const WIDEST = 200;

/** The rows of a table; cells that stand beside each other are laid out in columns, as boards are, or one after the other where that is too wide to be read. */
function tableLines(table: Part): readonly string[] {
  const rows = partsOf(table, 'tableRow').map((row) => partsOf(row, 'tableCell').map(cellLines));
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, lines] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, ...lines.map((line) => line.length));
    }
  }
  const width = widths.reduce((sum, one) => sum + (one ?? 0) + GAP, 0);
  return rows.flatMap((row) => (width <= WIDEST ? rowLines(row, widths) : row.flat()));
}

function cellLines(cell: Part): readonly string[] {
  const lines = [...linesOf(cell, new Counters())];
  while (lines.at(-1)?.trim() === '') lines.pop();
  while (lines[0]?.trim() === '') lines.shift();
  return lines;
}

const GAP = 3;

function rowLines(row: readonly (readonly string[])[], widths: readonly number[]): readonly string[] {
  const height = Math.max(0, ...row.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    row
      .map((lines, column) => (lines[line] ?? '').padEnd((widths[column] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  );
}

/** The nearest parts of this kind below a part. */
function partsOf(part: Part, type: string): readonly Part[] {
  return (part.children ?? []).flatMap((child) => (child.type === type ? [child] : partsOf(child, type)));
}
