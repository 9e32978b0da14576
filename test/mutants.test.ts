// What docs/mutants.md says of mutation testing, held against the model as it is now.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MODEL = new URL('../server/core/model/', import.meta.url);
const PAGE = readFileSync(new URL('../docs/mutants.md', import.meta.url), 'utf8');

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** The survivors of the page: the file, the code that a mutant changes, the line it stands in, the reason. */
const survivors = PAGE.split(/^### /m)
  .slice(1)
  .flatMap((part) => {
    const [file = '', ...lines] = part.split('\n');
    return lines
      .filter((line) => line.startsWith('- '))
      .map((line) => {
        const [, code = '', place = '', reason = ''] =
          /^- (?:`([^`]*)`|`` .* ``) → .* in (?:`([^`]*)`|`` .* ``): (.*)$/.exec(line) ?? [];
        return { file, code, place, reason, line };
      });
  });

describe('the page on mutants of the model', () => {
  it('has every file in which something can be changed', () => {
    const files = readdirSync(MODEL).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const told = [...PAGE.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(files.sort());
  });

  it('tells of a run in which nine mutants of ten were caught', () => {
    const [, mutants = '', caught = ''] = /^\| all \| (\d+) \| (\d+) \|/m.exec(PAGE) ?? [];
    expect(Number(caught) / Number(mutants)).toBeGreaterThanOrEqual(0.9);
  });

  it('gives a reason for each survivor', () => {
    expect(survivors.length).toBeGreaterThan(0);
    expect(survivors.filter(({ reason }) => !/\w.*\.$/.test(reason)).map(({ line }) => line)).toEqual([]);
  });

  it('names survivors of the code that there is', () => {
    const gone = survivors.filter(({ file, code, place }) => {
      const source = flat(readFileSync(new URL(file, MODEL), 'utf8'));
      return [code, place].some((text) => !source.includes(flat(text).replace(/…$/, '')));
    });
    expect(gone.map(({ line }) => line)).toEqual([]);
  });
});
