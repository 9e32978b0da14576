// `options` and `draft`: what a director asks of one write-up, on the command line.
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { cli, folderOf, RIGHT, WRONG } from './support/command-line.ts';

const folder = folderOf({
  'wrong.ruling': WRONG,
  'right.ruling': RIGHT,
  'small.ruling': '@contract 3NT S\n@penalty E ♠7\n@on-lead W\n',
  'calm.ruling': 'Nothing happened.',
  'dutch.ruling': `@language nl\n${WRONG}`,
  'page.md': `# Page\n\n\`\`\`ruling\n${WRONG}\`\`\`\n`,
});
const file = (name: string) => join(folder, name);

describe('options', () => {
  it('tells each option with what follows from it, at the place where the lead is told', async () => {
    const { code, out, err } = await cli(['options', file('wrong.ruling')]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').slice(0, 6)).toEqual([
      `${file('wrong.ruling')}:4:1: Declarer’s options (6) · prohibited: spades`,
      '  - When West is to lead, declarer may choose one of these:',
      '    - Require spades. (Law 51B2(a))',
      '      - ♠K is picked up and is no longer a penalty card.',
      '      - ♥Q remains on the table as a penalty card.',
      '      - West must lead spades, for this lead only.',
    ]);
  });

  it('speaks the language that is asked for, else that of the write-up', async () => {
    expect((await cli(['options', file('dutch.ruling')])).out).toContain('Keuzes van de leider (6)');
    const greek = await cli(['options', file('dutch.ruling'), '--language', 'el']);
    expect(greek.out).toContain('Επιλογές του εκτελεστή (6)');
  });

  it('rests on the edition that is asked for', async () => {
    const { out } = await cli(['options', file('wrong.ruling'), '--laws', '2007']);
    expect(out).toContain('Neither require nor prohibit a lead. (Law 50D2(b))');
  });

  it('gives the same as one JSON object', async () => {
    const { code, out } = await cli(['options', file('wrong.ruling'), '--format', 'json']);
    const { version, path, moments } = JSON.parse(out);
    expect({ code, version, path }).toEqual({ code: 0, version: 1, path: file('wrong.ruling') });
    expect(moments).toHaveLength(1);
    expect(moments[0]).toMatchObject({
      case: 'Board 14',
      range: { start: { line: 3, character: 0 } },
      laws: '2017',
      declarer: 'S',
      onLead: 'W',
      penaltyCards: { E: ['SK', 'HQ'] },
      choice: { kind: 'prohibit', suits: ['S'] },
      missing: [],
      plays: [],
    });
    expect(moments[0].options[2]).toMatchObject({
      option: { kind: 'prohibit', suits: ['S'] },
      paragraph: '51B2(b)',
      pickedUp: ['SK'],
      remains: ['HQ'],
      lead: { player: 'W', rule: 'may-not', until: 'lead-lost', canComply: null, cards: null },
      offender: { player: 'E', mustPlay: ['HQ'] },
    });
    expect(moments[0].text[0]).toBe('- When West is to lead, declarer may choose one of these:');
  });

  it('names what is missing, with exit code 1', async () => {
    const { code, out } = await cli(['options', file('small.ruling')]);
    expect(code).toBe(1);
    expect(out).toContain('small.ruling:3:1: Declarer’s options: the text does not say enough');
    expect(out).toContain('  The text does not say how the card was exposed');
  });

  it('says so where there is nothing to choose', async () => {
    const { code, out } = await cli(['options', file('calm.ruling')], { language: 'tr' });
    expect(code).toBe(0);
    expect(out).toBe('Metinde deklarana seçenek veren ya da oynanması gereken bir cezalı kart yok.\n');
  });

  it('reads what is marked as a write-up in Markdown', async () => {
    expect((await cli(['options', file('page.md')])).out).toContain('page.md:7:1: Declarer’s options (6)');
  });
});

describe('draft', () => {
  it('prints the right ruling in the language of the write-up', async () => {
    const { code, out } = await cli(['draft', file('dutch.ruling')]);
    expect(code).toBe(0);
    expect(out).toBe(
      `${file('dutch.ruling')}:8:1: Oost neemt ♠K op. ♥Q blijft als strafkaart op tafel liggen. West mag geen schoppen voorspelen zolang west aan slag blijft, tenzij west geen andere kleur heeft (artikel 51B2(b)).\n`,
    );
  });

  it.each(['right.ruling', 'calm.ruling'])(
    'says so where there is none, with exit code 1: %s',
    async (name) => {
      const { code, out, err } = await cli(['draft', file(name)]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^No ruling is drafted for /);
    },
  );
});

test.each([
  ['options'],
  ['options', file('wrong.ruling'), file('right.ruling')],
  ['options', file('absent.ruling')],
  ['options', file('wrong.ruling'), '--fail-on', 'never'],
  ['options', file('wrong.ruling'), '--language', 'fr'],
  ['draft', file('absent.ruling')],
  ['draft', file('wrong.ruling'), '--format', 'json'],
])('exit code 2 for %j', async (...args) => {
  const { code, out } = await cli(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('the help names both commands', async () => {
  const { out } = await cli(['--help'], { language: 'el' });
  expect(out).toContain('bridge-rulings options FILE');
  expect(out).toContain('bridge-rulings draft FILE');
});
