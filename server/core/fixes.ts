// Quick fixes: only those are offered after which the case, read again, no longer has the finding and no other in its place.
import { defaultStyle } from './bridge/words.ts';
import { type CaseReport, checkCase, type Settings } from './case.ts';
import { casesAfter } from './edited-case.ts';
import { boardFixes } from './edits/board-fixes.ts';
import { citationFixes } from './edits/citation-fixes.ts';
import { exerciseFix } from './edits/exercise.ts';
import type { Fix, Proposal } from './edits/fix.ts';
import { lawFixes } from './edits/law-fixes.ts';
import { notationFixes } from './edits/notation-fixes.ts';
import { rulingAnnotations } from './edits/ruling-annotations.ts';
import { type TextEdit, withoutOverlaps } from './edits/text-edit.ts';
import { say } from './messages/format.ts';
import { type Family, type Finding, familyOf } from './rules/rule.ts';
import type { CaseSource } from './syntax/case-source.ts';

/** A fix that leaves no finding. */
export type OfferedFix = Fix & {
  /** There is no other that might be meant. */
  readonly isPreferred: boolean;
};

/** The fixes of one finding of the report, the likeliest first; each was tried. */
export function fixesOf(
  source: CaseSource,
  report: CaseReport,
  finding: Finding,
  settings: Settings,
): readonly OfferedFix[] {
  const trial = trialOf(source, report, settings);
  const { fixes, ifSeveral } = proposalFor(report, finding);
  const isChoice = 1 < fixes.length;
  const tried = fixes.filter((fix) => trial(fix.edits, [finding], isChoice));
  const chosen = ifSeveral === 'none' && 1 < tried.length ? [] : tried;
  const exercise = exerciseFix(report.tree, finding);
  const isExercise = exercise !== undefined && trial(exercise.edits, [finding]);
  return [
    ...chosen.map((fix) => ({
      ...fix,
      isPreferred: chosen.length === 1 && !(isChoice && ifSeveral === 'all'),
    })),
    ...(isExercise ? [{ ...exercise, isPreferred: false }] : []),
  ];
}

/** A fix's title in the language of the report's messages. */
export function fixTitle({ style }: CaseReport, { wording, nouns }: Fix): string {
  return say(wording, nouns, style);
}

/** A finding that one edit puts right, and no other does. */
type Slip = { readonly finding: Finding; readonly edits: readonly TextEdit[] };

/** The edits that put right every slip of a case at once: never what a ruling says, nor what it cites. */
export function slipEdits(source: CaseSource, report: CaseReport, settings: Settings): readonly TextEdit[] {
  const slips = report.findings.slice(0, MOST_SLIPS).flatMap((finding): readonly Slip[] => {
    const { fixes } = proposalFor(report, finding);
    const [only, another] = fixes;
    return only?.isSlip && another === undefined ? [{ finding, edits: only.edits }] : [];
  });
  if (slips.length === 0) return [];
  const trial = trialOf(source, report, settings);
  const editsOf = (some: readonly Slip[]) => withoutOverlaps(some.flatMap(({ edits }) => edits));
  let trials = Math.max(LEAST_TRIALS, Math.floor(MOST_READ_AGAIN / (1 + report.text.length)));
  const isGood = (some: readonly Slip[]) => {
    trials -= 1;
    return (
      0 <= trials &&
      trial(
        editsOf(some),
        some.map(({ finding }) => finding),
      )
    );
  };
  const good = goodAmong(slips, isGood);
  return good === slips || isGood(good) ? editsOf(good) : [];
}

/** More than this in one case are put right in several goes. */
const MOST_SLIPS = 200;

/** So many characters are read again in search of the slips that can be put right, or so often the case if it is longer. */
const MOST_READ_AGAIN = 400_000;
const LEAST_TRIALS = 6;

/** Those that are good together: all of them, else those of each half. */
function goodAmong<T>(some: readonly T[], isGood: (some: readonly T[]) => boolean): readonly T[] {
  if (some.length === 0 || isGood(some)) return some;
  if (some.length === 1) return [];
  const middle = some.length >> 1;
  return [...goodAmong(some.slice(0, middle), isGood), ...goodAmong(some.slice(middle), isGood)];
}

function proposalFor(report: CaseReport, finding: Finding): Proposal {
  const { tree, facts, findings } = report;
  switch (familyOf(finding.rule)) {
    case 'notation':
      return notationFixes(tree, finding, findings);
    case 'board':
      return boardFixes(tree, facts, finding);
    case 'citation':
      return citationFixes(tree, finding);
    case 'law':
      return lawFixes(tree, facts, finding, findings, styleOf(report));
    case 'facts':
      return rulingAnnotations(tree, facts, finding, styleOf(report));
  }
}

/** Annotations have the letters of the write-up, which messages in another language do not. */
function styleOf({ style, language, shown }: CaseReport) {
  return language === shown ? style : { ...defaultStyle(language), honours: 'international' as const };
}

/**
 * Tells whether edits leave none of `findings`, and bring up nothing but what these kept from being seen. Where there
 * is a choice, one that makes text and diagram disagree is not what was meant.
 */
type Trial = (edits: readonly TextEdit[], findings: readonly Finding[], isChoice?: boolean) => boolean;

function trialOf(source: CaseSource, report: CaseReport, settings: Settings): Trial {
  const plain = { ...settings, severity: {} };
  const isPlain = Object.keys(settings.severity).length === 0;
  const before = countByRule(isPlain ? [report] : [checkCase(source, plain)]);
  return (edits, findings, isChoice = false) => {
    if (edits.length === 0) return false;
    const after = countByRule(casesAfter(source, edits, plain));
    const mayAppear = findings
      .flatMap(({ rule }) => UNSEEN_BEHIND[familyOf(rule)])
      .filter((family) => !(isChoice && family === 'facts'));
    const isNew = (rule: string) => (before.get(rule) ?? 0) < (after.get(rule) ?? 0);
    const isGone = [...countOf(findings)].every(
      ([rule, count]) => (after.get(rule) ?? 0) <= (before.get(rule) ?? 0) - count,
    );
    return isGone && [...after.keys()].filter(isNew).every((rule) => mayAppear.includes(familyOf(rule)));
  };
}

/** What is not judged while there is a finding of each family. */
const UNSEEN_BEHIND: { readonly [family in Family]: readonly Family[] } = {
  notation: ['board', 'facts', 'law', 'citation'],
  board: ['facts', 'law', 'citation'],
  facts: ['law', 'citation'],
  law: ['citation'],
  citation: [],
};

function countByRule(reports: readonly CaseReport[]): ReadonlyMap<string, number> {
  return countOf(reports.flatMap(({ findings }) => findings));
}

function countOf(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
