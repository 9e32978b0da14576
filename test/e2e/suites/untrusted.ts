import assert from 'node:assert';
import * as vscode from 'vscode';
import { choose, extension, finding, hoverSays, open, until } from '../editor.ts';

suite('In a workspace that is not trusted', () => {
  suiteSetup(() => assert.strictEqual(vscode.workspace.isTrusted, false));
  suiteTeardown(() => choose('lawBooks', undefined));

  test('a write-up is checked', async () => {
    const document = await open('two-penalty-cards.ruling');
    await finding(document, '51B2(b)/picked-up-without-cause');
    assert.ok(extension().isActive);
  });

  test('a law book is not read', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('lawBooks', ['federation.json']);
    // A setting that is chosen later and has taken effect: the first one would have, too.
    await choose('language', 'nl');
    await hoverSays(document, 'Law 51B2(b)', /strafkaarten/);
    await choose('language', undefined);
    assert.doesNotMatch(await hoverSays(document, 'Law 51B2(b)', /penalty card/), /in its own way/);
  });

  test('it is read as soon as trust is given', async () => {
    const document = await open('two-penalty-cards.ruling');
    await vscode.commands.executeCommand('workbench.trust.manage');
    // Whoever runs the suite sees this line, and presses the button.
    console.log('Please trust this workspace.');
    await until('trust', () => vscode.workspace.isTrusted);
    await hoverSays(document, 'Law 51B2(b)', /in its own way/);
  });
});
