// The server as a process of its own: over stdio for any client, or as VS Code starts it (`--node-ipc`).
import { join } from 'node:path';
import { keepCompiledCode } from './compiled-code.ts';

keepCompiledCode();
import('./session.ts').then(({ startSession }) => startSession(join(__dirname, '..')));
