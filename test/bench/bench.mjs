// npm run bench [-- --write]: how fast we are, as ratios measured in one run; --write keeps the tables in docs/performance.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { judging } from './judging.mjs';
import { sentences } from './sentences.mjs';
import { edits, starts } from './sessions.mjs';
import { growth, throughput } from './throughput.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = path.join(root, 'docs/performance.md');
const temporary = mkdtempSync(path.join(os.tmpdir(), 'bridge-rulings-bench-'));

try {
  const report = await measure();
  console.log(report);
  if (process.argv.includes('--write')) keep(report);
} finally {
  rmSync(temporary, { recursive: true });
}

async function measure() {
  const servers = [
    {
      name: 'minimal server, stock text document',
      file: await bundle('minimal-server.mjs', 'minimal.cjs', 'cjs'),
    },
    { name: 'bridge-rulings', file: path.join(root, 'dist/server.cjs') },
  ];
  const core = await import(pathToFileURL(await bundle('core-doors.mjs', 'core.mjs', 'esm')).href);
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}.`,
    `Reading and checking 1 MB of cases in process:\n\n${throughput(core, { bytes: 1_000_000, passes: 7 })}`,
    `Understanding sentences, beside the same text with \`bridgeRulings.sentences\` off, in time of the processor:\n\n${sentences(core, { bytes: 300_000, passes: 15 })}`,
    `Growth: the time of the processor that each megabyte takes in short and in long texts:\n\n${growth(core, { sizes: [1_000_000, 10_000_000], rounds: 2, shortPasses: 2 })}`,
    judging(core, { folder: path.join(root, 'test/fixtures/law51-cases'), passes: 21 }),
    `Start of the process:\n\n${await starts(servers, { runs: 7 })}`,
    `Over a real connection:\n\n${await edits(servers, { sizes: [100_000, 1_000_000, 5_000_000], count: 40 })}`,
  ].join('\n\n');
}

/** Bundles a file of this folder as the product is bundled, so that like is compared with like. */
async function bundle(file, name, format) {
  const outfile = path.join(temporary, name);
  const entry = fileURLToPath(new URL(file, import.meta.url));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format,
  });
  return outfile;
}

/** Puts the report between the marks of the page. */
function keep(report) {
  const marked = /(?<=<!-- bench -->\n).*?(?=<!-- \/bench -->)/s;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(marked, () => `\n${report}\n\n`),
  );
}
