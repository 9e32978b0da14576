// The tests by which mutants of the model are caught: the model's own, which load nothing else of the core.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['server/core/model/*.test.ts'],
    // The model is read and prepared once for all files.
    isolate: false,
    testTimeout: 20_000,
  },
});
