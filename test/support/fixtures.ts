import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A marked block of a fixture file: what it is called, why it is there, and how it is to be read. */
export type Fixture = {
  readonly file: string;
  readonly name: string;
  readonly why: string;
  /** `language=nl laws=2007` behind the word `ruling` of the fence. */
  readonly options: Readonly<Record<string, string>>;
  readonly marked: string;
  /** The lines of the block in its file, the fences left out: from, and behind the last. */
  readonly lines: readonly [from: number, end: number];
};

export const FIXTURES = join(import.meta.dirname, '..', 'fixtures');

/** The fixtures of every Markdown file under test/fixtures. */
export function allFixtures(): readonly Fixture[] {
  return readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => fixturesIn(file, readFileSync(join(FIXTURES, file), 'utf8')));
}

/** A heading, a sentence on why, a block fenced as `ruling`; and again. */
export function fixturesIn(file: string, markdown: string): readonly Fixture[] {
  const lines = markdown.split('\n');
  const fixtures: Fixture[] = [];
  let name = '';
  let why = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, heading] = /^#+ (.+)$/.exec(line) ?? [];
    const [, fence, options = ''] = /^(`{3,})ruling\b(.*)$/.exec(line) ?? [];
    if (heading) [name, why] = [heading, ''];
    else if (fence) {
      const end = lines.indexOf(fence, at + 1);
      const marked = lines.slice(at + 1, end).join('\n');
      fixtures.push({
        file,
        name,
        why: why.trim(),
        options: optionsIn(options),
        marked,
        lines: [at + 1, end],
      });
      at = end;
    } else why += `${line}\n`;
  }
  return fixtures;
}

function optionsIn(written: string): Readonly<Record<string, string>> {
  const pairs = Array.from(
    written.matchAll(/(\w+)=(\S+)/g),
    ([, option = '', value = '']) => [option, value] as const,
  );
  return Object.fromEntries(pairs);
}
