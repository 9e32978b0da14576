// `options`: what declarer may choose in a write-up, and what has to be played, as text or as one JSON object.
import { defaultStyle } from '../core/bridge/words.ts';
import type { CaseReport } from '../core/case.ts';
import { say } from '../core/messages/format.ts';
import { nothingToChoose } from '../core/messages/options.ts';
import { type OptionsHere, optionsInCase, optionsLines, optionsTitle } from '../core/options.ts';
import { positionOf, rangeOf } from '../core/text/lines.ts';
import { askedFile, placeIn } from './asked-file.ts';
import { EXIT } from './check-paths.ts';
import type { AskRequest } from './command-line.ts';
import { printable, type Terminal } from './terminal.ts';

/** The form of the report; it grows with the next change that a reader of it must know. */
const VERSION = 1;

/** A moment of a case, and where the case stands. */
type Moment = { readonly firstLine: number; readonly report: CaseReport; readonly here: OptionsHere };

/** Tells the options of the write-up; gives the exit code: 1 where something is missing for an answer. */
export async function tellOptions(request: AskRequest, terminal: Terminal): Promise<number> {
  const file = await askedFile(request, terminal);
  if (file === undefined) return EXIT.mistake;
  const { path, report } = file;
  const moments = report.cases.flatMap((inFile) =>
    optionsInCase(inFile.report).map((here): Moment => ({ ...inFile, here })),
  );
  if (request.format === 'json') terminal.out(asJson(path, moments));
  else terminal.out(asText(path, moments) || `${nothing(request, terminal)}\n`);
  return moments.some(({ here }) => here.missing.length > 0) ? EXIT.found : EXIT.nothing;
}

function asText(path: string, moments: readonly Moment[]): string {
  return moments
    .map(({ firstLine, report, here }) => {
      const { line, character } = positionOf(report.text, here.span.start);
      const title = `${placeIn(path, firstLine + line, character)}: ${printable(optionsTitle(report, here))}`;
      const lines = optionsLines(report, here).map((one) => `  ${printable(one)}`);
      return `${[title, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function nothing({ language }: AskRequest, terminal: Terminal): string {
  return say(nothingToChoose, {}, defaultStyle(language === 'auto' ? terminal.language : language));
}

/** What is not known is `null`; cards and suits are letters, places those of the language server protocol. */
function asJson(path: string, moments: readonly Moment[]): string {
  const told = moments.map(({ firstLine, report, here }) => ({
    case: report.name?.value ?? null,
    range: rangeOf(report.text, here.span, firstLine),
    laws: report.edition,
    declarer: here.declarer ?? null,
    onLead: here.onLead ?? null,
    penaltyCards: here.penaltyCards,
    choice: here.choice ?? null,
    options: here.options,
    plays: here.plays,
    missing: here.missing,
    text: optionsLines(report, here),
  }));
  return `${JSON.stringify({ version: VERSION, path, moments: told }, (_, value) => value ?? null)}\n`;
}
