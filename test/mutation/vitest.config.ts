// The tests by which mutants of the model are caught: those that ask the law, the model's own first.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOfTheModel = ({ moduleId }: TestSpecification) => moduleId.includes('/server/core/model/');

/** The run ends with the first test that fails: those that load least come first. */
class ModelFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((one, other) => Number(isOfTheModel(other)) - Number(isOfTheModel(one)));
  }
}

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
    sequence: { sequencer: ModelFirst },
    testTimeout: 20_000,
  },
});
