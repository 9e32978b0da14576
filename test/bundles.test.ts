// What the bundles are made of, as esbuild itself says in out/bundles.json.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { type Metafile, transformSync } from 'esbuild';
import { describe, expect, it, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const metafiles = readMetafiles();
/** The size that each bundle may have, in bytes. */
const budget: { readonly [bundle: string]: number } = JSON.parse(
  readFileSync(path.join(root, 'test/budget.json'), 'utf8'),
);
const names = Object.keys(budget);

/** The protocol's own libraries; vscode-jsonrpc and the rest of the protocol are parts of them. */
const PROTOCOL = /node_modules\/vscode-(languageserver|languageclient|jsonrpc)/;
const NETWORK_MODULE = /^(node:)?(https?|http2|net|tls|dgram|dns)(\/|$)/;
const NETWORK_CALL = /\b(fetch|WebSocket|XMLHttpRequest|EventSource|sendBeacon|importScripts)\s*\(/;

describe('No bundle reaches for the network', () => {
  test.each(names)('%s, outside the libraries of the protocol', (name) => {
    const reaching = filesIn(name).filter((file) => !PROTOCOL.test(file) && reachesOut(name, file));
    expect(reaching).toEqual([]);
  });

  it('would notice a module and a call', () => {
    expect(callsOut('a.ts', 'export const x = (y: string) => fetch(y);')).toBe(true);
    expect(callsOut('a.ts', 'new WebSocket("ws://x")')).toBe(true);
    expect(callsOut('a.ts', '// fetch(x)\nexport const prefetch = 1;')).toBe(false);
    expect(
      ['http', 'node:https', 'net', 'tls', 'dns/promises'].filter((each) => !NETWORK_MODULE.test(each)),
    ).toEqual([]);
  });
});

describe('A part that runs in a browser', () => {
  test.each(['client.web.js', 'server.worker.js', 'core.mjs'])('%s holds nothing of Node', (name) => {
    expect(importsOf(name).filter(isOfNode)).toEqual([]);
  });
});

it('makes the library of our own core alone', () => {
  expect(importsOf('core.mjs')).toEqual([]);
  expect(
    filesIn('core.mjs').filter((file) => !file.startsWith('server/core/') && file !== '<stdin>'),
  ).toEqual([]);
});

it('makes the command line without any package', () => {
  expect(filesIn('cli.cjs').filter((file) => file.includes('node_modules'))).toEqual([]);
});

it('starts the server without what only answers need', () => {
  const [[, start] = []] = outputsOf('server.cjs').filter(([file]) => file === 'dist/server.cjs');
  expect(
    Object.keys(start?.inputs ?? {}).filter((file) => /server\/core\/(?!token-kinds)/.test(file)),
  ).toEqual([]);
  const checking = outputsOf('server.cjs').filter(([, { inputs }]) => 'server/core/case.ts' in inputs);
  const texts = checking
    .flatMap(([, { inputs }]) => Object.keys(inputs))
    .filter((file) =>
      /\.json$|records\/|syntax\/sentences\/|lexicon\/(?!gates)|rules\/law\/|facts\/(clause-|claims|events|sentences|story|voices)/.test(
        file,
      ),
    );
  expect(texts).toEqual([]);
});

describe('The budget', () => {
  test.each(Object.entries(budget))('%s is at most %d bytes', (name, limit) => {
    const sizes = outputsOf(name).map(([file]) => statSync(path.join(root, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
  });

  it('names each bundle', () => {
    const shipped = Object.values(metafiles).flatMap(({ outputs }) => Object.keys(outputs));
    const whole = shipped.filter((file) => file.startsWith('dist/') && !file.startsWith('dist/server/'));
    expect(whole.sort()).toEqual(names.map((name) => `dist/${name}`).sort());
  });
});

function readMetafiles(): { readonly [bundle: string]: Metafile } {
  const file = path.join(root, 'out/bundles.json');
  if (!existsSync(file)) throw new Error('There are no bundles to look at. Run: npm run build');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The files of a bundle: one, or the parts that it loads when it wants them. */
function outputsOf(name: string) {
  const outputs = Object.entries(metafiles[name]?.outputs ?? {});
  if (outputs.length === 0) throw new Error(`${name} was not built. Run: npm run build`);
  return outputs;
}

/** The files of which something stands in the bundle. */
function filesIn(name: string): string[] {
  const inputs = outputsOf(name).flatMap(([, output]) => Object.entries(output.inputs));
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
}

/** What the bundle leaves to be loaded when it runs. */
function importsOf(name: string): string[] {
  const imports = outputsOf(name).flatMap(([, output]) => output.imports.map((each) => each.path));
  return imports.filter((file) => !/^(?:dist|\.)\//.test(file));
}

function isOfNode(module: string): boolean {
  return module.startsWith('node:') || builtinModules.includes(module.split('/')[0] ?? '');
}

function reachesOut(name: string, file: string): boolean {
  const imports = metafiles[name]?.inputs[file]?.imports ?? [];
  if (imports.some((each) => each.external === true && NETWORK_MODULE.test(each.path))) return true;
  const isCode = /\.[cm]?[jt]s$/.test(file);
  return isCode && callsOut(file, readFileSync(path.join(root, file), 'utf8'));
}

/** Whether the code, its comments and types taken out, calls what reaches beyond the machine. */
function callsOut(file: string, source: string): boolean {
  const loader = file.endsWith('ts') ? 'ts' : 'js';
  return NETWORK_CALL.test(
    transformSync(source, { loader, minifyWhitespace: true, legalComments: 'none' }).code,
  );
}
