// The extension in an editor that runs in a browser: the server is a worker.
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { Rulings } from './rulings.ts';

let rulings: Rulings | undefined;
let worker: Worker | undefined;

export function activate(context: ExtensionContext): Rulings {
  const script = Uri.joinPath(context.extensionUri, 'dist/server.worker.js').toString(true);
  const startWorker = async () => {
    worker?.terminate();
    worker = new Worker(script);
    return worker;
  };
  rulings = new Rulings(
    (options) => new LanguageClient('bridgeRulings', 'Bridge Rulings', startWorker, options),
  );
  return rulings;
}

export async function deactivate(): Promise<void> {
  await rulings?.stop();
  worker?.terminate();
}
