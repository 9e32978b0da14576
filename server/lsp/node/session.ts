// A session with the client that started this process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Connection,
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { diagnosticEncoder } from '../diagnostic-encoder.ts';
import { serve } from '../serve.ts';

/** Serves over what the arguments of the process name, else over stdio; `root` is the folder of the project or extension. */
export function startSession(root: string): void {
  const isOtherwise = process.argv.some((argument) => /^--(node-ipc|socket|pipe)\b/.test(argument));
  serve(isOtherwise ? createConnection() : overStdio(), rulesIn(root));
}

function overStdio(): Connection {
  // A client that goes without a word leaves no server behind.
  process.stdin.once('end', () => process.exit(1));
  const writer = new StreamMessageWriter(process.stdout, { contentTypeEncoder: diagnosticEncoder() });
  return createConnection(new StreamMessageReader(process.stdin), writer);
}

/** The manual of the rules, where there is one: in a clone, not in the extension. */
function rulesIn(root: string): string | undefined {
  const manual = join(root, 'docs', 'rules.md');
  return existsSync(manual) ? `${pathToFileURL(manual).href}#{fault}` : undefined;
}
