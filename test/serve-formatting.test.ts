import { describe, expect, it, vi } from 'vitest';
import type { Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientOptions, type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';
const TEXT = `Board 14
North: ª AQ53 © - ¨ K4 § -
East: ª KJ © Q ¨ T53 § -
South: ª 7 © J3 ¨ AJ2 § -
West: ª 9 © T98 ¨ Q7 § -

@contract 3NT S
@penalty E ♠K ♥Q
`;

const LABELLED = `Board 14
North: ♠AQ53 ♥–   ♦K4  ♣–
East:  ♠KJ   ♥Q   ♦T53 ♣–
South: ♠7    ♥J3  ♦AJ2 ♣–
West:  ♠9    ♥T98 ♦Q7  ♣–

@contract 3NT S
@penalty  E ♠K ♥Q
`;

async function open(options?: ClientOptions, text = TEXT, languageId = 'ruling'): Promise<LanguageClient> {
  const client = await startServer(options);
  client.open(URI, text, languageId);
  await client.diagnostics(URI);
  return client;
}

async function formatted(client: LanguageClient, text = TEXT, range?: Range): Promise<string> {
  const edits = await client.format(URI, range);
  return TextDocument.applyEdits(TextDocument.create(URI, 'ruling', 1, text), [...edits]);
}

describe('formatting', () => {
  it('lays the boards out as the setting says', async () => {
    const client = await open({ settings: { boardLayout: 'labelled' } });
    expect(await formatted(client)).toBe(LABELLED);
  });

  it('centres boards where nothing is said', async () => {
    expect(await formatted(await open())).toContain('\n♠9       N     ♠KJ\n♥T98   W   E   ♥Q\n');
  });

  it('follows the setting', async () => {
    const client = await open({});
    client.choose({ boardLayout: 'line' });
    await vi.waitFor(async () => expect(await formatted(client)).toContain('\nN ♠AQ53 ♥– ♦K4 ♣– / E ♠KJ'));
  });

  it('leaves nothing to do', async () => {
    const client = await open({ settings: { boardLayout: 'labelled' } }, LABELLED);
    expect(await client.format(URI)).toEqual([]);
  });

  it('keeps the ends of lines out of its edits', async () => {
    const text = TEXT.replaceAll('\n', '\r\n');
    const client = await open({ settings: { boardLayout: 'labelled' } }, text);
    expect((await formatted(client, text)).replaceAll('\r\n', '\n')).toBe(LABELLED);
  });

  it('of a range does what stands in it', async () => {
    const client = await open({ settings: { boardLayout: 'labelled' } });
    const range = { start: { line: 6, character: 0 }, end: { line: 8, character: 0 } };
    expect(await formatted(client, TEXT, range)).toBe(TEXT.replace('@penalty E', '@penalty  E'));
    const above = { start: { line: 5, character: 0 }, end: { line: 6, character: 0 } };
    expect(await client.format(URI, above)).toEqual([]);
  });

  it('never touches Markdown', async () => {
    const client = await open({ settings: {} }, `\`\`\`ruling\n${TEXT}\`\`\`\n`, 'markdown');
    expect(await client.format(URI)).toEqual([]);
  });

  it('is offered for write-ups alone to a client that can be told so', async () => {
    const client = await open();
    await vi.waitFor(() =>
      expect(client.registered).toEqual(
        expect.arrayContaining(['textDocument/formatting', 'textDocument/rangeFormatting']),
      ),
    );
    expect(client.capabilities.documentFormattingProvider).toBeUndefined();
  });

  it('is offered at once to any other client', async () => {
    const { capabilities, registered } = await open({ settings: {}, registersFormatting: false });
    expect(capabilities.documentFormattingProvider).toBe(true);
    expect(capabilities.documentRangeFormattingProvider).toBe(true);
    expect(registered).not.toContain('textDocument/formatting');
  });

  it('by a layout that there is not is told of, and centres', async () => {
    const client = await open({ settings: { boardLayout: 'round' } });
    expect(client.shown[0]?.message).toContain('bridgeRulings.boardLayout');
    expect(await formatted(client)).toContain('W   E');
  });
});
