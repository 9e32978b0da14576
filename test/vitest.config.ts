import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'test/*.test.ts'],
    testTimeout: 20_000,
  },
});
