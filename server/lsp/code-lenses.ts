// Declarer's options as a line above the words that tell of the lead or the play; asked for again when it is shown.
import type { CodeLens, Position } from 'vscode-languageserver';
import type { CaseReport } from '../core/case.ts';
import {
  momentsInCase,
  nothingToChoose,
  type OptionsHere,
  optionsInCase,
  optionsLines,
  optionsTitle,
} from '../core/options.ts';
import { offsetOf, rangeOf } from '../core/text/lines.ts';
import type { Span } from '../core/text/span.ts';
import { SHOW_OPTIONS } from './action-names.ts';
import type { OpenCase, OpenDocument } from './documents.ts';
import { isRecord } from './settings.ts';

/** What a lens carries until it is shown: the document, and the place of the moment that it is for. */
export type Place = { readonly uri: string; readonly position: Position };

/** The options of a moment for a reader: a title, `''` where there is none, and the text below it. */
export type ToldOptions = { readonly title: string; readonly text: string };

/** The places in a case; found once while the case is untouched. */
const PLACES = new WeakMap<CaseReport, readonly Span[]>();

/** One lens for each moment at which declarer has options or a penalty card has to be played; their titles come later. */
export function codeLensesOf({ uri, cases }: OpenDocument): CodeLens[] {
  return cases.flatMap(({ firstLine, report }) =>
    placesIn(report).map((span) => {
      const range = rangeOf(report.text, span, firstLine);
      const data: Place = { uri, position: range.start };
      return { range, data };
    }),
  );
}

function placesIn(report: CaseReport): readonly Span[] {
  const known = PLACES.get(report);
  if (known !== undefined) return known;
  const places = momentsInCase(report);
  PLACES.set(report, places);
  return places;
}

/** The lens with its title and what a click does. */
export function resolvedLens(lens: CodeLens, found: OpenCase | undefined): CodeLens {
  const place = placeIn(lens.data);
  const here = place && found && momentAt(found, place.position);
  if (here === undefined || found === undefined) return { ...lens, command: { title: '', command: '' } };
  const title = optionsTitle(found.report, here);
  return { ...lens, command: { title, command: SHOW_OPTIONS, arguments: [place] } };
}

/** The options at a place: of the last moment that begins on its line or before it, else of the first one. */
export function toldOptions(found: OpenCase, position: Position): ToldOptions {
  const here = momentAt(found, position);
  if (here === undefined) return { title: '', text: nothingToChoose(found.report) };
  return {
    title: optionsTitle(found.report, here),
    text: optionsLines(found.report, here).join('\n'),
  };
}

function momentAt({ firstLine, report }: OpenCase, { line }: Position): OptionsHere | undefined {
  const moments = optionsInCase(report);
  const { lines } = report.text;
  const at = line - firstLine;
  const end = offsetOf(report.text, { line: at, character: lines[at]?.length ?? 0 });
  return moments.findLast(({ span }) => span.start <= end) ?? moments[0];
}

/** Reads back a place; it has been at the client in between. */
export function placeIn(data: unknown): Place | undefined {
  if (!isRecord(data) || typeof data.uri !== 'string' || !isRecord(data.position)) return undefined;
  const { line, character } = data.position;
  if (typeof line !== 'number' || typeof character !== 'number') return undefined;
  return { uri: data.uri, position: { line, character } };
}
