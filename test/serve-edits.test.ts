import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type LanguageClient, startServer } from './support/language-client.ts';

/** Lines that begin, end or change something, and a few that do not. */
const LINES = [
  '',
  'The director was called.',
  '# Case 1',
  '## Board 2',
  'Case 3: two cards',
  '@case another',
  '@board 4',
  '@language nl',
  '@laws 2007',
  '@contract 3NT S',
  '@hand E ♠KJ ♥Q ♦6 ♣-',
  '@hand W ♠84 ♥K ♦9 ♣- ♠8',
  '@penalty E ♠K ♥Q dropped',
  '@on-lead W',
  '@prohibits ♠',
  '@ruling',
  '@picks-up E ♠K ♥Q',
  '@remains E ♠K',
  '@nonsense',
  '@ignore notation/unknown-word for a test',
  '<!-- @penalty E ♠K',
  '     @on-lead W -->',
  '-->',
  '```ruling',
  '```',
  'N ♠AQ53 ♥- ♦K4 ♣-',
  '♠KJ',
  'ª9 N ªKJ',
  'Law 51B2(c)',
  '   ♠ A Q 5 3',
  '   ♥ -',
  '   ♦ K 4',
  '   ♣ -',
];

const BREAKS = ['\n', '\n', '\r\n'];

/** A piece of text: lines and parts of lines. */
const piece = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom(...BREAKS, '')), { maxLength: 6 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

const text = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom(...BREAKS)), { maxLength: 40 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

/** Where an edit falls: fractions of the text, so that it fits whatever the text has become. */
const edit = fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(60), text: piece });
type Edit = { readonly from: number; readonly length: number; readonly text: string };

/** One change notification holds one edit or several. */
const changes = fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 8 });

let documents = 0;

it.each(['ruling', 'markdown'])(
  'finds after any edits of a %s document what it finds in the final text',
  async (languageId) => {
    const client = await startServer();
    await fc.assert(
      fc.asyncProperty(text, changes, async (before, batches) => {
        const uri = `file:///edited-${documents++}`;
        client.open(uri, before, languageId);
        const after = applyAll(client, uri, before, batches);
        const incremental = await client.diagnostics(uri);
        client.close(uri);
        const anew = await diagnosticsAnew(client, `file:///anew-${documents++}`, after, languageId);
        expect(anywhere(incremental)).toEqual(anywhere(anew));
      }),
      { numRuns: 150 },
    );
  },
);

it('leaves the diagnostics of the last version standing after a burst, and few of older ones', async () => {
  const client = await startServer();
  const uri = 'file:///burst.ruling';
  client.open(uri, '@penalty E ♠K ♥Q dropped\n@nonsense\n');
  await client.diagnostics(uri);
  const before = client.reports.length;
  for (let n = 0; n < 200; n++) client.change(uri, [{ range: pointAt(1, 9 + n), text: 'x' }]);
  await client.diagnostics(uri);
  await client.shutdown();
  const reports = client.reports.slice(before);
  expect(reports.at(-1)?.version).toBe(201);
  expect(reports.filter(({ version }) => version !== 201).length).toBeLessThanOrEqual(20);
  expect(reports.map(({ version }) => version ?? 0)).toEqual(
    reports.map(({ version }) => version ?? 0).sort((one, other) => one - other),
  );
});

it('bears edits that lie outside the text or come for a document that is not open', async () => {
  const client = await startServer();
  const uri = 'file:///short.ruling';
  client.open(uri, 'one\ntwo');
  client.change(uri, [
    { range: { start: { line: 90, character: 3 }, end: { line: 99, character: 1 } }, text: '\n@nonsense' },
  ]);
  client.change('file:///unknown.ruling', [{ range: pointAt(0, 0), text: 'x' }]);
  client.change(uri, [{ range: pointAt(0, 999), text: '!' }]);
  expect(await client.diagnostics(uri)).toEqual(
    await diagnosticsAnew(client, 'file:///same', 'one!\ntwo\n@nonsense', 'ruling'),
  );
});

it('takes a whole new text', async () => {
  const client = await startServer();
  client.open('file:///a', 'one\ntwo');
  client.change('file:///a', [{ text: '@nonsense\n' }]);
  expect(await client.diagnostics('file:///a')).toEqual(
    await diagnosticsAnew(client, 'file:///b', '@nonsense\n', 'ruling'),
  );
});

/** Sends the edits and gives the text that they lead to, by the protocol's own text document. */
function applyAll(
  client: LanguageClient,
  uri: string,
  before: string,
  batches: readonly (readonly Edit[])[],
): string {
  const document = TextDocument.create(uri, 'ruling', 1, before);
  for (const batch of batches) {
    const contentChanges = batch.map((edit) => {
      const change = { range: rangeIn(document, edit), text: edit.text };
      TextDocument.update(document, [change], document.version + 1);
      return change;
    });
    client.change(uri, contentChanges);
  }
  return document.getText();
}

function rangeIn(document: TextDocument, { from, length }: Edit): Range {
  const start = Math.floor(from * document.getText().length);
  return { start: document.positionAt(start), end: document.positionAt(start + length) };
}

/** What is found in the text when it is opened. */
async function diagnosticsAnew(
  client: LanguageClient,
  uri: string,
  content: string,
  languageId: string,
): Promise<readonly Diagnostic[]> {
  client.open(uri, content, languageId);
  const found = await client.diagnostics(uri);
  client.close(uri);
  return found;
}

/** The diagnostics without the name of the document. */
function anywhere(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map(({ relatedInformation, ...diagnostic }) => ({
    ...diagnostic,
    relatedInformation: (relatedInformation ?? []).map(({ message, location: { range } }) => ({
      message,
      location: { uri: '', range },
    })),
  }));
}

function pointAt(line: number, character: number): Range {
  return { start: { line, character }, end: { line, character } };
}
