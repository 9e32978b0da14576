import { commands, type Disposable, type TextDocument, workspace } from 'vscode';
import {
  type BaseLanguageClient,
  type LanguageClientOptions,
  type Middleware,
  SemanticTokensRangeRequest,
  State,
} from 'vscode-languageclient';
import { conversionCommands, type Manifest } from './conversions.ts';
import { dealCommands } from './deals.ts';
import { LawBooks } from './law-books.ts';
import { MarkdownGate } from './markdown-gate.ts';
import { optionsCommand } from './options.ts';
import { explainCommand, RULE_PAGES } from './rule-pages.ts';
import { type AskTokens, SuitColours } from './suit-colours.ts';
import { type AskVerdict, VerdictStatus } from './verdict-status.ts';

/** Makes the client of one kind of editor: its server is a process, or a worker. */
export type MakeClient = (options: LanguageClientOptions) => BaseLanguageClient;

/** What the extension does while it is active: a server from the first write-up on, and only write-ups sent to it. */
export class Rulings {
  readonly #makeClient: MakeClient;
  readonly #gate = new MarkdownGate();
  readonly #books = new LawBooks(() => this.#sendLawBooks());
  /** The documents that the server has been shown. */
  readonly #shown = new Set<string>();
  readonly #suits = new SuitColours((...asked) => this.#tokens(...asked));
  readonly #status = new VerdictStatus((...asked) => this.#verdict(...asked));
  readonly #subscriptions: Disposable[];
  #client: BaseLanguageClient | undefined;
  /** Ends when the server runs, or is known not to. */
  #started: Promise<void> = Promise.resolve();

  constructor(manifest: Manifest, makeClient: MakeClient) {
    this.#makeClient = makeClient;
    this.#subscriptions = [
      this.#books,
      this.#suits,
      this.#status,
      workspace.onDidOpenTextDocument((document) => this.#startFor(this.#gate.admits(document))),
      workspace.onDidChangeTextDocument((event) => this.#startFor(this.#gate.admitsAfter(event))),
      workspace.onDidCloseTextDocument((document) => this.#gate.forget(document)),
      commands.registerCommand('bridgeRulings.restartServer', () => this.#restart()),
      ...dealCommands((method, params) => this.#ask(method, params)),
      optionsCommand((method, params) => this.#ask(method, params)),
      explainCommand((method, params) => this.#ask(method, params)),
      ...conversionCommands(manifest, (method, params) => this.#ask(method, params)),
    ];
    this.#startFor(this.#gate.admitsAny());
  }

  /** Whether a server has been started. */
  get hasServer(): boolean {
    return this.#client !== undefined;
  }

  async stop(): Promise<void> {
    for (const each of this.#subscriptions) each.dispose();
    await this.#started;
    await this.#client?.dispose();
  }

  #startFor(isWriteUp: boolean): void {
    if (!isWriteUp || this.#client) return;
    this.#client = this.#makeClient({
      documentSelector: [{ language: 'ruling' }, { language: 'markdown' }],
      synchronize: { configurationSection: 'bridgeRulings' },
      initializationOptions: () => ({
        lawBooks: this.#books.files,
        showsOptions: true,
        rulePages: RULE_PAGES,
      }),
      middleware: this.#writeUpsOnly(),
    });
    this.#subscriptions.push(this.#client.onDidChangeState(({ newState }) => this.#forgetShown(newState)));
    this.#started = this.#start(this.#client);
  }

  /** The client itself tells the user why a server did not start. */
  async #start(client: BaseLanguageClient): Promise<void> {
    await this.#books.read();
    await client.start().catch(() => undefined);
  }

  async #restart(): Promise<void> {
    await this.#started;
    if (!this.#client) return this.#startFor(this.#gate.admitsAny());
    await this.#client.stop().catch(() => undefined);
    this.#started = this.#start(this.#client);
    await this.#started;
  }

  /** A server that starts anew is shown every document again. */
  #forgetShown(state: State): void {
    if (state !== State.Running) this.#shown.clear();
  }

  /** The server's answer; one is started where there is none yet. */
  async #ask<T>(method: string, params: unknown): Promise<T | undefined> {
    this.#startFor(true);
    await this.#started;
    return this.#client?.isRunning() ? this.#client.sendRequest<T>(method, params) : undefined;
  }

  /** The server's tokens; a document that it has not been shown has none. */
  readonly #tokens: AskTokens = async (document, from, to) => {
    const client = this.#client;
    const legend = client?.initializeResult?.capabilities.semanticTokensProvider?.legend;
    const uri = document.uri.toString();
    if (!client?.isRunning() || legend === undefined || !this.#shown.has(uri)) return undefined;
    const range = { start: { line: from, character: 0 }, end: { line: to, character: 0 } };
    const tokens = await client.sendRequest(SemanticTokensRangeRequest.type, {
      textDocument: { uri },
      range,
    });
    return tokens === null ? undefined : { data: tokens.data, legend: legend.tokenTypes };
  };

  /** What became of the case at a place; nothing is told of a document that the server has not been shown. */
  readonly #verdict: AskVerdict = async ({ uri }, position) => {
    if (!this.#client?.isRunning() || !this.#shown.has(uri.toString())) return undefined;
    const { line, character } = position;
    const place = { uri: uri.toString(), position: { line, character } };
    const asked = this.#client.sendRequest<string | null>('bridgeRulings/verdict', place);
    return (await asked.catch(() => null)) ?? undefined; // A server that goes meanwhile has nothing to tell.
  };

  #sendLawBooks(): void {
    const client = this.#client;
    if (client?.isRunning()) void client.sendNotification('bridgeRulings/lawBooks', this.#books.files);
  }

  #writeUpsOnly(): Middleware {
    const shown = (document: TextDocument) => this.#shown.has(document.uri.toString());
    return {
      didOpen: async (document, next) => {
        if (!this.#gate.admits(document)) return;
        this.#shown.add(document.uri.toString());
        await next(document);
        this.#suits.look();
      },
      didChange: async (event, next) => {
        if (shown(event.document)) await next(event);
        else if (this.#gate.admitsAfter(event)) await this.#show(event.document);
      },
      didClose: async (document, next) => {
        if (this.#shown.delete(document.uri.toString())) await next(document);
      },
      provideHover: (document, position, token, next) =>
        shown(document) ? next(document, position, token) : undefined,
      provideCompletionItem: (document, position, context, token, next) =>
        shown(document) ? next(document, position, context, token) : undefined,
      provideDocumentSymbols: (document, token, next) =>
        shown(document) ? next(document, token) : undefined,
      provideDocumentSemanticTokens: (document, token, next) =>
        shown(document) ? next(document, token) : undefined,
      provideDocumentSemanticTokensEdits: (document, previousResultId, token, next) =>
        shown(document) ? next(document, previousResultId, token) : undefined,
      provideDocumentRangeSemanticTokens: (document, range, token, next) =>
        shown(document) ? next(document, range, token) : undefined,
      provideCodeLenses: (document, token, next) => (shown(document) ? next(document, token) : undefined),
      provideInlayHints: (document, range, token, next) =>
        shown(document) ? next(document, range, token) : undefined,
      provideCodeActions: (document, range, context, token, next) =>
        shown(document) ? next(document, range, context, token) : undefined,
    };
  }

  /** Sends a document that an edit has made a write-up, as if it had just been opened. */
  async #show(document: TextDocument): Promise<void> {
    await this.#client?.getFeature('textDocument/didOpen').getProvider(document)?.send(document);
    this.#suits.look();
  }
}
