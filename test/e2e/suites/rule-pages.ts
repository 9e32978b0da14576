import assert from 'node:assert';
import * as vscode from 'vscode';
import { until } from '../editor.ts';

const WRONG = `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;

suite('The page of a rule', () => {
  test('is behind the name of the rule, and is shown as Markdown', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'ruling', content: WRONG });
    await vscode.window.showTextDocument(document);
    const found = () => vscode.languages.getDiagnostics(document.uri);
    await until('the finding', () => found().length === 1);
    const code = found()[0]?.code;
    assert.ok(typeof code === 'object');
    assert.strictEqual(code.value, '51B2(b)/picked-up-without-cause');
    const { scheme, path, query } = code.target;
    assert.deepStrictEqual([scheme, path], ['command', 'bridgeRulings.explain']);

    await vscode.commands.executeCommand(path, ...JSON.parse(query));
    const isPage = ({ input }: vscode.Tab) =>
      input instanceof vscode.TabInputWebview && input.viewType.endsWith('markdown.preview');
    const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs).filter(isPage);
    await until('the page', () => tabs().length > 0);
    assert.match(tabs()[0]?.label ?? '', /picked-up-without-cause/);
    const pages = () =>
      vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'bridge-rulings-rule');
    await until('its text', () => pages().some((page) => page.getText() !== ''));
    assert.match(pages()[0]?.getText() ?? '', /^# A penalty card picked up that stays on the table/);
    await vscode.window.tabGroups.close(tabs());
  });
});
