import assert from 'node:assert';
import { choose, hoverSays, open } from '../editor.ts';

suite('The hover of a citation', () => {
  teardown(() => choose('language', undefined));

  test('shows the paragraph in the language of the write-up', async () => {
    const document = await open('two-penalty-cards.ruling');
    const said = await hoverSays(document, 'Law 51B2(b)', /penalty card/);
    assert.match(said, /51B2\(b\)/);
    assert.match(said, /2017/);
  });

  for (const { language, words } of [
    { language: 'el', words: /τιμωρημένα/ },
    { language: 'nl', words: /strafkaarten/ },
    { language: 'tr', words: /cezalı kart/ },
  ]) {
    test(`shows it in the language that is chosen: ${language}`, async () => {
      const document = await open('two-penalty-cards.ruling');
      await choose('language', language);
      await hoverSays(document, 'Law 51B2(b)', words);
    });
  }
});
