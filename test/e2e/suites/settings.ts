import assert from 'node:assert';
import * as vscode from 'vscode';
import { choose, finding, hoverSays, noFinding, open, until } from '../editor.ts';

const rule = '51B2(b)/picked-up-without-cause';

suite('A setting takes effect at once:', () => {
  teardown(async () => {
    for (const setting of ['language', 'laws', 'severity']) await choose(setting, undefined);
  });

  test('the language of messages', async () => {
    const document = await open('two-penalty-cards.ruling');
    const english = (await finding(document, rule)).message;
    for (const language of ['el', 'nl', 'tr']) {
      await choose('language', language);
      const message = await until(`a message in ${language}`, async () => {
        const said = (await finding(document, rule)).message;
        return said !== english && said;
      });
      assert.notStrictEqual(message, english);
    }
    await choose('language', undefined);
    await until('the English message', async () => (await finding(document, rule)).message === english);
  });

  test('the edition of the Laws', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('laws', '2007');
    await hoverSays(document, 'Law 51B2(b)', /2007/);
    await choose('laws', '2017');
    await hoverSays(document, 'Law 51B2(b)', /2017/);
  });

  test('the severity of one rule', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('severity', { [rule]: 'warning' });
    await until(
      'a warning',
      async () => (await finding(document, rule)).severity === vscode.DiagnosticSeverity.Warning,
    );
    await choose('severity', { [rule]: 'off' });
    await noFinding(document, rule);
    await choose('severity', undefined);
    await finding(document, rule);
  });

  test('the severity of a family', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('severity', { law: 'hint' });
    await until(
      'a hint',
      async () => (await finding(document, rule)).severity === vscode.DiagnosticSeverity.Hint,
    );
  });
});
