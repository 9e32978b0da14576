// Commands for deals: paste one from the clipboard, copy the board of a case in another format. The server does the work.
import { commands, type Disposable, env, type TextEditor, window } from 'vscode';

/** Sends a request to the server; `undefined` where there is none. */
export type Ask = <T>(method: string, params: unknown) => Promise<T | undefined>;

/** What the server answers: a text to put somewhere, and sentences for the user. */
type DealText = { readonly text: string; readonly notices: readonly string[] };

/** The formats in which a board is copied, as the server calls them. */
const FORMATS = ['pbn', 'lin', 'text', 'html', 'latex'] as const;

export function dealCommands(ask: Ask): readonly Disposable[] {
  return [
    commands.registerTextEditorCommand('bridgeRulings.pasteDeal', (editor) => void pasteDeal(editor, ask)),
    ...FORMATS.map((format) =>
      commands.registerTextEditorCommand(
        `bridgeRulings.copyBoardAs.${format}`,
        (editor) => void copyBoard(editor, format, ask),
      ),
    ),
  ];
}

/** Puts the deals of the clipboard in place of the selection, as one edit. */
async function pasteDeal(editor: TextEditor, ask: Ask): Promise<void> {
  const text = await env.clipboard.readText();
  const uri = editor.document.uri.toString();
  const answer = await ask<DealText>('bridgeRulings/writeUpOfDeals', { text, uri });
  if (answer === undefined) return;
  const { selection } = editor;
  if (answer.text !== '') await editor.edit((edit) => edit.replace(selection, answer.text));
  tell(answer);
}

async function copyBoard(editor: TextEditor, format: string, ask: Ask): Promise<void> {
  const uri = editor.document.uri.toString();
  const { line, character } = editor.selection.active;
  const answer = await ask<DealText>('bridgeRulings/boardAs', { uri, format, position: { line, character } });
  if (answer === undefined) return;
  if (answer.text !== '') await env.clipboard.writeText(answer.text);
  tell(answer);
}

function tell({ notices }: DealText): void {
  if (0 < notices.length) void window.showWarningMessage(notices.join(' '));
}
