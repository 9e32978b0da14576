// What it costs to judge a case, beside what it costs to read it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { median, ratio } from './table.mjs';

/** A sentence with the ratio of judging to reading over the write-ups of a folder; `core` is the library's bundle. */
export function judging(core, { folder, passes }) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ruling'));
  const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const cases = texts.flatMap((text) => core.read(text));
  const reading = timeOf(() => texts.map((text) => core.read(text)), passes);
  const judged = timeOf(() => cases.map((facts) => core.judge(facts, '2017', undefined)), passes);
  return `Judging ${cases.length} cases of Law 51 against the law takes ${ratio(judged, reading)} the time of reading them.`;
}

/** The middle time of some passes, in milliseconds; the first ones warm up. */
function timeOf(run, passes) {
  const times = Array.from({ length: passes }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return median(times.slice(Math.floor(passes / 3)));
}
