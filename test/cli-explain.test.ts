import { expect, it, test } from 'vitest';
import { cli } from './support/command-line.ts';

it('prints the page of a rule in the language of the terminal', async () => {
  const { code, out, err } = await cli(['explain', '51B2(b)/picked-up-without-cause'], { language: 'nl' });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^# Een strafkaart opgenomen die op tafel blijft liggen\n\n`51B2\(b\)\//);
  expect(out).toContain('♥Q blijft op tafel liggen: de leider verbood alleen schoppen.');
});

it('prints it in the language asked for', async () => {
  const { out } = await cli(['explain', 'card-twice', '--language', 'en'], { language: 'tr' });
  expect(out).toMatch(/^# A card that is shown twice\n\n`board\/card-twice`/);
});

it('names the nearest where there is no such rule', async () => {
  const { code, out, err } = await cli(['explain', '51B2(b)/picked-up']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(
    /^There is no rule “51B2\(b\)\/picked-up”; the nearest are: law\/picked-up-without-cause, /,
  );
});

test.each([
  [[]],
  [['card-twice', 'missing-card']],
  [['card-twice', '--language', 'fr']],
  [['card-twice', '--laws', '2007']],
])('the exit code of explain with %j is 2', async (args) => {
  const { code, err } = await cli(['explain', ...args]);
  expect(code).toBe(2);
  expect(err).not.toBe('');
});

it('is told of in the help', async () => {
  expect((await cli(['--help'])).out).toContain('bridge-rulings explain RULE [--language L]');
});
