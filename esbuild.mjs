// Builds dist/ (what an editor, a terminal or another program runs) and out/ (the suites for a real editor).
//   node esbuild.mjs [--watch] [NAME…]     all of them, or the named ones only
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as esbuild from 'esbuild';
import { licencesOf } from './test/support/licences.mjs';

const node = { platform: 'node', format: 'cjs', target: 'node20' };
const browser = { platform: 'browser', target: 'es2022' };

/** Modules of the core that a part of its own holds: in Node an import of one waits until something of it is used. */
const LAZY = {
  prose: ['syntax/sentences/sentences', 'facts/prose'],
  law: ['rules/weigh', 'rules/all'],
  en: ['syntax/lexicon/en'],
  el: ['syntax/lexicon/el'],
  nl: ['syntax/lexicon/nl'],
  tr: ['syntax/lexicon/tr'],
};

/** What is shipped: the name of each bundle, and how it is made. */
const shipped = {
  'client.cjs': { ...node, entry: 'client/src/extension.ts', external: ['vscode'] },
  // A web editor wraps it in a function, and looks for a name that ends in .js.
  'client.web.js': { ...browser, format: 'cjs', entry: 'client/src/extension.web.ts', external: ['vscode'] },
  // In parts, each loaded when it is first wanted: reading all of them would double the time of the start.
  'server.cjs': { ...node, entry: 'server/lsp/node/main.ts', lazy: LAZY },
  'server.worker.js': { ...browser, format: 'iife', entry: 'server/lsp/main.browser.ts' },
  'cli.cjs': { ...node, entry: 'server/cli/main.ts', banner: { js: '#!/usr/bin/env node' } },
  // Loaded by the command line and the extension when there is a Word document.
  'docx.cjs': { ...node, entry: 'server/docx/open-docx.ts' },
  'core.mjs': {
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    doors: [
      'case',
      'check',
      'conversions',
      'convert',
      'draft',
      'explain',
      'fixes',
      'format-write-up',
      'hover',
      'options',
      'syntax/write-up',
      'text/lines',
    ],
  },
};

/** The suites, for VS Code's extension host in Node and in a browser. */
const suites = {
  'host.js': { ...node, entry: 'test/e2e/host.ts', external: ['vscode', 'mocha'] },
  'untrusted.js': { ...node, entry: 'test/e2e/untrusted.ts', external: ['vscode', 'mocha'] },
  // Mocha's browser build overwrites module.exports: the footer puts the suite's own back.
  'web.js': {
    ...browser,
    format: 'iife',
    entry: 'test/e2e/web.ts',
    external: ['vscode'],
    globalName: 'suites',
    footer: { js: 'module.exports = suites;' },
    alias: { 'node:assert': 'assert' },
    define: { global: 'globalThis' },
    inject: ['test/e2e/browser-process.js'],
  },
  'silent-server.js': { ...node, entry: 'test/e2e/silent-server.ts' },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean', default: false } },
});
const jobs = [
  ...Object.entries(shipped).map(([name, options]) =>
    job('dist', name, { minify: true, lineLimit: 200, ...options }),
  ),
  ...Object.entries(suites).map(([name, options]) => job('out', name, { sourcemap: 'inline', ...options })),
].filter(({ name }) => positionals.length === 0 || positionals.includes(name));

if (values.watch) for (const { options } of jobs) await (await esbuild.context(options)).watch();
else await buildOnce();

function job(folder, name, { entry, doors, lazy, ...options }) {
  if (lazy) return partsJob(folder, path.parse(name), entry, lazy, options);
  const from = entry
    ? { entryPoints: [entry] }
    : { stdin: { contents: allOf(doors), resolveDir: 'server/core' } };
  const common = { bundle: true, charset: 'utf8', metafile: true, logLevel: 'warning' };
  return { name, options: { ...common, ...options, ...from, outfile: `${folder}/${name}` } };
}

/** A bundle cut at its dynamic imports and at the lazy modules: the parts go into a folder of its name beside it. */
function partsJob(folder, { base, name, ext }, entry, lazy, options) {
  const lazyEntries = Object.keys(lazy).map((part) => [`${name}/${part}`, `lazy:${part}`]);
  const parts = {
    format: 'esm',
    splitting: true,
    entryPoints: { [name]: entry, ...Object.fromEntries(lazyEntries) },
    outdir: folder,
    outExtension: { '.js': ext },
    chunkNames: `${name}/[name]-[hash]`,
    write: false,
    minify: false,
    plugins: [lateModules(), lazyModules(lazy), commonParts(path.join(folder, name), lazy, options)],
  };
  return {
    name: base,
    options: { bundle: true, charset: 'utf8', metafile: true, logLevel: 'warning', ...options, ...parts },
  };
}

