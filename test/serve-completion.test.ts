// Annotations offered behind an `@`, over a real connection.
import { expect, it } from 'vitest';
import { type CompletionItem, CompletionRequest } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientOptions, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';

async function offeredAtEnd(text: string, options: Partial<ClientOptions> = {}): Promise<CompletionItem[]> {
  const client = await startServer({ settings: {}, ...options });
  client.open(URI, text);
  await client.diagnostics(URI);
  const document = TextDocument.create(URI, 'ruling', 1, text);
  const found = await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: URI },
    position: document.positionAt(text.length),
  });
  return Array.isArray(found) ? found : (found?.items ?? []);
}

it('offers the annotations, each with an example and its meaning, in place of what is begun', async () => {
  const items = await offeredAtEnd('@contract 3NT S\n@pen');
  const item = items.find(({ label }) => label === '@penalty');
  expect(item).toMatchObject({
    detail: '@penalty E ♠K ♥Q dropped',
    documentation: 'From here on East’s penalty cards are ♠K and ♥Q.',
    textEdit: {
      range: { start: { line: 1, character: 0 }, end: { line: 1, character: 4 } },
      newText: '@penalty ',
    },
  });
});

it('offers them in an empty file, in the language that is chosen', async () => {
  const items = await offeredAtEnd('@', { settings: { language: 'tr' } });
  expect(items.find(({ label }) => label === '@on-lead')?.documentation).toMatch(/Batı/);
});

it('offers nothing in prose', async () => {
  expect(await offeredAtEnd('Write to td@')).toEqual([]);
  expect(await offeredAtEnd('East dropped the ♠K.')).toEqual([]);
});
