import { expect, it } from 'vitest';
import type { Diagnostic, Message, NotificationMessage, ResponseMessage } from 'vscode-languageserver';
import { diagnosticEncoder } from './diagnostic-encoder.ts';

const diagnostic = (message: string): Diagnostic => ({
  range: { start: { line: 1, character: 2 }, end: { line: 1, character: 4 } },
  message,
});

function report(diagnostics: readonly Diagnostic[], version?: number): NotificationMessage {
  const params = { uri: 'file:///α.ruling', ...(version === undefined ? {} : { version }), diagnostics };
  return { jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params };
}

async function encoded(message: Message): Promise<string> {
  const bytes = await diagnosticEncoder().encode(message, { charset: 'utf-8' });
  return new TextDecoder().decode(bytes);
}

const answer: ResponseMessage = { jsonrpc: '2.0', id: 3, result: { contents: '♥Q' } };
const other: NotificationMessage = { jsonrpc: '2.0', method: 'window/logMessage', params: { type: 1 } };

it.each([
  ['a report without diagnostics', report([], 1)],
  ['a report without a version', report([diagnostic('one')])],
  ['a report with several', report([diagnostic('♠K'), diagnostic('“, ]}}'), diagnostic('τρία')], 3)],
  ['an answer', answer],
  ['another notification', other],
])('writes %s as JSON', async (_, message: Message) => {
  expect(JSON.parse(await encoded(message))).toEqual(message);
});

it('writes a diagnostic that it knows again as it was', async () => {
  const encoder = diagnosticEncoder();
  const [one, two] = [diagnostic('one'), diagnostic('two')];
  const first = await encoder.encode(report([one], 1), { charset: 'utf-8' });
  const second = await encoder.encode(report([two, one], 2), { charset: 'utf-8' });
  expect(JSON.parse(new TextDecoder().decode(first))).toEqual(report([one], 1));
  expect(JSON.parse(new TextDecoder().decode(second))).toEqual(report([two, one], 2));
});
