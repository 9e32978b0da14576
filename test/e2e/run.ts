import type Mocha from 'mocha';

/** Loads the suites and runs them; fails when a test does, or when there is none. */
export async function runAll(mocha: Mocha, load: () => Promise<unknown>): Promise<void> {
  // Defines `suite` and `test` for the modules that are loaded next.
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await load();
  let passed = 0;
  const failed = await new Promise<number>((resolve) => {
    const runner = mocha.run(resolve);
    runner.on('pass', () => passed++);
    // Said at once: a run that is ended by its time limit would not come to tell.
    runner.on('fail', (_, error) => console.log(`      ${error.message}`));
  });
  console.log(`In the extension host: ${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) throw new Error(`${failed} tests failed, ${passed} passed.`);
}
