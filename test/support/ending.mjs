// Whatever ends a script, a time limit's SIGTERM too, also ends what the script started.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const atExit = [];
const beforeExit = [];

/** Runs when the process ends; must be synchronous. The last one added runs first. */
export function whenEnding(cleanUp) {
  atExit.unshift(cleanUp);
}

/** Runs first when a signal ends the process; is waited for, five seconds at most. */
export function whenInterrupted(close) {
  beforeExit.push(close);
}

/** A folder for this run only. */
export function scratchFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  whenEnding(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}

process.once('exit', () => {
  for (const cleanUp of atExit) {
    try {
      cleanUp();
    } catch (error) {
      console.error(`Not cleaned up: ${error.message}`);
    }
  }
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    const limit = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([Promise.allSettled(beforeExit.map((close) => close())), limit]);
    process.exit(1);
  });
}
