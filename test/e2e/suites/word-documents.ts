import assert from 'node:assert';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { docxOf, paragraph, run } from '../../support/word-document.ts';
import { finding, until } from '../editor.ts';

const LINES = [
  '@contract 3NT S',
  '@penalty E \uf0aaK \uf0a9Q dropped',
  '@on-lead W',
  '@neither',
  '@ruling',
  '@picks-up E \uf0aaK',
];

suite('A Word document', () => {
  let folder = '';

  setup(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'word-document-'));
  });

  teardown(() => rm(folder, { recursive: true }));

  test('is opened as a write-up, its suits as suits, and checked', async () => {
    const file = path.join(folder, 'case.docx');
    await writeFile(file, await docxOf(LINES.map((line) => paragraph(run(line))).join('')));
    await vscode.commands.executeCommand('bridgeRulings.openWordDocument', vscode.Uri.file(file));
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document);
    assert.strictEqual(document.languageId, 'ruling');
    assert.match(document.getText(), /@penalty E ♠K ♥Q dropped/);
    await finding(document, '51B2(c)/picked-up-without-cause');
  });

  test('that is none is refused, and nothing is opened', async () => {
    const file = path.join(folder, 'none.docx');
    await writeFile(file, 'This is no Word document.');
    const before = vscode.window.activeTextEditor?.document;
    // The message stays until somebody closes it, and the command with it.
    void vscode.commands.executeCommand('bridgeRulings.openWordDocument', vscode.Uri.file(file));
    await until('a while', () => new Promise<true>((resolve) => setTimeout(resolve, 1000, true)));
    assert.strictEqual(vscode.window.activeTextEditor?.document, before);
  });
});
