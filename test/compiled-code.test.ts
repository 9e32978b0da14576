import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { connectTo } from './support/language-client.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  cpSync(path.join(dist, 'server.cjs'), path.join(folder, 'server.cjs'));
  for (const part of readdirSync(path.join(dist, 'server')).filter((name) => name.endsWith('.cjs')))
    cpSync(path.join(dist, 'server', part), path.join(folder, 'server', part));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('leaves its compiled parts for the next start, which says the same', async () => {
  const first = await session();
  const kept = compiledParts();
  expect(kept.length).toBeGreaterThan(3);
  expect(await session()).toEqual(first);
  expect(compiledParts().map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
});

it('compiles anew where a form is damaged, and mends it', async () => {
  const first = await session();
  const kept = compiledParts();
  for (const [at, { file, content }] of kept.entries()) writeFileSync(file, damaged(content, at));
  expect(await session()).toEqual(first);
  for (const { name, content } of compiledParts()) {
    const before = kept.find((part) => part.name === name)?.content.length ?? 0;
    expect(content.length).toBeGreaterThan(before / 2);
  }
});

it('starts as ever where it may not write', async () => {
  for (const part of readdirSync(path.join(folder, 'server')))
    mkdirSync(path.join(folder, 'server', `${part}.compiled`));
  expect((await session()).diagnostics).not.toEqual([]);
  expect(readdirSync(path.join(folder, 'server')).filter((name) => /\.\d+$/.test(name))).toEqual([]);
});

/** What a session publishes for a write-up; it fails where the server says a word beside the protocol. */
async function session() {
  const child = spawn(process.execPath, [path.join(folder, 'server.cjs'), '--stdio']);
  const noise: string[] = [];
  child.stderr.on('data', (chunk) => noise.push(String(chunk)));
  const client = await connectTo(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
    {},
  );
  client.open('file:///a.ruling', '@penalty E ♠K ♥Q dropped\n@nonsense E\n');
  const diagnostics = await client.diagnostics('file:///a.ruling');
  await client.shutdown();
  await client.connection.sendNotification('exit');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(noise).toEqual([]);
  return { diagnostics };
}

function compiledParts() {
  const names = readdirSync(path.join(folder, 'server')).filter((name) => name.endsWith('.compiled'));
  return names.map((name) => {
    const file = path.join(folder, 'server', name);
    return { name, file, content: readFileSync(file) };
  });
}

/** Cut off, emptied, or with a block that was lost. */
function damaged(content: Buffer, at: number): Buffer {
  if (at % 3 === 0) return content.subarray(0, content.length / 2);
  if (at % 3 === 1) return Buffer.alloc(0);
  return Buffer.from(content).fill(0, content.length >> 2, content.length >> 1);
}
