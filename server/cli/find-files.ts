import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as words from '../core/messages/cli.ts';
import type { Notice } from './command-line.ts';

/** A file to read; `isNamed` when the user named it rather than its folder. */
export type FoundFile = { readonly path: string; readonly isNamed: boolean };

export type Found = {
  readonly files: readonly FoundFile[];
  /** Paths that cannot be searched. */
  readonly notices: readonly Notice[];
};

const WRITE_UP = /\.(ruling|md|markdown)$/i;

/**
 * The files that `paths` name, in the order of the paths, those of a folder sorted by name.
 * A folder is searched to its depth, without `node_modules` and folders whose name begins with a dot.
 */
export async function findFiles(paths: readonly string[]): Promise<Found> {
  const files = new Map<string, FoundFile>();
  const notices: Notice[] = [];
  for (const path of paths) {
    const found = await findIn(path);
    for (const file of found.files) if (!files.has(file.path)) files.set(file.path, file);
    notices.push(...found.notices);
  }
  return { files: [...files.values()], notices };
}

async function findIn(path: string): Promise<Found> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    return isFolder ? await searchFolder(path) : { files: [{ path, isNamed: true }], notices: [] };
  } catch (error) {
    return { files: [], notices: [unreadable(path, error)] };
  }
}

async function searchFolder(folder: string): Promise<Found> {
  const files: FoundFile[] = [];
  const notices: Notice[] = [];
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && isSearched(entry.name)) {
        const below = await searchFolder(path);
        files.push(...below.files);
        notices.push(...below.notices);
      } else if (!entry.isDirectory() && WRITE_UP.test(entry.name)) {
        files.push({ path, isNamed: false });
      }
    }
  } catch (error) {
    notices.push(unreadable(folder, error));
  }
  return { files, notices };
}

function isSearched(folder: string): boolean {
  return folder !== 'node_modules' && !folder.startsWith('.');
}

/** What to say of a path that gave an error of the file system. */
export function unreadable(path: string, error: unknown): Notice {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const wording = code === 'ENOENT' ? words.notFound : words.notReadable;
  return { wording, nouns: { path: { text: path }, reason: { text: code } } };
}
