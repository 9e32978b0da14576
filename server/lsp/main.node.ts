// The server as a process of its own: over stdio for any client, or as VS Code starts it (`--node-ipc`).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Connection,
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { diagnosticEncoder } from './diagnostic-encoder.ts';
import { serve } from './serve.ts';

const isOtherwise = process.argv.some((argument) => /^--(node-ipc|socket|pipe)\b/.test(argument));

serve(isOtherwise ? createConnection() : overStdio(), rulesBeside());

function overStdio(): Connection {
  // A client that goes without a word leaves no server behind.
  process.stdin.once('end', () => process.exit(1));
  const writer = new StreamMessageWriter(process.stdout, { contentTypeEncoder: diagnosticEncoder() });
  return createConnection(new StreamMessageReader(process.stdin), writer);
}

/** The manual of the rules, where it stands beside the bundle: in a clone, not in the extension. */
function rulesBeside(): string | undefined {
  const manual = join(__dirname, '..', 'docs', 'rules.md');
  return existsSync(manual) ? `${pathToFileURL(manual).href}#{fault}` : undefined;
}
