import assert from 'node:assert';
import * as vscode from 'vscode';
import { until } from '../editor.ts';

const TEXT = 'Board 14\n\n@pro';

suite('Completion', () => {
  test('offers the annotations that begin as written, each with what it means', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'ruling', content: TEXT });
    await vscode.window.showTextDocument(document);
    const offered = await until('the annotations', async () => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        new vscode.Position(2, '@pro'.length),
      );
      const ours = items.filter(({ label }) => String(label).startsWith('@'));
      return ours.length > 0 && ours;
    });
    const prohibits = offered.find(({ label }) => label === '@prohibits');
    assert.ok(prohibits, offered.map(({ label }) => label).join(' '));
    assert.match(prohibits.detail ?? '', /^@prohibits ♠/);
    assert.ok(String(prohibits.documentation ?? '').length > 0);
  });
});
