// The unit of everything: one case, checked and explained.
import type { Language } from './bridge/nouns.ts';
import { type CardStyle, defaultStyle } from './bridge/words.ts';
import { lawsOf } from './edition.ts';
import { factsOf } from './facts/agree.ts';
import type { Facts } from './facts/facts.ts';
import type { LawBook } from './laws/book.ts';
import type { Edition } from './laws/editions.ts';
import { say } from './messages/format.ts';
import { caveatOf } from './rules/certainty.ts';
import { applyDirectives } from './rules/directives.ts';
import { judge } from './rules/judge.ts';
import type { Judgement } from './rules/judgement.ts';
import { type Finding, namesOf, type Severity } from './rules/rule.ts';
import { findingsOf } from './rules/run.ts';
import { TEXT_RULES } from './rules/text-rules.ts';
import type { CaseSource, FileContext } from './syntax/case-source.ts';
import { cardStyleOf } from './syntax/letters.ts';
import { type CaseTree, treeOf } from './syntax/tree-of-case.ts';
import { type CaseText, onOneLine } from './text/lines.ts';
import type { Located, Span } from './text/span.ts';

/** What the reader of the findings has chosen. */
export type Settings = {
  /** Of the messages and of the law shown; `auto`: the text's own. */
  readonly language: Language | 'auto';
  /** The edition to judge by; `auto`: `@laws`, else the date of play, else the newest. */
  readonly laws: Edition | 'auto';
  /** Law books of federations and users; they take the place of our own texts. */
  readonly books: readonly LawBook[];
  /** Whether plain sentences are read; without them boards, annotations and citations are. */
  readonly sentences: boolean;
  /** Severity by rule or by family; the rule's own word counts before its family's. */
  readonly severity: { readonly [ruleOrFamily: string]: Severity | 'off' };
};

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  laws: 'auto',
  books: [],
  sentences: true,
  severity: {},
};

/** What the checker says of a case; spans are offsets in `text`. */
export type CaseReport = {
  readonly text: CaseText;
  /** What the case takes from the lines before the first one. */
  readonly file: FileContext;
  readonly name: Located<string> | undefined;
  /** The language of the text. */
  readonly language: Language;
  /** The language of the messages. */
  readonly shown: Language;
  readonly edition: Edition;
  /** How messages about this case write cards; counted when it is first asked for. */
  readonly style: CardStyle;
  readonly tree: CaseTree;
  readonly facts: Facts;
  readonly stations: Judgement['stations'];
  readonly verdict: Judgement['verdict'];
  /** What the text would have to say for a verdict: `choice`, `hand of W` … */
  readonly missing: Judgement['missing'];
  /** Sorted by place, the severity settings applied. */
  readonly findings: readonly Finding[];
  /** The paragraphs of `@expect` under which the ruling was found wrong, as its author meant it to be. */
  readonly expected: readonly Located<string>[];
};

/** Checks one case. It never throws, whatever the text. */
export function checkCase(source: CaseSource, settings: Settings): CaseReport {
  const fallback = settings.language === 'auto' ? 'en' : settings.language;
  const tree = treeOf(source, { fallback, sentences: settings.sentences });
  const facts = factsOf({
    boards: [...tree.diagrams.map(({ board }) => board), ...tree.toldBoards],
    headers: tree.headers,
    annotations: tree.annotations,
    auctions: tree.auctions,
    plays: tree.plays,
    sentences: tree.sentences,
    preamble: tree.preamble,
    citations: tree.citations,
    lostSigns: tree.lostSigns,
    language: tree.language,
  });
  const { edition, doubt } = lawsOf(tree, source.file.laws, settings.laws, facts.date?.value);
  const ofText = findingsOf(TEXT_RULES, { facts, edition });
  const isOpen = facts.boards.some(({ doubt }) => doubt !== undefined);
  const isFaulty = isOpen || facts.halfRead.length > 0 || ofText.some(makesBoardFaulty);
  const judgement = judge(facts, edition, isFaulty ? 'board' : doubt);
  const shown = settings.language === 'auto' ? tree.language : settings.language;
  const heard = applyDirectives(facts, [...ofText, ...judgement.findings]);
  let style: CardStyle | undefined;
  return {
    text: tree.text,
    file: source.file,
    name: source.name,
    language: tree.language,
    shown,
    edition,
    get style() {
      style ??= styleOf(tree, facts, shown);
      return style;
    },
    tree,
    facts,
    get stations() {
      return judgement.stations;
    },
    verdict: judgement.verdict,
    missing: judgement.missing,
    findings: graded(
      placed(withoutIdleHints(heard.findings, tree, settings.severity), tree),
      settings.severity,
    ),
    expected: heard.expected,
  };
}

/** A finding as a sentence in the language shown; where it rests on less than the words of the law, a second says so. */
export function messageOf(report: CaseReport, finding: Finding): string {
  const caveat = caveatOf(finding.certainty);
  const sentence = say(finding.wording, finding.nouns, report.style);
  return caveat === undefined ? sentence : `${sentence} ${say(caveat, {}, report.style)}`;
}

/** The places that belong to a finding, each with what it has to do with it. */
export function relatedOf(
  report: CaseReport,
  finding: Finding,
): readonly { readonly message: string; readonly span: Span }[] {
  return finding.related.map(({ span, wording, nouns }) => ({
    message: say(wording, nouns, report.style),
    span,
  }));
}

/** A deal with such a fault is not judged by the law. */
function makesBoardFaulty({ rule, severity }: Finding): boolean {
  return /^(board|facts)\//.test(rule) && (severity === 'error' || severity === 'warning');
}

/** A case without boards or annotations names no card: the usual style does. */
function styleOf(tree: CaseTree, facts: Facts, shown: Language): CardStyle {
  const namesCards = facts.boards.length > 0 || tree.annotations.length > 0;
  return namesCards ? cardStyleOf(tree.text.lines, facts.boards, tree.language, shown) : defaultStyle(shown);
}

/** In a case of prose alone with nothing else to say, what was not understood is told only where a setting asks for it. */
function withoutIdleHints(
  findings: readonly Finding[],
  { annotations }: CaseTree,
  severity: Settings['severity'],
): readonly Finding[] {
  const isIdle = ({ rule }: Finding) =>
    rule === NOT_UNDERSTOOD && namesOf(rule).every((name) => severity[name] === undefined);
  return annotations.length === 0 && findings.every(isIdle) ? [] : findings;
}

const NOT_UNDERSTOOD = 'facts/not-understood';

/** Words that go on over the end of their line are pointed out where they begin. */
function placed(findings: readonly Finding[], { text }: CaseTree): readonly Finding[] {
  return findings.map((finding) => {
    const span = onOneLine(text, finding.span);
    return span === finding.span ? finding : { ...finding, span };
  });
}

function graded(findings: readonly Finding[], severity: Settings['severity']): readonly Finding[] {
  return findings
    .flatMap((finding) => {
      const named = namesOf(finding.rule).find((name) => severity[name] !== undefined);
      const asked = named === undefined ? undefined : severity[named];
      if (asked === 'off') return [];
      return asked === undefined ? [finding] : [{ ...finding, severity: asked }];
    })
    .sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
}
