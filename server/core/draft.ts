// The right ruling of a case, drafted in the language of its text, and the edit that writes it there.
import { spellParagraph } from './bridge/paragraphs.ts';
import { type CaseReport, checkCase, type Settings } from './case.ts';
import { addedAtEnd, claimSpansIn, partOf, putInPlace, sentencesAt } from './edits/ruling-edit.ts';
import { linesAfter, type TextEdit, withoutOverlaps } from './edits/text-edit.ts';
import type { Ruling } from './facts/facts.ts';
import { say } from './messages/format.ts';
import { HINDRANCES } from './rules/judgement.ts';
import { type RulingSentence, rightRuling } from './rules/right-ruling.ts';
import { familyOf } from './rules/rule.ts';
import { readCaseSource } from './syntax/case-source.ts';
import { cardStyleOf } from './syntax/letters.ts';
import type { Span } from './text/span.ts';

/** The ruling that the law gives, as sentences, and the edit that writes it. */
export type Draft = {
  /** Whether it takes the place of a ruling that contradicts the law. */
  readonly replaces: boolean;
  /** Plain sentences in the language of the text, each with the paragraph it rests on. */
  readonly ruling: string;
  /** Its span is one of the case's. */
  readonly edit: TextEdit;
};

/**
 * The ruling of a case that tells what happened but gives none, or whose ruling contradicts the law. Nothing where
 * the text does not say enough for one ruling, where the case is an exercise, or where the draft, written into the
 * case, would not be read back with the same facts and without a finding.
 */
export function draftOf(report: CaseReport, settings: Settings): Draft | undefined {
  const { facts, edition, missing } = report;
  const wrong = facts.rulings.find((ruling) => contradicts(ruling, report));
  const isRuled = facts.rulings.some(({ claims }) => claims.some(({ kind }) => kind !== 'cites'));
  const isHindered = missing.some((what) => HINDRANCES.includes(what));
  if (facts.expects.length > 0 || isHindered || (isRuled && wrong === undefined)) return undefined;
  const moment = wrong ? Math.max(...wrong.claims.map(({ after }) => after)) : facts.events.length;
  const sentences = rightRuling(facts, edition, moment);
  if (sentences.length === 0) return undefined;
  const ruling = spelled(report, sentences);
  const edit = wrong ? inPlaceOf(wrong, ruling, report, settings) : addedAtEnd(report.tree, ruling);
  return edit && readsBack(report, edit, settings)
    ? { replaces: wrong !== undefined, ruling, edit }
    : undefined;
}

/** Whether the ruling stands, and something that it says contradicts the law. */
function contradicts({ overruled, verdict, claims }: Ruling, report: CaseReport): boolean {
  return !overruled && verdict !== 'wrong' && claims.some((claim) => isWrong(claim, report));
}

/** Whether a claim is found wrong, by the words of the law or by what follows from them. */
function isWrong({ span }: { readonly span: Span }, { findings }: CaseReport): boolean {
  return findings.some(
    (finding) =>
      familyOf(finding.rule) === 'law' &&
      (finding.severity === 'error' || finding.severity === 'warning') &&
      finding.span.start <= span.end &&
      span.start <= finding.span.end,
  );
}

/** The sentences in the language of the text; a paragraph on which several rest one after the other is cited once. */
function spelled(report: CaseReport, sentences: readonly RulingSentence[]): string {
  const { tree, facts, language } = report;
  const style = cardStyleOf(tree.text.lines, facts.boards, language, language);
  return sentences
    .map(({ wording, nouns, paragraph }, at) => {
      const sentence = say(wording, nouns, style);
      const isCited = paragraph !== undefined && sentences[at + 1]?.paragraph !== paragraph;
      return isCited ? sentence.replace(/\.$/, ` (${spellParagraph(paragraph, language)}).`) : sentence;
    })
    .join(' ');
}

/** More often than this a ruling is not said again in other words. */
const MOST_TELLINGS = 3;

/** The edit that puts the draft in place of all that states the ruling, where it is read back. */
function inPlaceOf(
  ruling: Ruling,
  draft: string,
  report: CaseReport,
  settings: Settings,
): TextEdit | undefined {
  const stated = statementsOfRuling(ruling, report, settings);
  return stated
    .map((place) => putInPlace(stated, place, draft, report.tree))
    .find((edit) => readsBack(report, edit, settings));
}

/**
 * All that states the ruling: annotations, and sentences, which are heard only where no annotation says the same.
 * What is written behind the ruling is not read with it, for a comment there may take it back.
 */
function statementsOfRuling(ruling: Ruling, report: CaseReport, settings: Settings): readonly Span[] {
  const { tree, facts } = report;
  const part = partOf(ruling, tree, facts);
  const behind = { start: part.end, end: tree.text.length };
  const stated: Span[] = [];
  const readWithout = (spans: readonly Span[]) =>
    readAgain(report, blanked(report, [...spans, behind]), settings);
  for (let round = 0; round < MOST_TELLINGS; round++) {
    const current = round === 0 ? report : readWithout(stated);
    const spans = current ? claimSpansIn(part, current.tree, current.facts) : [];
    if (spans.length === 0) break;
    stated.push(...spans);
  }
  const inProse = readWithout([...stated, ...tree.annotations.map(({ span }) => span)]);
  const wrong = inProse?.facts.rulings.flatMap(({ claims }) =>
    claims.filter((claim) => isWrong(claim, inProse)),
  );
  return inOrder([...stated, ...sentencesAt(wrong ?? [], tree)]);
}

/** The text of the case with blanks in place of the spans, every other place as it was. */
function blanked({ tree }: CaseReport, spans: readonly Span[]): readonly string[] {
  const text = tree.text.lines.join('\n');
  const blanks = inOrder(spans).map((span) => ({
    span,
    text: text.slice(span.start, span.end).replace(/[^\n]/g, ' '),
  }));
  return linesAfter(tree.text, withoutOverlaps(blanks));
}

/** Whether the case, so edited, tells of the same events and is judged, with no finding that it did not have before. */
function readsBack(report: CaseReport, edit: TextEdit, settings: Settings): boolean {
  const lines = linesAfter(report.tree.text, [edit]);
  const after = readAgain(report, lines, settings);
  if (after?.verdict !== 'judged' || eventsOf(after) !== eventsOf(report)) return false;
  const before = report.findings.map(({ rule }) => rule);
  return after.findings.every(({ rule }) => {
    const at = before.indexOf(rule);
    if (0 <= at) before.splice(at, 1);
    return 0 <= at;
  });
}

/** The case with other lines; `undefined` where they are no longer one case. */
function readAgain(
  { file }: CaseReport,
  lines: readonly string[],
  settings: Settings,
): CaseReport | undefined {
  const source = readCaseSource(lines, 0, lines.length, file);
  return source.lines.length === lines.length ? checkCase(source, settings) : undefined;
}

function eventsOf({ facts }: CaseReport): string {
  return JSON.stringify(facts.events, (key, value) => (key === 'span' ? undefined : value));
}

function inOrder(spans: readonly Span[]): readonly Span[] {
  return [...spans].sort((one, other) => one.start - other.start);
}
