import type { Connection } from 'vscode-languageserver';
import { LAW_BOOKS_METHOD } from './law-books.ts';
import { Server } from './server.ts';

/** Serves one client over `connection`: diagnostics, hover and outline of the write-ups that it opens. */
export function serve(connection: Connection): void {
  const server = new Server(connection);
  connection.onInitialize((params) => server.initialize(params));
  connection.onInitialized(() => server.start());
  connection.onDidChangeConfiguration(({ settings }) => server.settingsChanged(settings));
  // Parameters that are an array arrive one by one.
  connection.onNotification(LAW_BOOKS_METHOD, (...files: unknown[]) => server.useLawBooks(files.flat()));
  connection.onDidOpenTextDocument(({ textDocument }) => server.opened(textDocument));
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) =>
    server.changed(textDocument, contentChanges),
  );
  connection.onDidCloseTextDocument(({ textDocument }) => server.closed(textDocument.uri));
  connection.onHover(({ textDocument, position }) => server.hover(textDocument.uri, position));
  connection.onDocumentSymbol(({ textDocument }) => server.outline(textDocument.uri));
  connection.listen();
}
