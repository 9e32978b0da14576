// A sentence of a ruling that was not understood is pointed out where that helps, with annotations to choose from.
import { expect, it, test } from 'vitest';
import { checkCase, DEFAULT_SETTINGS, messageOf, type Settings } from '../server/core/case.ts';
import { linesAfter } from '../server/core/edits/text-edit.ts';
import { fixesOf, fixTitle } from '../server/core/fixes.ts';
import { WriteUp } from '../server/core/syntax/write-up.ts';

const RULE = 'facts/not-understood';
const TABLE = '@contract 3NT S\n@penalty E ♠K ♥Q dropped\n@on-lead W\n@prohibits ♠\n';
const UNCLEAR = 'The director ruled that East had to pick up whichever card he liked less.';
const ASKED: Settings = { ...DEFAULT_SETTINGS, severity: { [RULE]: 'information' } };

function read(text: string, settings = DEFAULT_SETTINGS) {
  const [source] = new WriteUp(text.split('\n'), 'ruling').cases;
  if (source === undefined) throw new Error('The text has no case.');
  const report = checkCase(source, settings);
  return { source, report, told: report.findings.filter(({ rule }) => rule === RULE) };
}

test.each([
  ['en', UNCLEAR, 'pick up'],
  [
    'el',
    'Ο διαιτητής αποφάσισε ότι η Ανατολή έπρεπε να πάρει στο χέρι όποιο τιμωρημένο φύλλο ήθελε λιγότερο.',
    'πάρει στο χέρι',
  ],
  ['nl', 'De arbiter oordeelde dat Oost de strafkaart moest opnemen die hem het minst beviel.', 'opnemen'],
  ['tr', 'Direktör, Doğu’nun daha az sevdiği cezalı kartı eline almasına karar verdi.', 'eline almasına'],
])('points at the words that were not understood: %s', (language, sentence, words) => {
  const { report, told } = read(`@language ${language}\n${TABLE}\n${sentence}\n`);
  expect(told.map(({ span }) => report.text.lines.join('\n').slice(span.start, span.end))).toEqual([words]);
  expect(told.map(({ severity }) => severity)).toEqual(['hint']);
  expect(told.map((finding) => messageOf(report, finding)).join()).not.toContain('{');
});

it('is silent where the ruling was understood, is annotated, or speaks of the deposit', () => {
  const claims = 'The director ruled that East picks up ♠K and that ♥Q remains a penalty card.';
  for (const rest of [claims, `${UNCLEAR}\n@picks-up E ♠K`, 'The director returned the deposit.'])
    expect(read(`${TABLE}\n${rest}\n`).told).toEqual([]);
});

it('is silent in prose that has nothing else to tell, unless a setting asks for it', () => {
  const prose =
    'South plays 3NT. East has two penalty cards, ♠K and ♥Q. West is on lead. South forbids a spade.\n\n';
  expect(read(prose + UNCLEAR).report.findings).toEqual([]);
  expect(read(prose + UNCLEAR, ASKED).told.map(({ severity }) => severity)).toEqual(['information']);
});

it('offers the annotations that it may mean, and is silent once one is there', () => {
  const { source, report, told } = read(`${TABLE}\n${UNCLEAR}\n`);
  const fixes = told.flatMap((finding) => fixesOf(source, report, finding, DEFAULT_SETTINGS));
  expect(fixes.map((fix) => fixTitle(report, fix))).toEqual([
    'Annotate what is ruled: @picks-up E ♠K ♥Q',
    'Annotate what is ruled: @picks-up E ♠K',
    'Annotate what is ruled: @picks-up E ♥Q',
  ]);
  expect(fixes.some(({ isPreferred }) => isPreferred)).toBe(false);
  for (const { edits } of fixes) expect(read(linesAfter(report.text, edits).join('\n')).told).toEqual([]);
});
