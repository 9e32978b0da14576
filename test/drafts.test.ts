// A drafted ruling is read back with the same facts and without a finding, in each language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { type CaseReport, DEFAULT_SETTINGS } from '../server/core/case.ts';
import { check } from '../server/core/check.ts';
import { draftOf } from '../server/core/draft.ts';
import { linesAfter } from '../server/core/edits/text-edit.ts';

const FOLDER = new URL('fixtures/law51-cases/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const named = (pattern: RegExp) => readdirSync(FOLDER).filter((name) => pattern.test(name));
const inLanguages = (names: readonly string[]) =>
  names.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

/** The only case of a text, and its draft. */
function drafted(text: string, kind: 'ruling' | 'markdown' = 'ruling') {
  const report = onlyCase(text, kind);
  const draft = draftOf(report, DEFAULT_SETTINGS);
  return { report, draft, text: draft ? linesAfter(report.text, [draft.edit]).join('\n') : text };
}

function onlyCase(text: string, kind: 'ruling' | 'markdown' = 'ruling'): CaseReport {
  const [first, another] = check(text, { kind }).cases;
  if (first === undefined || another) throw new Error('The text is to hold one case.');
  return first.report;
}

const eventsOf = ({ facts }: CaseReport) =>
  JSON.stringify(facts.events, (key, value) => (key === 'span' ? undefined : value));

/** Texts whose facts leave the ruling open, so that none is drafted. */
const LEFT_OPEN: { readonly [name: string]: string } = {
  'C37.good.ruling': 'Declarer is told to have made two choices of which only one can stand.',
  'T30.ruling': 'A lead is told but not what declarer chose before it.',
};

describe('the facts of a right ruling', () => {
  const names = named(/^(C\d+\.good|T\d+)\.ruling$/);

  test.each(inLanguages(names))(
    '$name, in $language, get a draft that is read back',
    ({ name, language }) => {
      const facts = `@language ${language}\n${read(name).replace(/\n@ruling[\s\S]*$/, '\n')}`;
      const { report, draft, text } = drafted(facts);
      expect(draft === undefined).toBe(Object.hasOwn(LEFT_OPEN, name));
      if (draft === undefined) return;
      expect(draft.replaces).toBe(false);
      const again = onlyCase(text);
      expect(again.findings.map(({ rule }) => rule)).toEqual([]);
      expect(again.verdict).toBe('judged');
      expect(eventsOf(again)).toBe(eventsOf(report));
      expect(draftOf(again, DEFAULT_SETTINGS)).toBeUndefined();
    },
  );
});

/** Wrong texts for which no ruling is drafted. */
const NOT_DRAFTED: { readonly [name: string]: string } = {
  'C37.ruling': 'Declarer is told to have made two choices of which only one can stand.',
  'C50.ruling': 'The text gives a card to two hands: the facts are to be mended first.',
  'C69.ruling': 'Only the reference is another one; the ruling is right.',
  'C70.ruling': 'Only the reference is another one; the ruling is right.',
};

describe('a ruling that contradicts the law', () => {
  test.each(inLanguages(named(/^C\d+\.ruling$/)))(
    '$name, in $language, is replaced by one that does not',
    ({ name, language }) => {
      const { report, draft, text } = drafted(`@language ${language}\n${read(name)}`);
      expect(draft === undefined).toBe(Object.hasOwn(NOT_DRAFTED, name));
      if (draft === undefined) return;
      expect(draft.replaces).toBe(true);
      const again = onlyCase(text);
      expect(again.findings.map(({ rule }) => rule)).toEqual([]);
      expect(eventsOf(again)).toBe(eventsOf(report));
    },
  );
});

const FACTS = `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
`;

describe('a draft', () => {
  it('is what a Director of the country would say', () => {
    const say = (language: string) => drafted(`@language ${language}\n${FACTS}`).draft?.ruling;
    expect(say('en')).toBe(
      'East picks up ♠K. ♥Q remains on the table as a penalty card. West may not lead spades until West loses the lead (Law 51B2(b)).',
    );
    expect(say('el')).toBe(
      'Η Ανατολή αποσύρει το φύλλο ♠K. Το φύλλο ♥Q παραμένει στο τραπέζι ως τιμωρημένο φύλλο. Η Δύση δεν μπορεί να κάνει έξοδο σε πίκα μέχρι να χάσει την έξοδο (Νόμος 51Β2(β)).',
    );
    expect(say('nl')).toBe(
      'Oost neemt ♠K op. ♥Q blijft als strafkaart op tafel liggen. West mag geen schoppen voorspelen zolang west aan slag blijft (artikel 51B2(b)).',
    );
    expect(say('tr')).toBe(
      'Doğu, ♠K kartını eline alır. ♥Q cezalı kart olarak masada kalır. Batı, çıkışı kaybedene kadar pik çıkamaz (Yasa 51B2(b)).',
    );
  });

  it('leaves the leader whose hand is not shown what Law 59 gives', () => {
    const say = (language: string, option: string) =>
      drafted(`@language ${language}\n${FACTS.replace(/@hand.*\n/, '').replace('@prohibits ♠', option)}`)
        .draft?.ruling;
    for (const language of LANGUAGES) {
      expect(say(language, '@prohibits ♠'), language).toContain('51');
      expect(say(language, '@requires ♠'), language).toContain('51');
    }
    expect(say('en', '@requires ♠')).toContain(
      'West must lead spades, for this lead only, unless West has none',
    );
    expect(say('nl', '@prohibits ♠')).toContain('tenzij west geen andere kleur heeft');
  });

  it('names the paragraph of the edition', () => {
    const neither = FACTS.replace('@prohibits ♠', '@neither');
    expect(drafted(neither).draft?.ruling).toContain('(Law 51B2(c))');
    expect(drafted(`@laws 2007\n${neither}`).draft?.ruling).toContain('(Law 50D2(b))');
  });

  it('tells of the options where declarer has not chosen', () => {
    expect(drafted(FACTS.replace('@prohibits ♠\n', '')).draft?.ruling).toBe(
      '♠K and ♥Q are major penalty cards of East (Law 50B). Declarer may require spades or hearts (Law 51B2(a)). Declarer may prohibit one or more of the suits spades and hearts (Law 51B2(b)). Declarer may choose neither to require nor to prohibit a lead (Law 51B2(c)).',
    );
  });

  it('stands behind the opening of the ruling, as a paragraph', () => {
    expect(drafted(`${FACTS}@ruling director\n\n## Comment\n\nNothing.`).text).toContain(
      '@ruling director\n\nEast picks up ♠K.',
    );
    expect(drafted(`${FACTS}\n\n`).text).toMatch(/^@prohibits ♠\n\nEast picks up ♠K.*\n\n\n$/m);
  });

  it('takes the place of sentences that the annotations repeat', () => {
    const wrong = `${FACTS}
## Ruling

East picks up both cards, and play goes on. (Law 51B2(b))

@ruling
@picks-up E ♠K ♥Q
@cites 51B2(b)

## Comment

In fact the ♥Q should have stayed.
`;
    const { text } = drafted(wrong);
    expect(text).toContain('## Ruling\n\nEast picks up ♠K. ♥Q remains');
    expect(text).toContain('\n\n@ruling\n\n## Comment\n\nIn fact the ♥Q should have stayed.');
    expect(text).not.toContain('both cards');
  });

  it('stands outside a comment, which goes where it holds nothing else', () => {
    const hidden = (ruling: string) => `<!--\n${FACTS}-->\n\nText.\n\n<!--\n${ruling}-->\n\nMore text.\n`;
    const { text } = drafted(hidden('@picks-up E ♠K ♥Q\n'), 'markdown');
    expect(text).toMatch(/Text\.\n\nEast picks up ♠K.*\n\nMore text\.\n$/);
    const opened = drafted(hidden('@ruling director\n@picks-up E ♠K ♥Q\n'), 'markdown').text;
    expect(opened).toMatch(/<!--\n@ruling director\n-->\n\nEast picks up ♠K.*\n\nMore text/);
  });

  it('keeps the sentences that rule nothing', () => {
    const prose = `${FACTS}\nEast was cross. East picks up both penalty cards. North laughed.\n`;
    expect(drafted(prose).text).toMatch(/East was cross\. East picks up ♠K.* North laughed\.\n$/);
  });

  it.each([
    ['the ruling is right', `${FACTS}@ruling\n@picks-up E ♠K\n`],
    ['nothing happened', 'Nothing happened.\n'],
    ['the case is an exercise', `${FACTS}@ruling\n@picks-up E ♠K ♥Q\n@expect 51B2(b)\n`],
    ['the write-up itself calls the ruling wrong', `${FACTS}@ruling\n@picks-up E ♠K ♥Q\n@verdict wrong\n`],
    ['the board has a fault', `@hand N ♠K ♥- ♦- ♣-\n@hand E ♠K ♥Q ♦- ♣-\n${FACTS}`],
    ['a small card may be major or minor', '@contract 3NT S\n@penalty E ♠7\n@on-lead W\n@prohibits ♠\n'],
  ])('is not offered where %s', (_why, text) => {
    expect(drafted(text).draft).toBeUndefined();
  });
});
