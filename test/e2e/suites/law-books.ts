import assert from 'node:assert';
import * as vscode from 'vscode';
import { choose, hoverSays, inWorkspace, open } from '../editor.ts';

suite('A law book', () => {
  teardown(() => choose('lawBooks', undefined));

  test('that the settings name takes the place of ours at once, and gives it back', async () => {
    const document = await open('two-penalty-cards.ruling');
    await hoverSays(document, 'Law 51B2(b)', /penalty card/);
    await choose('lawBooks', ['federation.json']);
    await hoverSays(document, 'Law 51B2(b)', /words it in its own way/);
    await choose('lawBooks', undefined);
    const said = await hoverSays(document, 'Law 51B2(b)', /penalty card/);
    assert.doesNotMatch(said, /in its own way/);
  });

  test('is read anew when its file changes', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('lawBooks', ['federation.json']);
    await hoverSays(document, 'Law 51B2(b)', /in its own way/);
    const book = inWorkspace('federation.json');
    const content = new TextDecoder().decode(await vscode.workspace.fs.readFile(book));
    await vscode.workspace.fs.writeFile(
      book,
      new TextEncoder().encode(content.replace('its own', 'another')),
    );
    await hoverSays(document, 'Law 51B2(b)', /in another way/);
    await vscode.workspace.fs.writeFile(book, new TextEncoder().encode(content));
    await hoverSays(document, 'Law 51B2(b)', /in its own way/);
  });

  test('may be named by its whole path', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('lawBooks', [inWorkspace('federation.json').path]);
    await hoverSays(document, 'Law 51B2(b)', /in its own way/);
  });

  test('that is not there leaves ours in its place', async () => {
    const document = await open('two-penalty-cards.ruling');
    await choose('lawBooks', ['nowhere.json', 'federation.json']);
    await hoverSays(document, 'Law 51B2(b)', /in its own way/);
    await choose('lawBooks', ['nowhere.json']);
    await hoverSays(document, 'Law 51B2(b)', /penalty card/);
  });
});
