// Start, opening and editing over a real connection, the servers taking turns.
import { performance } from 'node:perf_hooks';
import { startServer } from '../support/stdio-client.mjs';
import { casebook, randomNumbers } from './documents.mjs';
import { median, ratio, rounded, table } from './table.mjs';

const URI = 'file:///casebook.ruling';

/** A table of the start: spawn → initialize, and → the first diagnostics of a small write-up. */
export async function starts(servers, { runs }) {
  const text = casebook(10_000);
  const samples = servers.map(() => ({ initialize: [], first: [] }));
  for (let run = 0; run <= runs; run++) {
    for (const [at, { file }] of servers.entries()) {
      const client = startServer(file);
      const initialize = await client.initialize();
      const first = (await client.open(URI, text, 'ruling')).at - client.startedAt;
      await client.stop();
      if (run === 0) continue; // The first run only fills the file cache.
      samples[at].initialize.push(initialize);
      samples[at].first.push(first);
    }
  }
  return compared(['spawn → initialize, ms', 'spawn → diagnostics of 10 kB, ms'], servers, (at) => [
    median(samples[at].initialize),
    median(samples[at].first),
  ]);
}

/**
 * A table of opening, to the first report and until all is read, and of one-character edits for each size, in bytes.
 * A server without an outline says so at once: it has read all by its first report.
 */
export async function edits(servers, { sizes, count }) {
  const measured = [];
  for (const size of sizes) {
    const text = casebook(size);
    const rows = [];
    for (const { file } of servers) rows.push(await session(file, text, count));
    measured.push(rows);
  }
  const headings = sizes.flatMap((size) => [
    `open ${named(size)}, ms`,
    `all read, ms`,
    `edit ${named(size)}, ms`,
  ]);
  const notes = sizes.map((size, at) => `${named(size)}: ${measured[at].at(-1).diagnostics}`);
  const body = compared(headings, servers, (at) =>
    measured.flatMap((rows) => [rows[at].open, rows[at].all, rows[at].edit]),
  );
  return `${body}\n\nDiagnostics published by ours each time: ${notes.join(', ')}.`;
}

async function session(file, text, count) {
  const client = startServer(file);
  await client.initialize();
  const sent = performance.now();
  const open = (await client.open(URI, text, 'ruling')).at - sent;
  const all = (await client.outline(URI)) - sent;
  const lines = text.split('\n');
  const random = randomNumbers(7);
  const times = [];
  for (let version = 2; times.length < count; version += 2) {
    const line = random(lines.length);
    const character = random(lines[line].length + 1);
    const start = { line, character };
    times.push(await client.edit(URI, version, { start, end: start }, 'x'));
    times.push(await client.edit(URI, version + 1, { start, end: { line, character: character + 1 } }, ''));
  }
  await client.stop();
  return { open, all, edit: median(times), diagnostics: client.published };
}

/** A row for each server; behind a number stands how many times the first server's it is. */
function compared(headings, servers, numbersOf) {
  const base = numbersOf(0);
  const rows = servers.map(({ name }, at) => [
    name,
    ...numbersOf(at).map((number, column) =>
      at === 0 ? rounded(number) : `${rounded(number)} ${ratio(number, base[column])}`,
    ),
  ]);
  return table(['server', ...headings], rows);
}

function named(size) {
  return size < 1_000_000 ? `${size / 1000} kB` : `${size / 1_000_000} MB`;
}
