// Deals from one format to another: what a file or a clipboard holds, and the board of a case.
import { sizeOf } from './bridge/hand.ts';
import type { Language } from './bridge/nouns.ts';
import { dealerOf, SEATS, vulnerabilityOf } from './bridge/seats.ts';
import { type CardStyle, defaultStyle } from './bridge/words.ts';
import type { CaseReport } from './case.ts';
import type { BoardLayout } from './format/layouts.ts';
import { say } from './messages/format.ts';
import { boardNotAsDealt, playStaysBehind } from './messages/records.ts';
import { readRecords } from './records/read.ts';
import { type DealRecord, EMPTY_RECORD, type RecordNotice, type Written } from './records/record.ts';
import { writeHtml } from './records/write-html.ts';
import { writeLatex } from './records/write-latex.ts';
import { writeLinFile } from './records/write-lin.ts';
import { writePbnFile } from './records/write-pbn.ts';
import { writeRuling, writeText } from './records/write-text.ts';

export { formatOf, RECORD_FORMATS, type RecordFormat, readRecords } from './records/read.ts';
export type {
  DealRecord,
  ReadRecords,
  RecordNotice,
  RecordProblem,
  Written,
} from './records/record.ts';

/** What a deal can be written as; `ruling` is the beginning of a write-up. */
export const TARGETS = ['pbn', 'lin', 'text', 'html', 'latex', 'ruling'] as const;
export type Target = (typeof TARGETS)[number];

/**
 * Writes deals in one format.
 *
 * @param style the language and the letters of what is for readers; formats of programs have their own
 * @param layout how a board is drawn in text
 * @returns the text, and what of the deals the format could not hold
 */
export function writeDeals(
  records: readonly DealRecord[],
  target: Target,
  style: CardStyle,
  layout: BoardLayout = 'labelled',
): Written {
  if (target === 'pbn') return writePbnFile(records);
  if (target === 'lin') return writeLinFile(records);
  const written = records.map((record) => WRITERS[target](record, style, layout));
  return { text: written.map(({ text }) => text).join('\n'), lost: written.flatMap((one) => one.lost) };
}

const WRITERS: { readonly [target in Exclude<Target, 'pbn' | 'lin'>]: typeof writeText } = {
  text: writeText,
  html: writeHtml,
  latex: writeLatex,
  ruling: writeRuling,
};

/** The beginning of a write-up made of what was pasted; what could not be read or held is told in sentences. */
export function writeUpOfDeals(
  text: string,
  language: Language,
  layout: BoardLayout,
): { readonly text: string; readonly notices: readonly string[] } {
  const style = defaultStyle(language);
  const { records, problems } = readRecords(text);
  const written = writeDeals(records, 'ruling', style, layout);
  return { text: written.text, notices: sentencesOf([...problems, ...written.lost], style) };
}

/** The notices as sentences, each once. */
export function sentencesOf(notices: readonly RecordNotice[], style: CardStyle): readonly string[] {
  return [...new Set(notices.map(({ wording, nouns }) => say(wording, nouns, style)))];
}

/** The board of a case as a record, and what is to be known about it; `undefined` where the case shows no hand. */
export function recordOfCase({
  facts,
  findings,
}: CaseReport): { readonly record: DealRecord; readonly notices: readonly RecordNotice[] } | undefined {
  const { hands, boardNumber, contract, declarer, dealer, vulnerability, auction } = facts;
  const shown = SEATS.flatMap((seat) => hands[seat] ?? []);
  if (shown.length === 0) return undefined;
  const number = boardNumber?.value;
  const record: DealRecord = {
    ...EMPTY_RECORD,
    hands,
    boardNumber: number,
    dealer: dealer?.value ?? (number === undefined ? undefined : dealerOf(number)),
    vulnerability: vulnerability?.value ?? (number === undefined ? undefined : vulnerabilityOf(number)),
    contract: contract?.value,
    declarer: declarer?.value,
    auction: auction === undefined || auction.dealer.value !== dealer?.value ? undefined : callsOf(auction),
  };
  const isFaulty = findings.some(({ rule, severity }) => rule.startsWith('board/') && severity === 'error');
  const isWhole = shown.length === SEATS.length && shown.every((hand) => sizeOf(hand) === WHOLE);
  const hasPlay = facts.events.some(({ kind }) => kind === 'play');
  return {
    record,
    notices: [
      ...(isFaulty || !isWhole ? [{ wording: boardNotAsDealt, nouns: {} }] : []),
      ...(hasPlay ? [{ wording: playStaysBehind, nouns: {} }] : []),
    ],
  };
}

function callsOf({ calls }: NonNullable<CaseReport['facts']['auction']>): DealRecord['auction'] {
  return calls.map(({ value }) => ({ call: value, isAlerted: false, note: '' }));
}

const WHOLE = 13;

/** The board of a case in a format; `undefined` where the case has none. */
export function writeBoardOfCase(
  report: CaseReport,
  target: Target,
  layout: BoardLayout,
): { readonly text: string; readonly notices: readonly string[] } | undefined {
  const found = recordOfCase(report);
  if (found === undefined) return undefined;
  const written = writeDeals([found.record], target, { ...report.style, language: report.language }, layout);
  return { text: written.text, notices: sentencesOf([...found.notices, ...written.lost], report.style) };
}
