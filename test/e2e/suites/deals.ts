import assert from 'node:assert';
import * as vscode from 'vscode';
import { until } from '../editor.ts';

const LIN = 'md|1SAQ53HKJ4DK42C863,SKJ9HAQ7DT53CKQ42,ST872HT98DAQJCA75,|sv|o|ah|Board 3|';

suite('A deal', () => {
  test('is pasted from the clipboard, undone in one step, and copied as PBN', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'ruling', content: '' });
    await vscode.window.showTextDocument(document);
    await vscode.env.clipboard.writeText(LIN);
    await vscode.commands.executeCommand('bridgeRulings.pasteDeal');
    await until('the pasted deal', () => document.getText().includes('♠10872'));
    await vscode.commands.executeCommand('undo');
    assert.strictEqual(document.getText(), '');
    await vscode.commands.executeCommand('redo');
    await until('the deal again', () => document.getText().includes('Board 3'));
    await until('the board as PBN', async () => {
      await vscode.commands.executeCommand('bridgeRulings.copyBoardAs.pbn');
      return (await vscode.env.clipboard.readText()).includes('[Deal "S:AQ53.KJ4.K42.863');
    });
  });
});
