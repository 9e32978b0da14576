import assert from 'node:assert';
import * as vscode from 'vscode';
import { choose, open, until } from '../editor.ts';

const BOARD = `Board 14
North: ª AQ53 © - ¨ K4 § -
South: ª 7 © J3 ¨ AJ2 § 5
`;
const CLEAN = `Board 14
North: ♠AQ53 ♥–  ♦K4  ♣–
South: ♠7    ♥J3 ♦AJ2 ♣5
`;

async function show(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'ruling', content });
  await vscode.window.showTextDocument(document);
  return document;
}

suite('Formatting', () => {
  teardown(async () => {
    await choose('boardLayout', undefined);
    await vscode.workspace
      .getConfiguration('editor')
      .update('formatOnPaste', undefined, vscode.ConfigurationTarget.Global);
  });

  test('lays out the boards of a write-up, and is undone in one step', async () => {
    const document = await show(BOARD);
    await until('the clean form', async () => {
      await vscode.commands.executeCommand('editor.action.formatDocument');
      return document.getText() === CLEAN;
    });
    await vscode.commands.executeCommand('undo');
    assert.strictEqual(document.getText(), BOARD);
  });

  test('follows the setting', async () => {
    const document = await show(BOARD);
    await choose('boardLayout', 'line');
    await until('one line', async () => {
      await vscode.commands.executeCommand('editor.action.formatDocument');
      return document.getText() === 'Board 14\nN ♠AQ53 ♥– ♦K4 ♣– / S ♠7 ♥J3 ♦AJ2 ♣5\n';
    });
  });

  test('is done on paste where the editor is told so', async () => {
    await vscode.workspace
      .getConfiguration('editor')
      .update('formatOnPaste', true, vscode.ConfigurationTarget.Global);
    const document = await show('');
    await vscode.env.clipboard.writeText(BOARD);
    await vscode.commands.executeCommand('editor.action.clipboardPasteAction');
    await until('the clean form', () => document.getText() === CLEAN);
  });

  test('is not offered for Markdown', async () => {
    const document = await open('casebook.md');
    const edits = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      document.uri,
      { tabSize: 4, insertSpaces: true },
    );
    assert.deepStrictEqual(edits ?? [], []);
  });
});
