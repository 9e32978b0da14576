// Tokens and hints over a real connection.
import { describe, expect, it } from 'vitest';
import {
  type InlayHint,
  InlayHintRequest,
  type SemanticTokens,
  type SemanticTokensDelta,
  SemanticTokensDeltaRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver/node';
import { type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///book.ruling';

/** One case of a casebook. */
const caseOf = (number: number) => `# Case ${number}

North: ♠AQ53 ♥- ♦K4 ♣-
East: ♠KJ ♥Q ♦T53 ♣-
@contract 3NT S
@penalty E ♠K ♥Q
`;
const BOOK = [1, 2, 3, 4].map(caseOf).join('\n');

async function opened(text: string, settings: unknown = {}): Promise<LanguageClient> {
  const client = await startServer({ settings });
  client.open(URI, text);
  await client.diagnostics(URI);
  return client;
}

const textDocument = { uri: URI };
const range = (from: number, to: number) => ({
  start: { line: from, character: 0 },
  end: { line: to, character: 0 },
});

async function tokensOf(client: LanguageClient): Promise<SemanticTokens> {
  const tokens = await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
  return tokens ?? { data: [] };
}

/** The tokens as a client has them once it has taken what changed. */
function applied(before: readonly number[], { edits }: SemanticTokensDelta): readonly number[] {
  return edits.reduce<readonly number[]>(
    (numbers, { start, deleteCount, data = [] }) => numbers.toSpliced(start, deleteCount, ...data),
    before,
  );
}

/** The words under the tokens, each with its kind. */
function wordsUnder(text: string, data: readonly number[], client: LanguageClient): readonly string[] {
  const provider = client.capabilities.semanticTokensProvider;
  const lines = text.split('\n');
  const words: string[] = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, kind = 0, bits = 0] = data.slice(at, at + 5);
    line += down;
    character = down === 0 ? character + right : right;
    const word = (lines[line] ?? '').slice(character, character + length);
    const modifiers = provider?.legend.tokenModifiers.filter((_, bit) => (bits & (1 << bit)) !== 0) ?? [];
    words.push(`${[provider?.legend.tokenTypes[kind], ...modifiers].join('.')} ${word}`);
  }
  return words;
}

describe('semantic tokens', () => {
  it('are what was read, where it stands', async () => {
    const client = await opened(caseOf(1));
    const words = wordsUnder(caseOf(1), (await tokensOf(client)).data, client);
    expect(words.slice(0, 5)).toEqual(['seat North', 'spade ♠', 'rank AQ53', 'heart ♥-', 'diamond ♦']);
    expect(words.slice(-6)).toEqual([
      'annotation.ofFact @penalty',
      'seat E',
      'spade ♠',
      'rank K',
      'heart ♥',
      'rank Q',
    ]);
  });

  it.each([
    ['a word in a case', range(12, 12), 'East: '],
    ['lines above a case', range(7, 7), 'Some words.\n\n'],
    ['a case taken out', range(7, 14), ''],
    ['a case put in', range(7, 7), `${caseOf(9)}\n`],
    ['everything taken out', range(0, 40), ''],
    ['a line behind everything', range(40, 40), '@declarer S'],
  ])('are after an edit as if asked for anew: %s', async (_what, place, text) => {
    const client = await opened(BOOK);
    const before = await tokensOf(client);
    client.change(URI, [{ range: place, text }]);
    const delta = await client.connection.sendRequest(SemanticTokensDeltaRequest.type, {
      textDocument,
      previousResultId: before.resultId ?? '',
    });
    if (delta === null || !('edits' in delta)) throw new Error('The server sent everything again.');
    expect(applied(before.data, delta)).toEqual((await tokensOf(client)).data);
  });

  it('cost the case that was edited', async () => {
    const client = await opened(BOOK);
    const { resultId = '', data } = await tokensOf(client);
    client.change(URI, [{ range: range(7, 7), text: '## ' }]);
    const delta = await client.connection.sendRequest(SemanticTokensDeltaRequest.type, {
      textDocument,
      previousResultId: resultId,
    });
    const sent = delta !== null && 'edits' in delta ? delta.edits.flatMap((edit) => edit.data ?? []) : data;
    expect(sent.length).toBeLessThanOrEqual(data.length / 2);
  });

  it('are sent whole to a client that knows other ones', async () => {
    const client = await opened(BOOK);
    const { data } = await tokensOf(client);
    const answer = await client.connection.sendRequest(SemanticTokensDeltaRequest.type, {
      textDocument,
      previousResultId: 'of another session',
    });
    expect(answer).toMatchObject({ data });
  });

  it('of some lines are those that all have there', async () => {
    const client = await opened(BOOK);
    const all = wordsUnder(BOOK, (await tokensOf(client)).data, client);
    const some = await client.connection.sendRequest(SemanticTokensRangeRequest.type, {
      textDocument,
      range: range(9, 16),
    });
    const words = wordsUnder(BOOK, some?.data ?? [], client);
    const perCase = all.length / 4;
    const seatAndHands = all.indexOf('annotation @contract');
    expect(words).toEqual(all.slice(perCase, perCase * 2 + seatAndHands / 2));
  });

  it('are none in a document that is not open', async () => {
    const client = await startServer({ settings: {} });
    expect((await tokensOf(client)).data).toEqual([]);
  });
});

describe('inlay hints', () => {
  const hints = (client: LanguageClient, from: number, to: number): Promise<InlayHint[] | null> =>
    client.connection.sendRequest(InlayHintRequest.type, { textDocument, range: range(from, to) });

  it('are off until they are wanted', async () => {
    const client = await opened(BOOK);
    expect(await hints(client, 0, 100)).toEqual([]);
  });

  it('count the hands of the lines asked for', async () => {
    const client = await opened(BOOK, { inlayHints: 'points' });
    expect(await hints(client, 0, 5)).toMatchObject([
      { label: 'North: 9 points', position: { line: 2, character: 22 } },
      { label: 'East: 6 points', position: { line: 3, character: 20 } },
    ]);
    expect(await hints(client, 9, 9)).toMatchObject([{ position: { line: 9 } }]);
    expect((await hints(client, 0, 100))?.length).toBe(8);
  });

  it('follow the setting at once', async () => {
    const client = await opened(BOOK);
    const reports = client.reports.length;
    client.choose({ inlayHints: 'cards' });
    await client.reportAfter(reports);
    expect(client.refreshed).toEqual(expect.arrayContaining(['hints', 'tokens']));
    expect((await hints(client, 0, 2))?.[0]).toMatchObject({
      label: 'North: 6 cards',
      tooltip: 'North: 6 cards, 9 points, shape 4-0-2-0',
    });
  });

  it('say which setting makes no sense', async () => {
    const client = await opened(BOOK, { inlayHints: 'tricks' });
    expect(client.shown[0]?.message).toContain('bridgeRulings.inlayHints');
  });
});
