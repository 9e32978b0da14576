// The suites for an extension host in Node: VS Code calls `run` and waits for its promise.
import { runAll } from './run.ts';

export async function run(): Promise<void> {
  const { default: Mocha } = await import('mocha');
  const mocha = new Mocha({ color: false, timeout: 60_000, reporter: 'spec', ui: 'tdd' });
  await runAll(mocha, async () => {
    await import('./all.ts');
    // A browser has no Word documents to open.
    await import('./suites/word-documents.ts');
  });
}
