import assert from 'node:assert';
import * as vscode from 'vscode';
import { extension, finding, open } from '../editor.ts';

suite('In a workspace that is not trusted', () => {
  test('a write-up is checked', async () => {
    const document = await open('two-penalty-cards.ruling');
    assert.strictEqual(vscode.workspace.isTrusted, false);
    await finding(document, '51B2(b)/picked-up-without-cause');
    assert.ok(extension().isActive);
  });
});