/** Packages require some modules of Node at once and never use them: each is loaded when something of it is used. */
function lateModules() {
  const setup = (build) => {
    build.onResolve({ filter: /^(?:crypto|child_process)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'late',
    }));
    build.onLoad({ filter: /.*/, namespace: 'late' }, ({ path: name }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, key) => require('node:${name}')[key] });`,
    }));
  };
  return { name: 'late-modules', setup };
}

/** Each part of `lazy` is an entry of its own, and its modules are imported from there; only it imports them itself. */
function lazyModules(lazy) {
  const core = path.resolve('server/core');
  const parts = Object.entries(lazy);
  const partOf = new Map(
    parts.flatMap(([part, modules]) => modules.map((module) => [`${core}/${module}.ts`, part])),
  );
  const setup = (build) => {
    build.onResolve({ filter: /^lazy:/ }, ({ path: name }) => ({ path: name, namespace: 'lazy' }));
    build.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path: name }) => ({
      contents: allOf(lazy[name.slice('lazy:'.length)]),
      resolveDir: core,
    }));
    build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path: name, resolveDir, namespace }) => {
      const part = namespace === 'lazy' ? undefined : partOf.get(path.resolve(resolveDir, name));
      return part && { path: `./${part}.cjs`, external: true };
    });
  };
  return { name: 'lazy-modules', setup };
}

/** esbuild cuts ECMAScript modules alone; here each part becomes a module of CommonJS, which Node loads sooner. */
function commonParts(folder, lazy, { target, minify, lineLimit }) {
  const setup = (build) =>
    build.onEnd(async ({ outputFiles = [] }) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const supported = { 'dynamic-import': false };
      const common = { format: 'cjs', platform: 'node', charset: 'utf8', target };
      for (const file of outputFiles) {
        const module = await esbuild.transform(withoutCopies(file.text), { ...common, supported });
        const plain = withoutCopies(lazily(module.code, lazy));
        writeFileSync(file.path, (await esbuild.transform(plain, { ...common, minify, lineLimit })).code);
      }
    });
  return { name: 'common-parts', setup };
}

/** Requires the parts of `lazy` where they are used, not where they are imported. */
function lazily(code, lazy) {
  const imports = code.matchAll(/^var (import_\w+) = (require\("\.\/(\w+)\.cjs"\));$/gm);
  return [...imports]
    .filter(([, , , part]) => part in lazy)
    .reduce(
      (all, [line, imported, required]) => all.replace(line, '').replaceAll(`${imported}.`, `${required}.`),
      code,
    );
}

/** A copy of a module is made to have a default: where none is imported, the module itself does. */
function withoutCopies(code) {
  return code
    .replace(/var (import_\w+) = __toESM\((require.+?\))(?:, 1)?\);/g, (copied, name, required) =>
      code.includes(`${name}.default`) ? copied : `var ${name} = ${required};`,
    )
    .replace(/=> __toESM\((require\("[^"]+"\))\)/g, '=> $1')
    .replace(/^module\.exports = __toCommonJS\((\w+)\);$/m, 'module.exports = $1;');
}

/** The library is the doors of the core, in one module. */
function allOf(doors) {
  return doors.map((door) => `export * from './${door}.ts';`).join('\n');
}

/** Builds, and leaves beside the bundles what they are made of, and the licences of that. */
async function buildOnce() {
  const results = await Promise.allSettled(jobs.map(({ options }) => esbuild.build(options)));
  const metafiles = {};
  for (const [index, { name }] of jobs.entries()) {
    const result = results[index];
    if (result.status === 'fulfilled') metafiles[name] = result.value.metafile;
    else process.exitCode = 1;
  }
  if (positionals.length > 0 || process.exitCode) return;
  writeFileSync('out/bundles.json', JSON.stringify(metafiles));
  const bundles = Object.keys(shipped).map((name) => metafiles[name]);
  writeFileSync('dist/third-party-licences.txt', licencesOf(bundles));
}
