// Commands that write a write-up otherwise: what is selected, else the file, or all write-ups of the workspace.
// The server makes the edits; each command is undone in one step.
import {
  commands,
  type Disposable,
  ProgressLocation,
  Range,
  type TextEditor,
  type Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import type { Ask } from './deals.ts';
import { holdsWriteUp } from './write-up.ts';

/** So much of the extension's manifest as names the commands. */
export type Manifest = {
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
};

/** The commands of conversions; what follows is the conversion, as the server calls it. */
const COMMAND = 'bridgeRulings.convert.';

/** What the server says of all conversions, in the language of the editor. */
type Conversions = {
  readonly conversions: readonly { readonly conversion: string; readonly title: string }[];
  readonly nothing: string;
  /** `{number}` stands for that of the files. */
  readonly converted: string;
};

type Place = { readonly line: number; readonly character: number };
type SentEdit = { readonly range: { readonly start: Place; readonly end: Place }; readonly newText: string };

/** Registers each conversion that the manifest has a command for, and the one for all files of the workspace. */
export function conversionCommands({ contributes }: Manifest, ask: Ask): readonly Disposable[] {
  const named = contributes.commands.filter(({ command }) => command.startsWith(COMMAND));
  return [
    ...named.map(({ command }) =>
      commands.registerTextEditorCommand(
        command,
        (editor) => void convertEditor(editor, command.slice(COMMAND.length), ask),
      ),
    ),
    commands.registerCommand('bridgeRulings.convertWorkspace', (conversion: unknown) =>
      convertWorkspace(typeof conversion === 'string' ? conversion : undefined, ask),
    ),
  ];
}

/** The server answers with an edit of its own, or tells the user that there is none. */
async function convertEditor(
  { document, selection }: TextEditor,
  conversion: string,
  ask: Ask,
): Promise<void> {
  const { start, end } = selection;
  const place = ({ line, character }: Place) => ({ line, character });
  const range = selection.isEmpty ? {} : { range: { start: place(start), end: place(end) } };
  const given = { uri: document.uri.toString(), conversion, ...range };
  await ask('workspace/executeCommand', { command: 'bridgeRulings.convert', arguments: [given] });
}

/** Converts every `*.ruling` file and the write-ups in Markdown; the user chooses how, if the caller does not say. */
async function convertWorkspace(asked: string | undefined, ask: Ask): Promise<void> {
  const known = await ask<Conversions>('bridgeRulings/conversions', {});
  if (known === undefined) return;
  const named = known.conversions.find(({ conversion }) => conversion === asked);
  const rows = known.conversions.map((one) => ({ ...one, label: one.title }));
  const chosen = named ?? (await window.showQuickPick(rows));
  if (chosen === undefined) return;
  const { title, conversion } = chosen;
  const location = ProgressLocation.Window;
  const edit = await window.withProgress({ location, title }, () => editOfWorkspace(conversion, ask));
  if (edit.size === 0) void window.showInformationMessage(known.nothing);
  else if (await workspace.applyEdit(edit, { isRefactoring: true }))
    void window.showInformationMessage(known.converted.replace('{number}', String(edit.size)));
}

async function editOfWorkspace(conversion: string, ask: Ask): Promise<WorkspaceEdit> {
  const edit = new WorkspaceEdit();
  for (const uri of await workspace.findFiles('**/*.{ruling,md,markdown}', '**/node_modules/**')) {
    const text = await textOf(uri);
    const languageId = uri.path.endsWith('.ruling') ? 'ruling' : 'markdown';
    if (text === undefined || (languageId === 'markdown' && !holdsWriteUp(text))) continue;
    const edits = await ask<SentEdit[]>('bridgeRulings/convertText', { conversion, languageId, text });
    for (const { range, newText } of edits ?? []) edit.replace(uri, rangeFrom(range), newText);
  }
  return edit;
}

/** The text as it is in the editor, saved or not; nothing where the file cannot be read. */
async function textOf(uri: Uri): Promise<string | undefined> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  const bytes = await workspace.fs.readFile(uri).then(
    (read) => read,
    () => undefined,
  );
  return bytes && new TextDecoder().decode(bytes);
}

function rangeFrom({ start, end }: SentEdit['range']): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
