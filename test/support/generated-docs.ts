// The pages of docs/ that are made from the rules, the laws and the model: nothing in them is written by hand.
import { defaultStyle } from '../../server/core/bridge/words.ts';
import { explain, RULE_NAMES } from '../../server/core/explain.ts';
import { LAWS } from '../../server/core/laws/all.ts';
import { ALL_ANSWERS, DOUBTS, GROUNDS, type Ground, READINGS } from '../../server/core/laws/answers.ts';
import { paragraphOf } from '../../server/core/laws/book.ts';
import { EDITIONS } from '../../server/core/laws/editions.ts';
import type { ParagraphId } from '../../server/core/laws/paragraph-id.ts';
import { partsOf } from '../../server/core/laws/paragraphs.ts';
import { say } from '../../server/core/messages/format.ts';
import type { Wording } from '../../server/core/messages/wording.ts';
import { isAnswered, sourceOf } from '../../server/core/model/basis.ts';
import { RULES } from '../../server/core/rules/all.ts';
import { GROUND_WORDS, READING_WORDS } from '../../server/core/rules/certainty.ts';
import { FAMILIES, type Family } from '../../server/core/rules/rule.ts';
import { UNFORMALISED } from '../../server/core/rules/unformalised.ts';
import { SEVERITY_BY_GROUND } from '../../server/core/rules/weigh.ts';
import { parseMarked } from '../../server/core/text/marked.ts';

const MADE_BY = '<!-- Made by `npm run docs`; what is changed here by hand is lost. -->';

/** The generated pages, by their names in docs/. */
export const GENERATED: { readonly [file: string]: () => string } = {
  'rules.md': rulesPage,
  'law-model.md': lawModelPage,
};

const FAMILY_TITLES: { readonly [family in Family]: string } = {
  board: 'Boards',
  notation: 'Annotations',
  facts: 'What the text says twice',
  citation: 'Citations',
  law: 'Rulings against the law',
};

function rulesPage(): string {
  return page([
    '# Rules',
    MADE_BY,
    'Every rule with bad and good examples; under the words of an example stands what is said of them.',
    'A rule of the law is named after the paragraph that a ruling contradicts, `51B2(b)/picked-up-without-cause`; here all paragraphs of one fault stand together.',
    '`bridge-rulings explain RULE --language L` prints a rule in another language.',
    ...FAMILIES.flatMap((family) => [`## ${FAMILY_TITLES[family]}`, ...rulesOf(family).map(rulePage)]),
  ]);
}

function rulesOf(family: Family): readonly string[] {
  return RULE_NAMES.filter((name) => name.startsWith(`${family}/`));
}

/** The page of one rule, under its fault as a heading, which is what links point at. */
function rulePage(rule: string): string {
  const fault = rule.slice(rule.indexOf('/') + 1);
  const text = explain(rule, { language: 'en', books: [] }) ?? '';
  return text.trim().replace(/^# (.*)\n\n`.*`/, `### ${fault}\n\n$1.`);
}

function lawModelPage(): string {
  return page([
    '# The law as the checker has it',
    MADE_BY,
    'The laws are data: outlines and texts by edition, and one table of what each answer of the model rests on.',
    '## How firmly an answer rests on the law',
    table(['ground', 'severity', 'what is said of it'], GROUNDS.map(groundRow)),
    '## Answers',
    'The paragraph that gives each answer, and the ground; an edition is named where it has it otherwise.',
    table(['answer', 'paragraph', 'ground', ...OTHER_EDITIONS], ALL_ANSWERS.map(answerRow)),
    '## What makes any answer less certain',
    table(
      ['where', 'ground', 'reading'],
      Object.entries(DOUBTS).map(([doubt, { ground, reading }]) => [doubt, ground, reading ?? '']),
    ),
    '## Points that the law leaves open',
    table(
      ['reading', 'what is said of it'],
      READINGS.map((reading) => [reading, english(READING_WORDS[reading])]),
    ),
    '## Editions',
    'An edition is a folder of texts and a list of what it has otherwise than that of 2017.',
    table(['edition', 'changeover', 'lacks', 'adds'], EDITIONS.map(editionRow)),
    '## Paragraphs of Laws 50, 51, 52 and 59',
    'Each undivided paragraph is the ground of a finding in an example, or is left to the Director for a reason.',
    table(['paragraph', 'heading', 'rules, or the reason'], paragraphs().map(paragraphRow)),
  ]);
}

const OTHER_EDITIONS = EDITIONS.filter((edition) => edition !== '2017');

function groundRow(ground: Ground): readonly string[] {
  const said = ground === 'open' ? 'the reading, which is named' : english(GROUND_WORDS[ground]);
  return [ground, SEVERITY_BY_GROUND[ground], said];
}

function answerRow(answer: (typeof ALL_ANSWERS)[number]): readonly string[] {
  const { by, ground } = sourceOf(answer, '2017');
  const others = OTHER_EDITIONS.map((edition) => {
    if (!isAnswered(answer, edition)) return 'not answered';
    const other = sourceOf(answer, edition);
    return other.by === by && other.ground === ground ? '' : `${other.by}, ${other.ground}`;
  });
  return [answer, by, ground, ...others];
}

function editionRow(edition: (typeof EDITIONS)[number]): readonly string[] {
  const { changeover, lacks, adds } = LAWS[edition];
  const added = adds.map(({ id }) => id);
  return [edition, `${changeover.first} to ${changeover.last}`, lacks.join(', '), added.join(', ')];
}

function paragraphs(): readonly ParagraphId[] {
  return (['50', '51', '52', '59'] as const).flatMap((law): readonly ParagraphId[] => {
    const parts = partsOf(law, '2017');
    return parts.length === 0 ? [law] : parts;
  });
}

function paragraphRow(id: ParagraphId): readonly string[] {
  const heading = paragraphOf(id, '2017', 'en', [])?.heading ?? '';
  const faults = [...new Set(LABELS.filter((label) => label.startsWith(`${id}/`)))].map((label) => {
    const fault = label.slice(id.length + 1);
    return `[${fault}](rules.md#${fault})`;
  });
  return [id, heading, UNFORMALISED[id] ?? faults.join(', ')];
}

/** The rules that the bad examples are found under. */
const LABELS = RULES.flatMap(({ faults }) => Object.values(faults))
  .flatMap(({ bad }) => bad)
  .flatMap((example) => parseMarked(example).marks.map(({ label }) => label.replace(/: .*/s, '')));

function english(wording: Wording): string {
  return say(wording, {}, defaultStyle('en'));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function page(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
