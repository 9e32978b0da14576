// The suites for an extension host in a browser, with Mocha's build for browsers.
import 'mocha/mocha.js';
import { runAll } from './run.ts';

export function run(): Promise<void> {
  mocha.setup({ color: false, timeout: 60_000, reporter: 'spec', ui: 'tdd' });
  return runAll(mocha, () => import('./all.ts'));
}
