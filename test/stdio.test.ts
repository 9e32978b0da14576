import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { connectTo } from './support/language-client.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = path.join(root, 'dist/server.cjs');

it('serves any client over stdio, from the bundle alone', async () => {
  const child = spawn(process.execPath, [bundle, '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const noise: string[] = [];
  child.stderr.on('data', (chunk) => noise.push(String(chunk)));
  const client = await connectTo(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
    {},
  );
  client.open('file:///a.ruling', '@penalty E ♠K ♥Q dropped\n@nonsense E\n');
  expect((await client.diagnostics('file:///a.ruling')).length).toBeGreaterThan(0);
  await client.shutdown();
  await client.connection.sendNotification('exit');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(noise).toEqual([]);
});

it('ends when its client is gone', async () => {
  const child = spawn(process.execPath, [bundle, '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  await connectTo(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin), {});
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

it.each(['law51', 'write-ups'])('publishes for %s what the command line prints', async (folder) => {
  const script = path.join(root, 'test/support/server-like-cli.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    path.join(root, 'test/fixtures', folder),
  ]);
  expect(stdout).toMatch(/^\d+ of \d+ files agree\n$/);
});
