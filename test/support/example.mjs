// The example that a new user is shown first.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The example's file in the folder of examples, and the place of its wrong ruling, as `FILE:LINE:COLUMN`. */
export function wrongRulingIn(examples) {
  const file = path.join(examples, 'two-penalty-cards.ruling');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith('@picks-up'));
  return `${file}:${line + 1}:1`;
}
