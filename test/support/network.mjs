// What VS Code, with the extension or without it, asked of the network beyond this machine.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inProject } from './places.mjs';

/** The environment in which each Node process writes down what it asks for, into `folder`. */
export function recordingEnvironment(folder) {
  const recorder = `--require ${inProject('test/support/record-network.cjs')}`;
  return {
    NETWORK_LOG: networkLog(folder),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, recorder].filter(Boolean).join(' '),
  };
}

/** What the Node processes asked for, as `host asked for by program`; and the programs that were watched. */
export function recordedIn(folder) {
  const log = networkLog(folder);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  const entries = lines.map((line) => JSON.parse(line));
  return {
    outside: new Set(entries.filter(({ host }) => host).map(({ host }) => host)),
    programs: entries.filter(({ started }) => started).map(({ program }) => program),
  };
}

function networkLog(folder) {
  return path.join(folder, 'network.jsonl');
}
