import assert from 'node:assert';
import { extension, finding, findingsIn, hoverOn, open, until, write } from '../editor.ts';

// These come first: they tell what happens before there is a server.
suite('Markdown that is no write-up', () => {
  test('wakes the extension, which starts no server', async () => {
    await open('plain.md');
    // The editor is still busy with its own start.
    await until('the extension', () => extension().isActive, 50);
    assert.strictEqual(extension().exports.hasServer, false);
  });

  test('starts none when it is edited', async () => {
    const document = await open('plain.md');
    await write(document, '\nMore about `ruling` and <!-- a comment -->.\n\n```js\n@board 14\n```\n');
    assert.strictEqual(extension().exports.hasServer, false);
    assert.strictEqual(await hoverOn(document, 'Law 51B2(b)'), '');
  });

  test('starts one when a fence appears, and is checked from then on', async () => {
    const document = await open('plain.md');
    await write(document, '\n```ruling\n@board 14\n@penalty E ♠K ♥Q\n@on-lead W\n@prohibits ♠\n');
    assert.strictEqual(extension().exports.hasServer, true);
    await write(document, '@picks-up E ♥Q\n```\n');
    await finding(document, '51B2(b)/picked-up-without-cause');
  });

  test('is not shown to a server that runs', async () => {
    const document = await open('notes.md');
    assert.strictEqual(await hoverOn(document, 'Law 51B2(b)'), '');
    assert.deepStrictEqual(findingsIn(document), []);
  });
});
