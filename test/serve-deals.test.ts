import { describe, expect, it } from 'vitest';
import { type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';
const LIN = 'md|1SAQ53HKJ4DK42C863,SKJ9HAQ7DT53CKQ42,ST872HT98DAQJCA75,|sv|o|ah|Board 3|';
const CASE = `Spel 14
Noord: ♠AV53 ♥- ♦H4 ♣-
Oost: ♠HB ♥V ♦1053 ♣-
Zuid: ♠7 ♥B3 ♦AB2 ♣-
West: ♠9 ♥1098 ♦V7 ♣-
@contract 3NT S
`;

type DealText = { readonly text: string; readonly notices: readonly string[] };

async function opened(text: string, settings: unknown = {}): Promise<LanguageClient> {
  const client = await startServer({ settings });
  client.open(URI, text);
  await client.diagnostics(URI);
  return client;
}

const ask = (client: LanguageClient, method: string, params: unknown): Promise<DealText> =>
  client.connection.sendRequest(`bridgeRulings/${method}`, params);

const boardAs = (client: LanguageClient, format: string, line: number) =>
  ask(client, 'boardAs', { uri: URI, format, position: { line, character: 0 } });

describe('A deal that is pasted', () => {
  it('becomes a write-up in the language of the document', async () => {
    const { text, notices } = await ask(await opened(CASE), 'writeUpOfDeals', { text: LIN, uri: URI });
    expect(notices).toEqual([]);
    expect(text).toContain('Spel 3 · Gever zuid');
    expect(text).toMatch(/\n {2,}♠10872\n {2,}♥1098\n {2,}♦AVB\n {2,}♣A75\n/);
  });

  it('is drawn in the layout that is chosen', async () => {
    const client = await opened(CASE, { boardLayout: 'labelled' });
    const { text } = await ask(client, 'writeUpOfDeals', { text: LIN, uri: URI });
    expect(text).toMatch(/Noord: ♠10872 +♥1098 +♦AVB +♣A75/);
  });

  it('follows the setting, else the editor where the document is empty', async () => {
    const chosen = await opened(CASE, { language: 'tr' });
    expect((await ask(chosen, 'writeUpOfDeals', { text: LIN, uri: URI })).text).toContain('Dağıtan: Güney');
    const greek = await startServer({ settings: {}, locale: 'el' });
    greek.open(URI, '');
    expect((await ask(greek, 'writeUpOfDeals', { text: LIN, uri: URI })).text).toContain('Διανομή 3');
  });

  it('is said to be none', async () => {
    const { text, notices } = await ask(await opened(''), 'writeUpOfDeals', { text: 'hello' });
    expect(text).toBe('');
    expect(notices).toHaveLength(1);
  });
});

describe('The board of a case', () => {
  it.each([
    ['pbn', '[Deal "E:KJ.Q.T53. 7.J3.AJ2. 9.T98.Q7. AQ53..K4."]'],
    ['lin', 'md|4S7HJ3DAJ2C,'],
    ['text', '♠AV53\n'],
    ['html', '<section class="bridge-deal" lang="nl">'],
    ['latex', '\\northhand{AQ53}{-}{K4}{-}'],
  ])('is handed over as %s', async (format, expected) => {
    expect((await boardAs(await opened(CASE), format, 2)).text).toContain(expected);
  });

  it('is that of the case where the cursor stands', async () => {
    const client = await opened(`${CASE}\n${CASE.replace('Spel 14', 'Spel 15')}`);
    expect((await boardAs(client, 'pbn', 9)).text).toContain('[Board "15"]');
  });

  it('is said to be missing', async () => {
    const { text, notices } = await boardAs(await opened('Geen kaart.', { language: 'nl' }), 'pbn', 0);
    expect([text, notices]).toEqual(['', ['Dit geval heeft geen spel.']]);
  });

  it('is nothing where the question is none', async () => {
    const client = await opened(CASE);
    for (const params of [
      null,
      {},
      { uri: URI },
      { uri: URI, format: 'doc', position: { line: 0, character: 0 } },
    ]) {
      expect(await ask(client, 'boardAs', params)).toEqual({ text: '', notices: [] });
    }
  });
});
