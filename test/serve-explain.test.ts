// The pages of rules over a real connection: addresses behind the names of rules, and the pages themselves.
import { describe, expect, it } from 'vitest';
import { type ClientOptions, startServer } from './support/language-client.ts';

const URI = 'file:///two%20(cards).ruling';
const TEXT = `Something came before.
@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;
const RULE = '51B2(b)/picked-up-without-cause';

async function opened(options: Partial<ClientOptions>) {
  const client = await startServer({ settings: {}, ...options });
  client.open(URI, TEXT);
  return { client, diagnostics: await client.diagnostics(URI) };
}

describe('the name of a rule', () => {
  it('has the address that the client gives for pages, in the language of the case', async () => {
    const rulePages = 'command:explain?%5B%22{rule}%22%2C%22{language}%22%5D#{fault}';
    const { diagnostics } = await opened({ linksRules: true, initializationOptions: { rulePages } });
    expect(diagnostics.map(({ code, codeDescription }) => [code, codeDescription?.href])).toEqual([
      [
        RULE,
        'command:explain?%5B%2251B2%28b%29%2Fpicked-up-without-cause%22%2C%22en%22%5D#picked-up-without-cause',
      ],
    ]);
  });

  it.each([
    [{ linksRules: false, initializationOptions: { rulePages: 'file:///rules.md#{fault}' } }],
    [{ linksRules: true }],
    [{ linksRules: true, initializationOptions: { rulePages: 7 } }],
  ])('has none where the client opens none or gives none: %j', async (options) => {
    const { diagnostics } = await opened(options);
    expect(diagnostics.map((diagnostic) => 'codeDescription' in diagnostic)).toEqual([false]);
  });
});

describe('the hover on a finding', () => {
  const place = { line: 6, character: 15 };

  it('points at the words in the document and at the page', async () => {
    const { client } = await opened({ initializationOptions: { rulePages: 'file:///rules.md#{fault}' } });
    const shown = JSON.stringify((await client.hover(URI, place))?.contents);
    expect(shown).toContain(`[${RULE}](file:///rules.md#picked-up-without-cause)`);
    expect(shown).toContain('(file:///two%20%28cards%29.ruling#L5,1) – Declarer’s option is stated here.');
    expect(shown).toContain('(file:///two%20%28cards%29.ruling#L7,16) – ♥Q stays on the table');
  });

  it('holds no command', async () => {
    const { client } = await opened({ initializationOptions: { rulePages: 'command:explain?{rule}' } });
    expect(JSON.stringify(await client.hover(URI, place))).not.toContain('command:');
  });
});

describe('the page of a rule', () => {
  const page = (params: unknown, options: Partial<ClientOptions> = {}) =>
    opened(options).then(({ client }) => client.connection.sendRequest('bridgeRulings/explain', params));

  it('is given in the language asked for, else in that of the settings, else of the editor', async () => {
    expect(await page({ rule: RULE, language: 'el' })).toMatch(/^# Τιμωρημένο φύλλο που αποσύρεται/);
    expect(await page({ rule: RULE }, { settings: { language: 'nl' } })).toMatch(/^# Een strafkaart/);
    expect(await page({ rule: RULE }, { locale: 'tr' })).toMatch(/^# Masada kalması/);
  });

  it.each([[{ rule: 'no/such' }], [{ rule: 7 }], [null], ['x']])('is null for %j', async (params) => {
    expect(await page(params)).toBeNull();
  });
});
