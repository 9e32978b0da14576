import { describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver/node';
import { type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';

/** Declarer elected neither, so nothing is picked up. */
const WRONG = `# Case 7

@contract 3NT S
@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
@penalty E ♠K ♥Q dropped
@on-lead W
@neither
@ruling
@picks-up E ♠K ♥Q
@cites 51B2(c)
`;

/** The same fault in few words. */
const SHORT = '@declarer S\n@trumps NT\n@penalty E ♠K ♥Q\n@on-lead W\n@neither\n@ruling\n@picks-up E ♠K';

const RIGHT = WRONG.replace('@picks-up', '@remains');

/** The words under a diagnostic. */
function wordsUnder(text: string, { range }: Diagnostic): string {
  const line = text.split('\n')[range.start.line] ?? '';
  expect(range.end.line).toBe(range.start.line);
  return line.slice(range.start.character, range.end.character);
}

/** Where `words` begin in `text`. */
function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split('\n');
  return { line: before.length - 1, character: (before.at(-1) ?? '').length + 1 };
}

async function opened(text: string, settings: unknown = {}): Promise<LanguageClient> {
  const client = await startServer({ settings });
  client.open(URI, text);
  await client.diagnostics(URI);
  return client;
}

/** What a status bar shows for a place. */
function verdictAt(client: LanguageClient, uri: string, line: number): Promise<string | null> {
  return client.connection.sendRequest('bridgeRulings/verdict', { uri, position: { line, character: 0 } });
}

async function hoverText(client: LanguageClient, text: string, words: string): Promise<string> {
  const hover = await client.hover(URI, placeOf(text, words));
  return hover !== null && typeof hover.contents === 'object' && 'value' in hover.contents
    ? hover.contents.value
    : '';
}

describe('diagnostics', () => {
  it('stand at the words of the wrong claim, with the paragraph and the fact that makes it wrong', async () => {
    const client = await opened(WRONG);
    const errors = (await client.diagnostics(URI)).filter(({ severity }) => severity === 1);
    expect(errors.map((error) => wordsUnder(WRONG, error)).join(' ')).toBe('♠K ♥Q');
    for (const error of errors) {
      expect(error.code).toMatch(/^51B2\(c\)\/[a-z-]+$/);
      expect(error.source).toBe('bridge-rulings');
      const related = error.relatedInformation ?? [];
      expect(related.map(({ location }) => location.range.start.line)).toContain(9);
      expect(related.map(({ location }) => location.uri)).toEqual(related.map(() => URI));
    }
  });

  it('are none for a right ruling', async () => {
    const client = await opened(RIGHT);
    expect(await client.diagnostics(URI)).toEqual([]);
  });

  it('are published with the version after every change, also when nothing changed', async () => {
    const client = await opened(RIGHT);
    for (const version of [2, 3, 4]) {
      client.change(URI, [{ range: at(0, 8), text: '!' }]);
      await client.diagnostics(URI);
      expect(client.reports.at(-1)).toEqual({ uri: URI, version, diagnostics: [] });
    }
  });

  it('follow an edit', async () => {
    const client = await opened(RIGHT);
    const start = placeOf(RIGHT, '@remains');
    const range = { start, end: { line: start.line, character: start.character + '@remains'.length } };
    client.change(URI, [
      {
        range: { start: { ...start, character: 0 }, end: { ...range.end, character: 8 } },
        text: '@picks-up',
      },
    ]);
    expect((await client.diagnostics(URI)).length).toBeGreaterThan(0);
  });

  it('move with their case', async () => {
    const client = await opened(WRONG);
    const before = await client.diagnostics(URI);
    client.change(URI, [{ range: at(0, 0), text: 'A word before.\n\n' }]);
    const after = await client.diagnostics(URI);
    expect(after.map((diagnostic) => wordsUnder(`A word before.\n\n${WRONG}`, diagnostic))).toEqual(
      before.map((diagnostic) => wordsUnder(WRONG, diagnostic)),
    );
  });

  it('go when the document is closed', async () => {
    const client = await opened(WRONG);
    const count = client.reports.length;
    client.close(URI);
    expect(await client.reportAfter(count)).toEqual({ uri: URI, diagnostics: [] });
  });

  it('are at most a thousand, the gravest first, with a word on the rest', async () => {
    const many = Array.from({ length: 1100 }, (_, n) => `# Case ${n + 1}\n${SHORT}`).join('\n');
    const client = await opened(`@nonsense\n${many}`);
    const diagnostics = await client.diagnostics(URI);
    expect(diagnostics.length).toBe(1001);
    expect(diagnostics.slice(0, 1000).every(({ severity }) => severity === 1)).toBe(true);
    expect(diagnostics.at(-1)).toMatchObject({ severity: 3, code: 'report/more-findings' });
    expect(diagnostics.at(-1)?.message).toMatch(/1000 of 1101/);
  });

  it('carry no related places for a client that shows none', async () => {
    const client = await startServer({ settings: {}, showsRelated: false });
    client.open(URI, WRONG);
    const diagnostics = await client.diagnostics(URI);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.filter(({ relatedInformation }) => relatedInformation !== undefined)).toEqual([]);
  });

  it('are none for Markdown that holds no write-up, whatever stands in it', async () => {
    const client = await startServer();
    client.open('file:///notes.md', WRONG, 'markdown');
    expect(await client.diagnostics('file:///notes.md')).toEqual([]);
    client.open('file:///case.md', `Some words.\n\n\`\`\`ruling\n${WRONG}\`\`\`\n`, 'markdown');
    expect((await client.diagnostics('file:///case.md')).length).toBeGreaterThan(0);
  });
});

