import { describe, expect, it, vi } from 'vitest';
import { type ClientOptions, type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';
const TEXT = `@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@nonsense
@ruling
@picks-up E ♠K ♥Q
`;

const SENTENCES = `South plays in 3NT. East has two penalty cards, the ♠K and the ♥Q, and West is on lead.
South prohibits a spade. The director ruled that East picks up the ♥Q.
`;

/** The severities of what is found now, after the settings have changed. */
async function afterChoosing(client: LanguageClient, settings: unknown) {
  const count = client.reports.length;
  client.choose(settings);
  return (await client.reportAfter(count))?.diagnostics ?? [];
}

async function opened(client: LanguageClient) {
  client.open(URI, TEXT);
  return client.diagnostics(URI);
}

describe('settings', () => {
  it('hold from the first report on', async () => {
    const client = await startServer({
      settings: { severity: { notation: 'off', law: 'off', facts: 'off' } },
    });
    expect(await opened(client)).toEqual([]);
    expect(client.reports.length).toBe(1);
  });

  it('are followed for as long as the client lives', async () => {
    const client = await startServer({ settings: {} });
    await opened(client);
    expect(client.registered).toContain('workspace/didChangeConfiguration');
  });

  it.each([
    ['answered when asked', { settings: {} }],
    ['announced', {}],
  ])('take effect at once where they are %s', async (_, options: ClientOptions) => {
    const client = await startServer(options);
    const english = await opened(client);
    const greek = await afterChoosing(client, { language: 'el' });
    expect(greek.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
    expect(greek.every(({ message }) => /\p{Script=Greek}/u.test(String(message)))).toBe(true);
    const off = await afterChoosing(client, { language: 'el', severity: { 'notation/unknown-word': 'off' } });
    expect(off.map(({ code }) => code)).not.toContain('notation/unknown-word');
  });

  it('may come under their own name', async () => {
    const client = await startServer({});
    await opened(client);
    const dutch = await afterChoosing(client, { bridgeRulings: { language: 'nl' } });
    const english = await afterChoosing(client, { bridgeRulings: { language: 'en' } });
    expect(dutch.map(({ message }) => message)).not.toEqual(english.map(({ message }) => message));
  });

  it('may be handed over at the start, for clients that keep none', async () => {
    const client = await startServer({ initializationOptions: { severity: { law: 'hint' } } });
    const law = (await opened(client)).filter(({ code }) => /^5/.test(String(code)));
    expect(law.map(({ severity }) => severity)).toEqual(law.map(() => 4));
    expect(law.length).toBeGreaterThan(0);
  });

  it('judge by the edition that was chosen', async () => {
    const client = await startServer({ settings: { laws: '2007' } });
    const codes = (await opened(client)).map(({ code }) => String(code));
    expect(codes.filter((code) => code.startsWith('51B2(c)'))).toEqual([]);
  });

  it('leave plain sentences alone, and read them again', async () => {
    const client = await startServer({ settings: { sentences: false } });
    client.open(URI, SENTENCES);
    expect(await client.diagnostics(URI)).toEqual([]);
    const [finding, ...others] = await afterChoosing(client, { sentences: true });
    expect([finding?.code, others]).toEqual(['51B2(b)/picked-up-without-cause', []]);
    expect(await afterChoosing(client, { sentences: false })).toEqual([]);
  });

  it('that make no sense are ignored and told once, in the language of the editor', async () => {
    const client = await startServer({ settings: { language: 'klingon' }, locale: 'nl' });
    const before = await opened(client);
    client.change(URI, [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' },
    ]);
    await client.diagnostics(URI);
    client.choose({ language: 'klingon', laws: 1999 });
    await vi.waitFor(() => expect(client.shown.length).toBe(2));
    expect(before.length).toBeGreaterThan(0);
    expect(client.shown.map(({ type }) => type)).toEqual([2, 2]);
    expect(client.shown[0]?.message).toContain('bridgeRulings.language');
    expect(client.shown[0]?.message).toContain('klingon');
    expect(client.shown[0]?.message).toContain('wordt genegeerd');
    expect(client.shown[1]?.message).toContain('bridgeRulings.laws');
  });

  it('of a rule that does not exist are told of', async () => {
    const client = await startServer({
      settings: { severity: { 'board/no-such-rule': 'off', board: 'loud', law: 'off' } },
    });
    const law = (await opened(client)).filter(({ code }) => /^5/.test(String(code)));
    expect(law).toEqual([]);
    expect(client.shown.map(({ message }) => message)).toEqual([
      expect.stringContaining('board/no-such-rule'),
      expect.stringContaining('loud'),
    ]);
  });
});

describe('law books', () => {
  const book = {
    path: 'federation.json',
    content: JSON.stringify({
      edition: '2017',
      language: 'en',
      sources: { us: { title: 'Law 51', publisher: 'Our federation', address: 'here', date: '2020' } },
      paragraphs: { '51B2(c)': { heading: 'Neither', wording: 'Words of our federation.', source: 'us' } },
    }),
  };
  const text = `${TEXT}\nLaw 51B2(c)\n`;
  const place = { line: text.split('\n').length - 2, character: 5 };

  async function hoverText(client: LanguageClient): Promise<string> {
    return JSON.stringify((await client.hover(URI, place))?.contents);
  }

  it('take the place of our texts as soon as the client sends them, and give it back', async () => {
    const client = await startServer();
    client.open(URI, text);
    expect(await hoverText(client)).not.toContain('our federation');
    void client.connection.sendNotification('bridgeRulings/lawBooks', [book]);
    expect(await hoverText(client)).toContain('our federation');
    void client.connection.sendNotification('bridgeRulings/lawBooks', []);
    expect(await hoverText(client)).not.toContain('our federation');
  });

  it('may be handed over at the start', async () => {
    const client = await startServer({ initializationOptions: { lawBooks: [book] } });
    client.open(URI, text);
    expect(await hoverText(client)).toContain('our federation');
  });

  it('that cannot be read are told of once, by name', async () => {
    const client = await startServer();
    const bad = { path: 'bad.json', content: '{' };
    void client.connection.sendNotification('bridgeRulings/lawBooks', [bad]);
    void client.connection.sendNotification('bridgeRulings/lawBooks', [bad, book]);
    client.open(URI, text);
    expect(await hoverText(client)).toContain('our federation');
    expect(client.shown).toEqual([{ type: 1, message: expect.stringContaining('bad.json') }]);
  });
});
