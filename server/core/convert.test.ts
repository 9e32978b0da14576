import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, type Language } from './bridge/nouns.ts';
import { defaultStyle } from './bridge/words.ts';
import { check } from './check.ts';
import {
  formatOf,
  readRecords,
  recordOfCase,
  sentencesOf,
  TARGETS,
  writeBoardOfCase,
  writeDeals,
  writeUpOfDeals,
} from './convert.ts';
import { BOARD_LAYOUTS } from './format/layouts.ts';

const LIN =
  'pn|Ann,Bob,Cas,Dee|st||md|4SAQ53HKJ4DK42C863,SKJ9HAQ7DT53CKQ42,ST872HT98DAQJCA75,S64H6532D9876CJT9|rh||ah|Board 14|sv|o|' +
  'mb|p|mb|p|mb|p|mb|1C!|an|2+ clubs & short|mb|d|mb|p|mb|p|mb|p|pg||pc|S4|pc|S3|pc|S9|pc|ST|pg||pc|CA|';

const { records } = readRecords(LIN);
const en = defaultStyle('en');

it('gives the board of a case, dealer and vulnerability from its number', () => {
  const [found] = check(`Board 14
North: ♠AQ53 ♥- ♦K4 ♣-
East: ♠KJ ♥Q ♦T53 ♣-
South: ♠7 ♥J3 ♦AJ2 ♣-
West: ♠9 ♥T98 ♦Q7 ♣-
@contract 3NT S`).cases;
  const given = recordOfCase(found?.report ?? expect.fail());
  expect(given?.record).toMatchObject({
    boardNumber: 14,
    dealer: 'E',
    vulnerability: 'none',
    declarer: 'S',
    contract: { level: 3, denomination: 'NT' },
    hands: { N: { S: 'AQ53', H: '', D: 'K4', C: '' } },
  });
  expect(sentencesOf(given?.notices ?? [], en)).toEqual([
    'The board of this case has faults or is not shown whole; it is handed on as it stands.',
  ]);
});

it('gives the auction of a case', () => {
  const [found] = check(`Dealer East
North: ♠AQ53 ♥- ♦K4 ♣-
West   North   East   South
               1♠     Pass
2♥     Dbl     All pass`).cases;
  const { text } = writeBoardOfCase(found?.report ?? expect.fail(), 'pbn', 'labelled') ?? expect.fail();
  expect(text).toContain('[Declarer "W"]\n[Contract "2HX"]');
  expect(text).toContain('[Auction "E"]\n1S Pass 2H X\nPass Pass Pass');
});

it('gives nothing where a case shows no hand', () => {
  const [found] = check('East dropped the ♠K.').cases;
  expect(writeBoardOfCase(found?.report ?? expect.fail(), 'pbn', 'labelled')).toBeUndefined();
});

describe.each(LANGUAGES)('A write-up in %s', (language) => {
  it.each(BOARD_LAYOUTS)('made of a record says the same deal when it is read, its board %s', (layout) => {
    const { text } = writeUpOfDeals(LIN, language, layout);
    const { cases } = check(text, { settings: { language } });
    expect(cases).toHaveLength(1);
    const { report } = cases[0] ?? expect.fail();
    const [record] = records;
    expect(report.facts.boardNumber?.value).toBe(14);
    expect(report.facts.dealer?.value).toBe('E');
    expect(report.facts.vulnerability?.value).toBe('none');
    expect(report.facts.contract?.value).toEqual(record?.contract);
    expect(report.facts.declarer?.value).toBe(record?.declarer);
    expect(report.facts.boards[0]?.hands.N?.hand).toEqual(record?.hands.N);
    expect(report.findings.map(({ rule }) => rule)).toEqual([]);
  });

  it('written as text shows header, hands, auction, contract and play', () => {
    const { text } = writeDeals(records, 'text', defaultStyle(language));
    expect(text).toMatch(/14 · .+ · /);
    expect(text.split('\n\n')).toHaveLength(5);
    expect(text).toContain('1♣* (1)');
  });
});