describe('hover', () => {
  const text = `${RIGHT}\nLaw 51B2(c) says so.\n`;

  it.each([
    ['en', 'penalty cards'],
    ['el', 'τιμωρημένα'],
    ['nl', 'strafkaarten'],
    ['tr', 'cezalı'],
  ])('shows the law in %s', async (language, words) => {
    const client = await opened(text, { language });
    expect(await hoverText(client, text, 'Law 51B2(c)')).toContain(words);
  });

  it('covers the words it is about', async () => {
    const client = await opened(text);
    const hover = await client.hover(URI, placeOf(text, 'Law 51B2(c)'));
    const start = placeOf(text, 'Law 51B2(c)');
    expect(hover?.range?.start).toEqual({ line: start.line, character: 0 });
    expect(hover?.range?.end).toEqual({ line: start.line, character: 'Law 51B2(c)'.length });
  });

  it('is nothing on plain words, outside the text and in a document that is not open', async () => {
    const client = await opened(text);
    expect(await client.hover(URI, placeOf(text, 'says so'))).toBeNull();
    expect(await client.hover(URI, { line: 10_000, character: 10_000 })).toBeNull();
    expect(await client.hover('file:///other.ruling', { line: 0, character: 0 })).toBeNull();
  });
});

describe('outline', () => {
  it('shows each case with its verdict, and its hands, facts and rulings in it', async () => {
    const undecided = WRONG.replace('@neither\n', '').replace('Case 7', 'Case 8');
    const client = await opened(`${RIGHT}\n${undecided}\n# Case 9\n\nNothing happened.\n`);
    const cases = await client.outline(URI);
    expect(cases.map(({ name }) => name)).toEqual(['Case 7', 'Case 8', 'Case 9']);
    expect(cases.map(({ detail }) => detail)).toEqual([
      'Judged',
      'Undecided, missing: declarer’s choice',
      expect.stringContaining('not applicable'),
    ]);
    expect(cases[0]?.children?.map(({ name }) => name)).toEqual(['Hands', 'Facts', 'Ruling']);
    expect(cases[0]?.children?.[0]?.children?.map(({ detail }) => detail)).toContain('♠KJ ♥Q ♦6 ♣–');
    expect(cases[0]?.children?.[1]?.children?.map(({ name }) => name)).toContain('@penalty E ♠K ♥Q dropped');
    expect(cases[0]?.children?.[2]?.children?.map(({ name }) => name)).toContain('@remains E ♠K ♥Q');
  });

  it('speaks the language that was chosen', async () => {
    const client = await opened(RIGHT, { language: 'nl' });
    expect((await client.outline(URI))[0]?.detail).toBe('Beoordeeld');
  });

  it('is a flat list for a client that shows no tree', async () => {
    const client = await startServer({ settings: {}, showsTree: false });
    client.open(URI, RIGHT);
    const answer = await client.connection.sendRequest('textDocument/documentSymbol', {
      textDocument: { uri: URI },
    });
    expect(answer).toMatchObject([{ name: 'Case 7 (Judged)', location: { uri: URI } }]);
  });
});

function at(line: number, character: number) {
  return { start: { line, character }, end: { line, character } };
}

describe('the verdict on the case at the cursor', () => {
  it('names the case, what became of it, and the laws', async () => {
    const client = await opened(`# Case 7\n\n${SHORT}\n\n# Case 8\n\n${SHORT.replace('@neither\n', '')}\n`);
    expect(await verdictAt(client, URI, 3)).toBe('Case 7 · Judged · Laws 2017');
    expect(await verdictAt(client, URI, 12)).toMatch(/^Case 8 · Undecided, missing: .*declarer’s choice/);
  });

  it('is nothing where there is no document', async () => {
    const client = await opened(SHORT);
    expect(await verdictAt(client, 'file:///other.ruling', 0)).toBeNull();
    expect(await client.connection.sendRequest('bridgeRulings/verdict', 'x')).toBeNull();
  });
});
