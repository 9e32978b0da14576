// Annotations on lines that follow one another: what they say begins in one column.
import type { Annotation } from '../syntax/annotations/annotation.ts';
import { type CaseText, lineOf } from '../text/lines.ts';
import type { LinesEdit } from './lines-edit.ts';

/** One annotation, alone on its line. */
type Entry = {
  readonly number: number;
  /** What stands before the `@`: white space, marks of quotation and of lists, the opening of a comment. */
  readonly before: string;
  readonly word: string;
  readonly says: string;
  readonly behind: string;
};

/** For each block of annotations its lines with the columns aligned; lines are counted from the first of the case. */
export function annotationEdits(text: CaseText, annotations: readonly Annotation[]): readonly LinesEdit[] {
  return blocksOf(entriesOf(text, annotations)).map((block) => {
    const width = block.reduce((most, { word, says }) => Math.max(most, says === '' ? 0 : word.length), 0);
    const lines = block.map(({ before, word, says, behind }) =>
      says === '' ? before + word + behind : `${before}${word.padEnd(width)} ${says}${behind}`,
    );
    const from = block[0]?.number ?? 0;
    return { from, to: from + block.length, lines };
  });
}

function entriesOf(text: CaseText, annotations: readonly Annotation[]): readonly Entry[] {
  const entries = annotations.map((annotation) => entryOf(text, annotation));
  return entries.filter(
    ({ number }, at) => entries[at - 1]?.number !== number && entries[at + 1]?.number !== number,
  );
}

function entryOf(text: CaseText, { word, written, span }: Annotation): Entry {
  const number = lineOf(text, span.start);
  const line = text.lines[number] ?? '';
  const base = text.starts[number] ?? 0;
  const hasColon = line.startsWith(':', written.span.end - base);
  const wordEnd = written.span.end - base + (hasColon ? 1 : 0);
  const end = Math.max(wordEnd, span.end - base);
  const says = line.slice(wordEnd, end).trim();
  const behind = line.slice(end);
  return {
    number,
    before: line.slice(0, written.span.start - base),
    word: line.slice(written.span.start - base, wordEnd),
    says: word === undefined || ENDS_IN_PROSE.has(word) ? says : says.replace(/\s+/g, ' '),
    behind: behind.trim() === '' ? '' : behind,
  };
}

/** The name of a case, and why a rule is silenced, are the author's own words. */
const ENDS_IN_PROSE: ReadonlySet<string> = new Set(['case', 'ignore']);

/** Annotations that begin in the same column of lines that follow one another. */
function blocksOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const blocks: Entry[][] = [];
  for (const entry of entries) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    const isNext = last?.number === entry.number - 1 && last.before.length === entry.before.length;
    if (isNext) open?.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
}
