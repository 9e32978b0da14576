import assert from 'node:assert';
import * as vscode from 'vscode';
import { finding, noFinding, open, rangeOf, until, write } from '../editor.ts';

const BOARD = `North: ª AQ53 © - ¨ K4 § -
South: ª 7 © J3 ¨ AJ2 § 5
`;
const CLEAN = `North: ♠ AQ53 ♥ - ♦ K4 ♣ -
South: ♠ 7 ♥ J3 ♦ AJ2 ♣ 5
`;

/** Shows a document and waits until the server knows it. */
async function show(content: string): Promise<vscode.TextEditor> {
  const document = await vscode.workspace.openTextDocument({ language: 'ruling', content });
  const editor = await vscode.window.showTextDocument(document);
  await until('a conversion that is offered', async () => {
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(0, 0, 0, 0),
      vscode.CodeActionKind.RefactorRewrite.value,
    );
    return actions.length !== 0;
  });
  return editor;
}

suite('A conversion', () => {
  test('changes the file, and is undone in one step', async () => {
    const { document } = await show(BOARD);
    await vscode.commands.executeCommand('bridgeRulings.convert.suits');
    await until('clean suits', () => document.getText() === CLEAN);
    await vscode.commands.executeCommand('undo');
    assert.strictEqual(document.getText(), BOARD);
  });

  test('changes what is selected', async () => {
    const editor = await show(BOARD);
    const { document } = editor;
    editor.selection = new vscode.Selection(1, 0, 1, 5);
    await vscode.commands.executeCommand('bridgeRulings.convert.suits');
    await until('one clean line', () => document.lineAt(1).text === CLEAN.split('\n')[1]);
    assert.strictEqual(document.lineAt(0).text, BOARD.split('\n')[0]);
  });

  test('changes the write-ups of the workspace', async () => {
    const document = await open('two-penalty-cards.ruling');
    const before = document.getText();
    await write(document, '@picks-up E ªK ©Q', '@picks-up E ♠K ♥Q');
    await vscode.commands.executeCommand('bridgeRulings.convertWorkspace', 'suits');
    const clean = before.replace(/[©¨§]/g, (sign) => ({ '©': '♥', '¨': '♦', '§': '♣' })[sign] ?? sign);
    await until('clean suits', () => document.getText() === clean);
    await vscode.commands.executeCommand('undo');
    await until('the old suits', () => document.getText().includes('ªK ©Q'));
    await vscode.commands.executeCommand('undo');
    await until('the text as it was', () => document.getText() === before);
  });
});

suite('A quick fix', () => {
  test('is offered where the ruling is wrong, and leaves no finding', async () => {
    const rule = '51B2(b)/picked-up-without-cause';
    const document = await open('two-penalty-cards.ruling');
    await finding(document, rule);
    const { range } = await finding(document, rule);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      range,
      vscode.CodeActionKind.QuickFix.value,
    );
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit, `No fix among ${actions.map(({ title }) => title)}`);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    await noFinding(document, rule);
    assert.ok(rangeOf(document, '@picks-up E ♠K\n'));
    await vscode.commands.executeCommand('undo');
    await finding(document, rule);
  });
});
