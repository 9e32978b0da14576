// Mutation testing of the law's model: npm run test:mutation. What it found stands in docs/mutants.md.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: ['server/core/model/*.ts', '!server/core/model/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  ignorePatterns: ['/dist', '/.vscode-server', '/docs', '/examples', '*.png', '*.vsix', '.tsbuild'],
  tempDirName: 'out/mutation/sandbox',
  incremental: true,
  incrementalFile: 'out/mutation/incremental.json',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'out/mutation/mutation.json' },
};
