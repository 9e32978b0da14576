import { defaultStyle } from '../core/bridge/words.ts';
import { say } from '../core/messages/format.ts';
import { checkPaths, EXIT } from './check-paths.ts';
import { readCommandLine } from './command-line.ts';
import { convertFile } from './convert-file.ts';
import { explainRule } from './explain-rule.ts';
import { helpText, USAGE } from './help.ts';
import { tellDraft } from './tell-draft.ts';
import { tellOptions } from './tell-options.ts';
import { printable, type Terminal } from './terminal.ts';

/** Does what the words of the command line ask for; gives the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const request = readCommandLine(args);
  const style = defaultStyle(terminal.language);
  switch (request.kind) {
    case 'check':
      return checkPaths(request.check, terminal);
    case 'convert':
      return convertFile(request.convert, terminal);
    case 'options':
      return tellOptions(request.ask, terminal);
    case 'draft':
      return tellDraft(request.ask, terminal);
    case 'explain':
      return explainRule(request.explain, terminal);
    case 'help':
      terminal.out(helpText(style));
      return EXIT.nothing;
    case 'version':
      terminal.out(`${terminal.version()}\n`);
      return EXIT.nothing;
    case 'mistake': {
      const { wording, nouns } = request.notice;
      terminal.err(`${printable(say(wording, nouns, style))}\n  ${USAGE}\n`);
      return EXIT.mistake;
    }
  }
}
