// The server as a process of its own: `--stdio` for any client, `--node-ipc` for VS Code.
import { createConnection } from 'vscode-languageserver/node';
import { serve } from './serve.ts';

serve(createConnection());
