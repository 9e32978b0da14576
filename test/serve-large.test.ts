// A casebook too large for one turn: first what has been read of it, then all; and meanwhile questions are answered.
import { expect, it } from 'vitest';
import { type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///casebook.ruling';
const CASES = 200;

/** One case of three kilobytes with one fault: declarer elected neither, so nothing is picked up. */
const WRONG =
  `${'x'.repeat(3000)}\n\n` +
  '@declarer S\n@trumps NT\n@penalty E ♠K ♥Q\n@on-lead W\n@neither\n@ruling\n@picks-up E ♠K ♥Q\n@cites 51B2(c)\n';

const BOOK = Array.from({ length: CASES }, (_, at) => `# Case ${at + 1}\n\n${WRONG}`).join('\n');

const CHOICE = BOOK.split('\n').indexOf('@neither');

/** A server that has begun to answer and is shown the book now. */
async function shown(): Promise<LanguageClient> {
  const client = await startServer({ settings: {} });
  await client.hover(URI, { line: 0, character: 0 }); // What answers questions is loaded by the first one.
  client.open(URI, BOOK);
  return client;
}

/** The number of errors in each report so far. */
function errorsIn({ reports }: LanguageClient): readonly number[] {
  return reports.map(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 1).length);
}

async function untilWhole(client: LanguageClient): Promise<void> {
  while (errorsIn(client).at(-1) !== CASES) await client.reportAfter(client.reports.length);
}

it('reports what has been read, more each time, and in the end all', async () => {
  const client = await shown();
  await untilWhole(client);
  const errors = errorsIn(client);
  expect(errors.length).toBeGreaterThan(1);
  expect(errors.length).toBeLessThan(5);
  expect(errors).toEqual([...errors].sort((one, other) => one - other));
  expect(errors[0]).toBeGreaterThan(0);
});

it('answers a hover before the whole has been read', async () => {
  const client = await shown();
  const hover = await client.hover(URI, { line: CHOICE, character: 2 });
  expect(hover).not.toBeNull();
  expect(errorsIn(client)).not.toContain(CASES);
});

it('gives an outline of the whole', async () => {
  const client = await shown();
  expect(await client.outline(URI)).toHaveLength(CASES);
});

it('reports a text that changes while it is read as it is in the end', async () => {
  const client = await shown();
  await client.reportAfter(0);
  client.change(URI, [
    {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: `# One more\n\n${WRONG}\n`,
    },
  ]);
  while (errorsIn(client).at(-1) !== CASES + 1) await client.reportAfter(client.reports.length);
  expect(client.reports.at(-1)?.version).toBe(2);
});

it('answers whoever waits for a document that is closed', async () => {
  const client = await shown();
  const outline = client.outline(URI);
  client.close(URI);
  expect(await outline).toEqual([]);
});
