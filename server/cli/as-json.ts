import { SUITS } from '../core/bridge/cards.ts';
import { SEATS } from '../core/bridge/seats.ts';
import { type CaseReport, messageOf } from '../core/case.ts';
import type { Report } from '../core/check.ts';
import type { Board, Option, ReadHand } from '../core/facts/facts.ts';
import { rangeOf } from '../core/text/lines.ts';
import type { Span } from '../core/text/span.ts';
import { understoodIn } from '../core/understood.ts';
import type { CheckedFile } from './checked-file.ts';

/** The form of the report; it grows with the next change that a reader of it must know. */
const VERSION = 1;

/** The report as one JSON object; what is not known is `null`, positions are those of the language server protocol. */
export function asJson(files: readonly CheckedFile[]): string {
  return `${JSON.stringify({ version: VERSION, files: files.map(fileOf) })}\n`;
}

function fileOf({ path, report }: CheckedFile) {
  const { language, laws, cases } = report;
  return { path, language, laws, cases: cases.map(caseOf) };
}

function caseOf({ firstLine, report }: Report['cases'][number]) {
  const range = (span: Span) => rangeOf(report.text, span, firstLine);
  return {
    name: report.name?.value ?? null,
    range: range({ start: 0, end: report.text.length }),
    boards: report.facts.boards.map((board) => ({ range: range(board.span), hands: handsOf(board) })),
    facts: factsOf(report),
    understood: understoodIn(report).map(({ kind, annotation, span }) => ({
      kind,
      annotation,
      range: range(span),
    })),
    verdict: report.verdict,
    missing: report.missing,
    findings: report.findings.map((finding) => ({
      rule: finding.rule,
      paragraph: finding.paragraph ?? null,
      laws: finding.laws ?? report.edition,
      severity: finding.severity,
      message: messageOf(report, finding),
      range: range(finding.span),
    })),
  };
}

function handsOf(board: Board) {
  return Object.fromEntries(SEATS.map((seat) => [seat, handOf(board.hands[seat])]));
}

function handOf(read: ReadHand | undefined) {
  return read === undefined ? null : Object.fromEntries(SUITS.map((suit) => [suit, read.hand[suit]]));
}

/** The first station, and the later ones in its `then`; without one the declarer is all that is known. */
function factsOf({ facts, stations }: CaseReport) {
  const [first, ...later] = stations.map((station) => ({
    declarer: station.declarer ?? null,
    onLead: station.onLead ?? null,
    penaltyCards: station.penaltyCards,
    choice: choiceOf(station.choice),
  }));
  const none = { declarer: facts.declarer?.value ?? null, onLead: null, penaltyCards: {}, choice: null };
  // biome-ignore lint/suspicious/noThenProperty: the report calls the later stations so, and nobody awaits it.
  return { ...(first ?? none), then: later };
}

function choiceOf(option: Option | undefined) {
  if (option === undefined) return null;
  return option.kind === 'neither' ? { neither: true } : { [option.kind]: option.suits };
}
