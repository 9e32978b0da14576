// `draft`: the right ruling of each case of a write-up that has none, or a wrong one.
import { defaultStyle } from '../core/bridge/words.ts';
import { DEFAULT_SETTINGS } from '../core/case.ts';
import { draftOf } from '../core/draft.ts';
import { nothingToDraft } from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import { positionOf } from '../core/text/lines.ts';
import { askedFile, placeIn } from './asked-file.ts';
import { EXIT } from './check-paths.ts';
import type { AskRequest } from './command-line.ts';
import { printable, type Terminal } from './terminal.ts';

/** Prints the drafts, each with the place where it would stand; gives the exit code: 1 where there is none. */
export async function tellDraft(request: AskRequest, terminal: Terminal): Promise<number> {
  const file = await askedFile(request, terminal);
  if (file === undefined) return EXIT.mistake;
  const { path, report } = file;
  const settings = { ...DEFAULT_SETTINGS, laws: request.laws };
  const drafts = report.cases.flatMap(({ firstLine, report: inCase }) => {
    const draft = draftOf(inCase, settings);
    if (draft === undefined) return [];
    const { line } = positionOf(inCase.text, draft.edit.span.start);
    return [`${placeIn(path, firstLine + line, 0)}: ${printable(draft.ruling)}\n`];
  });
  if (drafts.length > 0) {
    terminal.out(drafts.join('\n'));
    return EXIT.nothing;
  }
  terminal.err(
    `${printable(say(nothingToDraft, { path: { text: path } }, defaultStyle(terminal.language)))}\n`,
  );
  return EXIT.found;
}