it('writes text as people print it', () => {
  expect(writeDeals(records, 'text', en).text).toBe(`Board 14 · Dealer East · Vulnerable: nobody

North: ♠10872 ♥1098 ♦AQJ  ♣A75
East:  ♠64    ♥6532 ♦9876 ♣J109
South: ♠AQ53  ♥KJ4  ♦K42  ♣863
West:  ♠KJ9   ♥AQ7  ♦1053 ♣KQ42

West   North     East   South
                 Pass   Pass
Pass   1♣* (1)   X      Pass
Pass   Pass
(1) 2+ clubs & short

Contract: 1♣x by North

Play
East   South   West   North
♠4     ♠3      ♠9     ♠10
                      ♣A
`);
});

it('draws a board in the layout that is asked for', () => {
  const { text } = writeDeals(records, 'text', en, 'centred');
  expect(text).toMatch(/\n {2,}♠10872\n/);
});

it('writes HTML whose suits have names, and whose texts are escaped', () => {
  const { text } = writeDeals(records, 'html', en);
  expect(text).toContain('aria-label="clubs">♣</span>');
  expect(text).toContain('<li>2+ clubs &amp; short</li>');
  expect(text.match(/<th scope="(?:col|row)">/g)?.length).toBe(5 + 4 + 4 + 4);
  expect(text).not.toMatch(/color|style=/);
  for (const tag of ['section', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'ol', 'li', 'p']) {
    const count = (pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0;
    expect(count(`<${tag}[ >]`), tag).toBe(count(`</${tag}>`));
  }
});

it('writes the macros of OneDown', () => {
  const { text, lost } = writeDeals(records, 'latex', en);
  expect(text).toContain('\\southhand{AQ53}{KJ4}{K42}{863}');
  expect(text).toContain('\\boardnr{14}\n\\dealer[\\east]\n\\vulner[\\none]');
  expect(text).toContain(
    '\\begin{bidding}-(\\explainit{2+ clubs \\& short})\np & p & p & 1C\\alert\\markit \\\\\n',
  );
  expect(text).toContain('\\begin{play}');
  expect(sentencesOf(lost, en)).toEqual(['LaTeX (OneDown) cannot hold the names of the players.']);
});

test.each(['pbn', 'lin'] as const)('%s is known again, and gives back the deal', (target) => {
  const { text, lost } = writeDeals(records, target, en);
  expect(lost).toEqual([]);
  expect(formatOf(text)).toBe(target);
  expect(readRecords(text).records).toEqual(records);
});

test.each(TARGETS)('%s bears a record that tells nothing, and many', (target) => {
  const empty = { ...records[0], hands: {}, auction: undefined, play: undefined, kept: [], tags: {} };
  const all = [Object.assign({}, records[0], empty), ...records];
  for (const language of LANGUAGES) {
    expect(writeDeals(all, target, defaultStyle(language)).text).not.toMatch(/undefined|\{\w+\}\{?undefined/);
  }
});

it('says that nothing was read', () => {
  expect(writeUpOfDeals('hello', 'nl', 'centred')).toEqual({
    text: '',
    notices: ['Er staat geen spel in deze tekst: geen PBN, geen LIN en geen adres van een handviewer.'],
  });
});

it('says of a text that it is one, and nothing of how a viewer draws cards', () => {
  const viewer = '[hv=pc=n&s=sak3&w=sq94&n=sj76&e=st8&d=s&v=b&b=11&x=1]399|300[/hv]';
  const notices = (language: Language) => writeUpOfDeals(viewer, language, 'centred').notices;
  expect(notices('en')).toEqual(['A text has no place for: x.']);
  expect(notices('el')).toEqual(['Ένα κείμενο δεν χωρά: x.']);
  expect(notices('nl')).toEqual(['Een tekst heeft geen plaats voor: x.']);
  expect(notices('tr')).toEqual(['Bir metin şunları tutamaz: x.']);
});
