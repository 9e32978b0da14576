// The tests by which mutants of the model are caught: those that ask the law, each file once for all its tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [
      'server/core/model/*.test.ts',
      'server/core/rules/judge.test.ts',
      'server/core/rules/law-gives.test.ts',
      'server/core/options.test.ts',
      'test/law-cases.test.ts',
      'test/law-catalogue.test.ts',
      'test/rules.test.ts',
    ],
    // The core is read and prepared once for all files.
    isolate: false,
    testTimeout: 20_000,
  },
});
