import path from 'node:path';
import { listFiles } from '@vscode/vsce';
import { expect, it } from 'vitest';

it('packs what runs, and what its licences ask for', async () => {
  const files = await listFiles({ cwd: path.resolve(import.meta.dirname, '..'), packageManager: 0 });
  // The names of the server's parts end in a hash of what they hold.
  const named = new Set(files.map((file) => file.replace(/^dist\/server\/.*\.cjs$/, 'dist/server/*.cjs')));
  expect([...named].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'NOTICE',
    'README.md',
    'dist/client.cjs',
    'dist/client.web.js',
    'dist/docx.cjs',
    'dist/server.cjs',
    'dist/server.worker.js',
    'dist/server/*.cjs',
    'dist/third-party-licences.txt',
    'package.json',
    'package.nls.el.json',
    'package.nls.json',
    'package.nls.nl.json',
    'package.nls.tr.json',
    'syntaxes/language-configuration.json',
    'syntaxes/ruling-in-markdown.tmLanguage.json',
    'syntaxes/ruling.tmLanguage.json',
  ]);
}, 60_000);
