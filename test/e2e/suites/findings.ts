import assert from 'node:assert';
import * as vscode from 'vscode';
import { extension, finding, findingsIn, noFinding, open, rangeOf, ruleOf, write } from '../editor.ts';

const rule = '51B2(b)/picked-up-without-cause';

suite('A write-up', () => {
  test('wakes the extension', async () => {
    const document = await open('two-penalty-cards.ruling');
    assert.strictEqual(document.languageId, 'ruling');
    await finding(document, rule);
    assert.ok(extension().isActive);
  });

  test('has the wrong ruling underlined at its words', async () => {
    const document = await open('two-penalty-cards.ruling');
    const found = await finding(document, rule);
    assert.strictEqual(document.getText(found.range), '♥Q');
    assert.strictEqual(found.range.start.line, rangeOf(document, '@picks-up').start.line);
    assert.strictEqual(found.severity, vscode.DiagnosticSeverity.Error);
    assert.match(found.message, /♥Q/);
    const places = found.relatedInformation ?? [];
    assert.ok(places.length > 0, 'No place is named that makes the claim wrong.');
    assert.ok(places.every(({ location }) => location.uri.toString() === document.uri.toString()));
  });

  test('loses the finding when the ruling is put right, and has it again when that is undone', async () => {
    const document = await open('two-penalty-cards.ruling');
    await finding(document, rule);
    await write(document, '@picks-up E ♠K', '@picks-up E ♠K ♥Q');
    await noFinding(document, rule);
    await vscode.commands.executeCommand('undo');
    await finding(document, rule);
  });

  test('in a fence of a Markdown file is checked too', async () => {
    const document = await open('casebook.md');
    const found = await finding(document, rule);
    assert.strictEqual(document.getText(found.range), '♥Q');
    assert.deepStrictEqual(findingsIn(document).map(ruleOf), [rule]);
  });

  test('is checked anew after the server restarts', async () => {
    const document = await open('two-penalty-cards.ruling');
    await finding(document, rule);
    await vscode.commands.executeCommand('bridgeRulings.restartServer');
    await finding(document, rule);
    await write(document, '@picks-up E ♠K', '@picks-up E ♠K ♥Q');
    await noFinding(document, rule);
    await vscode.commands.executeCommand('undo');
    await finding(document, rule);
  });
});
