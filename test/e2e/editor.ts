// What the suites do in the editor, and what they see there.
import assert from 'node:assert';
import * as vscode from 'vscode';

/** Waits until `probe` gives something, for as many seconds as a busy machine may need. */
export async function until<T>(
  what: string,
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await probe();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`There was no end of waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The extension; what it exports is there once it is active. */
export function extension(): vscode.Extension<{ readonly hasServer: boolean }> {
  const found = vscode.extensions.getExtension('bridge-rulings.bridge-rulings');
  assert.ok(found, 'The extension is not installed.');
  return found;
}

/** A file of the workspace. */
export function inWorkspace(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'No folder is open.');
  return vscode.Uri.joinPath(folder.uri, name);
}

export async function open(name: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(inWorkspace(name));
  await vscode.window.showTextDocument(document);
  return document;
}

/** Writes `text` in place of `words`, or at the end where none are named. */
export async function write(document: vscode.TextDocument, text: string, words?: string): Promise<void> {
  const end = document.lineAt(document.lineCount - 1).range.end;
  const edit = new vscode.WorkspaceEdit();
  edit.replace(
    document.uri,
    words === undefined ? new vscode.Range(end, end) : rangeOf(document, words),
    text,
  );
  assert.ok(await vscode.workspace.applyEdit(edit));
}

export function findingsIn(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'bridge-rulings');
}

/** The rule that a finding rests on, as in `51B2(b)/picked-up-without-cause`. */
export function ruleOf({ code }: vscode.Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

/** Waits for a finding of this rule. */
export function finding(document: vscode.TextDocument, rule: string): Promise<vscode.Diagnostic> {
  return until(rule, () => findingsIn(document).find((each) => ruleOf(each) === rule));
}

/** Waits until there is no finding of this rule. */
export async function noFinding(document: vscode.TextDocument, rule: string): Promise<void> {
  await until(`the end of ${rule}`, () => !findingsIn(document).some((each) => ruleOf(each) === rule));
}

/** What the hover on `words` says, all providers together. */
export async function hoverOn(document: vscode.TextDocument, words: string): Promise<string> {
  const { start } = rangeOf(document, words);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    start.translate(0, 1),
  );
  const contents = hovers.flatMap((hover) => hover.contents);
  return contents.map((content) => (typeof content === 'string' ? content : content.value)).join('\n');
}

/** Waits until the hover on `words` says something that fits. */
export function hoverSays(document: vscode.TextDocument, words: string, pattern: RegExp): Promise<string> {
  return until(`a hover that says ${pattern}`, async () => {
    const said = await hoverOn(document, words);
    return pattern.test(said) && said;
  });
}

/** Chooses a setting of ours for the user; `undefined` takes the choice back. */
export async function choose(setting: string, value: unknown): Promise<void> {
  const settings = vscode.workspace.getConfiguration('bridgeRulings');
  await settings.update(setting, value, vscode.ConfigurationTarget.Global);
}

export function rangeOf(document: vscode.TextDocument, words: string): vscode.Range {
  const start = document.getText().indexOf(words);
  assert.notStrictEqual(start, -1, `“${words}” does not stand in the document.`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + words.length));
}
