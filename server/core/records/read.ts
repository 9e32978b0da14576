// Deals in a text, whatever their format.
import { noDeal } from '../messages/records.ts';
import { readLin } from './read-lin.ts';
import { readPbn } from './read-pbn.ts';
import { holdsViewer, readViewer } from './read-viewer.ts';
import type { ReadRecords } from './record.ts';

/** The formats of programs that are read; `hv` is a hand viewer's address or tag. */
export const RECORD_FORMATS = ['pbn', 'lin', 'hv'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** The format of a text, by what only that format has. */
export function formatOf(text: string): RecordFormat | undefined {
  if (holdsViewer(text)) return 'hv';
  if (/(?:^|[|\s])md\|/i.test(text)) return 'lin';
  if (/^[ \t]*\[[ \t]*[A-Za-z]\w{0,40}[ \t]+"/m.test(text)) return 'pbn';
  return undefined;
}

/** The boards of a text in this format, or in the one that it has. */
export function readRecords(text: string, format = formatOf(text)): ReadRecords {
  const read = format === undefined ? { records: [], problems: [] } : READERS[format](text);
  if (0 < read.records.length) return read;
  const problem = { wording: noDeal, nouns: {}, span: { start: 0, end: text.length } };
  return { records: [], problems: [...read.problems, problem] };
}

const READERS: { readonly [format in RecordFormat]: (text: string) => ReadRecords } = {
  pbn: readPbn,
  lin: readLin,
  hv: readViewer,
};
