// Who may import whom. A new arrow here is a change of its own, with its reason.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A folder or file with the folders, files and packages that it may import besides its own. */
type Layer = { readonly place: string; readonly imports: readonly string[] };

const CORE = 'server/core';
const core = (...places: readonly string[]) => places.map((place) => `${CORE}/${place}/`);

/** The doors of the core: the files that stand directly in it. */
const DOORS = /^server\/core\/[\w-]+\.ts$/;

/** What finds the cases in the lines of a file, and finds them again after an edit. */
const CASES = /^server\/core\/syntax\/(write-up|case-source)\.ts$/;

/** The one registration of rules, in its parts. */
const ALL_RULES = ['all', 'text-rules', 'law-rules'].map((name) => `server/core/rules/${name}.ts`);

/** The first layer whose place a file begins with is its own. */
const LAYERS: readonly Layer[] = [
  { place: `${CORE}/text/`, imports: [] },
  { place: `${CORE}/bridge/`, imports: [] },
  { place: `${CORE}/laws/`, imports: core('bridge') },
  { place: `${CORE}/messages/`, imports: core('bridge') },
  { place: `${CORE}/records/`, imports: core('text', 'bridge', 'messages', 'format') },
  { place: `${CORE}/syntax/`, imports: core('text', 'bridge', 'laws') },
  { place: `${CORE}/format/`, imports: core('text', 'bridge', 'syntax') },
  { place: `${CORE}/facts/`, imports: core('text', 'bridge', 'laws', 'syntax') },
  { place: `${CORE}/model/`, imports: core('text', 'bridge', 'laws', 'facts') },
  { place: `${CORE}/rules/`, imports: core('text', 'bridge', 'laws', 'facts', 'model', 'messages') },
  {
    place: `${CORE}/edits/`,
    imports: core('text', 'bridge', 'laws', 'messages', 'syntax', 'facts', 'format', 'rules'),
  },
  {
    place: `${CORE}/`,
    imports: core(
      'text',
      'bridge',
      'laws',
      'messages',
      'records',
      'format',
      'syntax',
      'facts',
      'model',
      'rules',
      'edits',
    ),
  },
  // It loads the parts of the bundle, and looks whether the manual of the rules stands beside them.
  { place: 'server/lsp/node/', imports: ['server/lsp/', 'vscode-languageserver', 'node:'] },
  {
    place: 'server/lsp/',
    imports: [
      'the doors',
      'the cases',
      ...core('text', 'bridge', 'laws', 'messages', 'rules'),
      'vscode-languageserver',
    ],
  },
  {
    place: 'server/cli/',
    imports: [
      'the doors',
      ...core('text', 'bridge', 'laws', 'facts', 'messages', 'rules'),
      'server/docx/read-docx.ts',
      'node:',
    ],
  },
  { place: 'server/docx/', imports: [...core('bridge', 'messages'), 'mammoth', 'node:zlib'] },
  { place: 'client/src/word-documents.ts', imports: ['vscode', 'node:'] },
  { place: 'client/', imports: ['vscode', 'vscode-languageclient'] },
];

const FILES = ['server', 'client'].flatMap(sourcesIn).filter((file) => !/\.test\.ts$/.test(file));

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)(\.|node_modules)/.test(file))
    .map((file) => `${folder}/${file}`);
}

function layerOf(file: string): Layer | undefined {
  return LAYERS.find(({ place }) => file.startsWith(place));
}

/** What the file imports: files as paths from the root, packages and Node's modules by their names. */
function importsOf(file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), fileName)) : fileName,
  );
}

function isAllowed(imported: string, { place, imports }: Layer): boolean {
  if (imported.startsWith(place)) return true;
  return imports.some((allowed) => {
    if (allowed === 'the doors') return DOORS.test(imported);
    if (allowed === 'the cases') return CASES.test(imported);
    return allowed.endsWith('/') || allowed.endsWith(':')
      ? imported.startsWith(allowed)
      : imported === allowed || imported.startsWith(`${allowed}/`);
  });
}

test.each(FILES)('%s imports only what its layer may', (file) => {
  const layer = layerOf(file);
  expect(layer, 'belongs to no layer').toBeDefined();
  if (layer === undefined) return;
  expect(importsOf(file).filter((imported) => !isAllowed(imported, layer))).toEqual([]);
});

test('the lists of rules name the file of every rule', () => {
  const folders = /^server\/core\/rules\/[\w-]+\/[\w-]+\.ts$/;
  const named = ALL_RULES.flatMap(importsOf);
  expect(FILES.filter((file) => folders.test(file) && !named.includes(file))).toEqual([]);
});

test('the layers see imports of every kind', () => {
  const source =
    "import a from './a.ts'; export { b } from 'b'; const c = await import('c'); import type { D } from 'd';";
  const { importedFiles } = ts.preProcessFile(source, true, true);
  expect(importedFiles.map(({ fileName }) => fileName)).toEqual(['./a.ts', 'b', 'c', 'd']);
});

test('no file gathers others to hand them on, and none is named after nothing', () => {
  expect(FILES.filter((file) => /(^|\/)(index|utils?|helpers?|common)\.ts$/.test(file))).toEqual([]);
});
