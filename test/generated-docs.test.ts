import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GENERATED } from './support/generated-docs.ts';

test.each(Object.entries(GENERATED))('docs/%s is what `npm run docs` makes', (file, make) => {
  expect(readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8')).toBe(make());
});
