// The page of a rule: what it means, bad and good examples, why, how grave, and how to silence it.
import type { Language } from './bridge/nouns.ts';
import { defaultStyle } from './bridge/words.ts';
import { type CaseReport, checkCase, DEFAULT_SETTINGS, messageOf } from './case.ts';
import { chainOf } from './chain.ts';
import type { LawBook } from './laws/book.ts';
import { EDITIONS } from './laws/editions.ts';
import { isParagraphOf } from './laws/paragraphs.ts';
import { severityNames } from './messages/cli.ts';
import { say } from './messages/format.ts';
import { restsOnWords } from './messages/grounds.ts';
import * as words from './messages/page.ts';
import { titlesOfText } from './messages/titles.ts';
import { titlesOfLaw } from './messages/titles-law.ts';
import type { Wording } from './messages/wording.ts';
import { RULES } from './rules/all.ts';
import { type Family, type FaultPage, SEVERITIES } from './rules/rule.ts';
import { nearestWords } from './syntax/nearest.ts';
import { WriteUp } from './syntax/write-up.ts';
import { splitLines, textIn } from './text/lines.ts';
import { parseMarked, renderMarked } from './text/marked.ts';

/** A fault with its family; a fault that several rules share is there once. */
type Fault = { readonly family: Family; readonly name: string; readonly page: FaultPage };

const FAULTS: readonly Fault[] = [
  ...new Map(
    RULES.flatMap(({ family, faults }) =>
      Object.entries(faults).map(([name, page]): [string, Fault] => [name, { family, name, page }]),
    ),
  ).values(),
];

const TITLES: { readonly [fault: string]: Wording | undefined } = { ...titlesOfText, ...titlesOfLaw };

/** The names of all rules, `board/card-twice`, those of the law with `law` in place of a paragraph. */
export const RULE_NAMES: readonly string[] = FAULTS.map(({ family, name }) => `${family}/${name}`);

/** How a page is to be written. */
export type PageView = { readonly language: Language; readonly books: readonly LawBook[] };

/**
 * The page of a rule as Markdown, in the language asked for; `undefined` where there is no such rule.
 *
 * @param rule as diagnostics name it, `51B2(b)/picked-up-without-cause`, or with `law`, or the fault alone
 */
export function explain(rule: string, view: PageView): string | undefined {
  const fault = faultNamed(rule);
  if (fault === undefined) return undefined;
  const name = rule.includes('/') ? rule : `${fault.family}/${fault.name}`;
  const parts = [
    `# ${titleOf(fault, view.language)}`,
    `\`${name}\``,
    ...inOrderFor(name, fault.page.bad).flatMap((example) => badExample(example, view)),
    ...fault.page.good.flatMap((example) => goodExample(example, view)),
    gravityOf(fault, view),
    tell(words.howToSilence, view, { rule: name, setting: `{ "${name}": "off" }` }),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The rules whose names are nearest to one that there is not, at most three. */
export function nearestRules(rule: string): readonly string[] {
  const fault = rule.slice(rule.lastIndexOf('/') + 1);
  const near = nearestWords(
    fault,
    FAULTS.map(({ name }) => name),
  );
  return near.slice(0, 3).flatMap((name) => RULE_NAMES.filter((known) => known.endsWith(`/${name}`)));
}

/** What a rule means, in a few words. */
function titleOf({ name }: Pick<Fault, 'name'>, language: Language): string {
  return TITLES[name]?.[language] ?? name;
}

function faultNamed(rule: string): Fault | undefined {
  const cut = rule.indexOf('/');
  const fault = FAULTS.find(({ name }) => name === rule.slice(cut + 1));
  if (fault === undefined || cut < 0) return fault;
  const place = rule.slice(0, cut);
  const isParagraph = EDITIONS.some((edition) => isParagraphOf(place, edition));
  return place === fault.family || (fault.family === 'law' && isParagraph) ? fault : undefined;
}

/** The examples, those that are found under the very name first. */
function inOrderFor(name: string, examples: readonly string[]): readonly string[] {
  const isOfName = (example: string) =>
    parseMarked(example).marks.some(({ label }) => label.startsWith(`${name}: `));
  return [...examples.filter(isOfName), ...examples.filter((example) => !isOfName(example))];
}

/** A bad example with what is said under its words, and why. */
function badExample(example: string, view: PageView): readonly string[] {
  const { text } = parseMarked(example);
  const report = reportOn(text, view);
  if (report === undefined) return [];
  const [first] = report.findings;
  const chain = first === undefined ? [] : chainOf(report, first, view.books);
  const links = chain.map(({ message, span }, at) => {
    const quoted = span === undefined ? '' : `\`${textIn(report.text, span)}\`: `;
    return `${at + 1}. ${quoted}${message}`;
  });
  const why = links.length === 0 ? [] : [tell(words.whyItIsSaid, view), links.join('\n')];
  return [tell(words.badExample, view), marked(report), ...why];
}

function goodExample(example: string, view: PageView): readonly string[] {
  const report = reportOn(example, view);
  return report === undefined ? [] : [tell(words.goodExample, view), marked(report)];
}

/** The severities that the examples have, each once, the gravest first; what an error rests on. */
function gravityOf({ page }: Fault, view: PageView): string {
  const found = page.bad.flatMap((example) => reportOn(parseMarked(example).text, view)?.findings ?? []);
  const names = SEVERITIES.filter((name) => found.some(({ severity }) => severity === name));
  const severities = names.map((severity) => severityNames[severity][view.language]).join(', ');
  const gravity = tell(words.gravityOf, view, { severities });
  const isOnWords = found.some(({ certainty }) => certainty?.ground === 'words');
  return isOnWords ? `${gravity} ${tell(restsOnWords, view)}` : gravity;
}

function reportOn(text: string, view: PageView): CaseReport | undefined {
  const [source] = new WriteUp(splitLines(text), 'ruling').cases;
  return source && checkCase(source, { ...DEFAULT_SETTINGS, ...view });
}

/** The text of a case with what is said of it under its words. */
function marked(report: CaseReport): string {
  const marks = report.findings.map((finding) => ({
    span: finding.span,
    label: `${finding.rule}: ${messageOf(report, finding)}`,
  }));
  return `\`\`\`text\n${renderMarked(report.text.lines.join('\n'), marks)}\n\`\`\``;
}

function tell(wording: Wording, { language }: PageView, texts: { readonly [hole: string]: string } = {}) {
  const nouns = Object.fromEntries(Object.entries(texts).map(([hole, text]) => [hole, { text }]));
  return say(wording, nouns, defaultStyle(language));
}
