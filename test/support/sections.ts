// Fixtures of many short write-ups in one file: a section begins with `===== its name`, then what is to be said of it,
// divided by `|`.
import { readFileSync } from 'node:fs';

/** A section: its name, what stands behind the name, and the write-up below. */
export type Section = { readonly name: string; readonly said: readonly string[]; readonly text: string };

/** The sections of a file. */
export function sectionsOf(file: URL): readonly Section[] {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^===== /m);
  return sections.map((section) => {
    const head = section.slice(0, section.indexOf('\n'));
    const [name = '', ...said] = head.split('|').map((part) => part.trim());
    return { name, said, text: section.slice(head.length + 1) };
  });
}
