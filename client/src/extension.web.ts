// The extension in an editor that runs in a browser: the server is a worker.
import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { Rulings } from './rulings.ts';

let rulings: Rulings | undefined;
let worker: Worker | undefined;

export function activate(context: ExtensionContext): Rulings {
  const script = Uri.joinPath(context.extensionUri, 'dist/server.worker.js').toString(true);
  // Readers and writers, not the worker: an editor's Worker may be a class of its own, which the client does not know.
  const startWorker = async () => {
    worker?.terminate();
    worker = new Worker(script);
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  rulings = new Rulings(
    context.extension.packageJSON,
    (options) => new LanguageClient('bridgeRulings', 'Bridge Rulings', startWorker, options),
  );
  return rulings;
}

export async function deactivate(): Promise<void> {
  await rulings?.stop();
  worker?.terminate();
}
