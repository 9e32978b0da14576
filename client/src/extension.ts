// The extension in an editor with Node: the server is a process of its own.
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { Rulings } from './rulings.ts';
import { wordDocumentCommand } from './word-documents.ts';

let rulings: Rulings | undefined;

export function activate(context: ExtensionContext): Rulings {
  const server = { module: context.asAbsolutePath('dist/server.cjs'), transport: TransportKind.ipc };
  context.subscriptions.push(wordDocumentCommand(context.asAbsolutePath('dist/docx.cjs')));
  rulings = new Rulings(
    context.extension.packageJSON,
    (options) => new LanguageClient('bridgeRulings', 'Bridge Rulings', server, options),
  );
  return rulings;
}

export async function deactivate(): Promise<void> {
  await rulings?.stop();
}
