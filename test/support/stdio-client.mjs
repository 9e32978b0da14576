// The least client of a language server: frames over stdio, and the moment each one was complete.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import process from 'node:process';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Starts `node FILE --stdio`, with a client that speaks to it; `startedAt` is the moment of the spawn. */
export function startServer(file) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Client(child, startedAt);
}

class Client {
  #child;
  #chunks = [];
  #length = 0;
  #awaited;
  #nextId = 1;
  #answers = new Map();
  #reports = [];
  #exited;
  /** How many diagnostics the last report held. */
  published = 0;

  constructor(child, startedAt) {
    this.#child = child;
    this.startedAt = startedAt;
    this.#exited = new Promise((resolve) => child.once('exit', resolve));
    child.stdout.on('data', (chunk) => this.#read(chunk));
  }

  /** Milliseconds from the spawn to the answer of `initialize`. */
  async initialize() {
    const capabilities = {
      workspace: { configuration: true },
      textDocument: { publishDiagnostics: { relatedInformation: true, versionSupport: true } },
    };
    const at = await this.#request('initialize', { processId: process.pid, rootUri: null, capabilities });
    this.notify('initialized', {});
    return at - this.startedAt;
  }

  /** Opens a document as version 1 and waits for its diagnostics: what they are, and when they came. */
  open(uri, text, languageId) {
    const reported = this.#reportOf(1);
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });
    return reported;
  }

  /** The moment at which the outline of a document came: the whole of it has been read. */
  outline(uri) {
    return this.#request('textDocument/documentSymbol', { textDocument: { uri } });
  }

  /** Milliseconds from an edit to the diagnostics of that version. */
  async edit(uri, version, range, text) {
    const reported = this.#reportOf(version);
    const sent = performance.now();
    this.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ range, text }],
    });
    return (await reported).at - sent;
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  async stop() {
    await this.#request('shutdown', null);
    this.notify('exit', null);
    await this.#exited;
  }

  #request(method, params) {
    const id = this.#nextId++;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  #reportOf(version) {
    return new Promise((resolve) => this.#reports.push({ version, resolve }));
  }

  #send(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(chunk) {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#hasFrame()) {
      const at = performance.now();
      this.#receive(JSON.parse(this.#take(this.#awaited).toString()), at);
      this.#awaited = undefined;
    }
  }

  /** Whether a whole frame has come; a head that has come is taken off. */
  #hasFrame() {
    if (this.#awaited === undefined) {
      const end = this.#joined().indexOf(HEAD_END);
      if (end < 0) return false;
      const head = this.#take(end + HEAD_END.length).toString();
      this.#awaited = Number(/Content-Length: (\d+)/i.exec(head)[1]);
    }
    return this.#awaited <= this.#length;
  }

  #joined() {
    if (1 < this.#chunks.length) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0] ?? Buffer.alloc(0);
  }

  #take(count) {
    const all = this.#joined();
    this.#chunks = [all.subarray(count)];
    this.#length -= count;
    return all.subarray(0, count);
  }

  #receive(message, at) {
    if (message.method === 'textDocument/publishDiagnostics') this.#reported(message.params, at);
    else if (message.method === 'workspace/configuration') this.#send({ id: message.id, result: [null] });
    else if (message.method !== undefined && message.id !== undefined)
      this.#send({ id: message.id, result: null });
    else if (message.id !== undefined) this.#answers.get(message.id)?.(at);
  }

  #reported({ version, diagnostics }, at) {
    this.published = diagnostics.length;
    const met = this.#reports.filter((waiting) => waiting.version <= version);
    this.#reports = this.#reports.filter((waiting) => version < waiting.version);
    for (const { resolve } of met) resolve({ at, diagnostics });
  }
}
