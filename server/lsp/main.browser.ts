// The server as a worker of a browser; there the global object is the port to the page.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { serve } from './serve.ts';

serve(createConnection(new BrowserMessageReader(globalThis), new BrowserMessageWriter(globalThis)));
