import assert from 'node:assert';
import * as vscode from 'vscode';
import { until } from '../editor.ts';

const FACTS = `@contract 3NT S
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
`;

suite('What a director asks', () => {
  test('is shown above the lead, and beside the write-up on a click', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'ruling', content: FACTS });
    await vscode.window.showTextDocument(document);
    let lens: vscode.CodeLens | undefined;
    await until('the lens', async () => {
      const command = 'vscode.executeCodeLensProvider';
      [lens] = await vscode.commands.executeCommand<vscode.CodeLens[]>(command, document.uri, 1);
      return lens?.command !== undefined;
    });
    assert.strictEqual(lens?.range.start.line, 3);
    assert.strictEqual(lens.command?.title, 'Declarer’s options (6) · prohibited: spades');
    await vscode.commands.executeCommand(lens.command.command, ...(lens.command.arguments ?? []));
    const isShown = ({ document: { uri } }: vscode.TextEditor) => uri.scheme === 'bridge-rulings-options';
    await until('the options', () => vscode.window.visibleTextEditors.some(isShown));
    const page = vscode.window.visibleTextEditors.find(isShown)?.document.getText();
    assert.match(page ?? '', /^Declarer’s options \(6\)[\s\S]*Require spades\. \(Law 51B2\(a\)\)/);
    await vscode.commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
  });

  test('is drafted, and leaves no finding', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'ruling', content: FACTS });
    const editor = await vscode.window.showTextDocument(document);
    const place = new vscode.Range(4, 0, 4, 0);
    let action: vscode.CodeAction | undefined;
    await until('the action', async () => {
      const command = 'vscode.executeCodeActionProvider';
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(command, document.uri, place);
      action = all.find(({ title }) => title === 'Draft the ruling');
      return action?.edit !== undefined;
    });
    if (action?.edit) await vscode.workspace.applyEdit(action.edit);
    assert.match(editor.document.getText(), /@prohibits ♠\n\nEast picks up ♠K\./);
    assert.deepStrictEqual(vscode.languages.getDiagnostics(document.uri), []);
  });
});
