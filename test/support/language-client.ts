// A language client without an editor: it speaks the protocol with a server and remembers what it was told.
import { PassThrough } from 'node:stream';
import {
  type ApplyWorkspaceEditParams,
  ApplyWorkspaceEditRequest,
  type CodeAction,
  type CodeActionContext,
  CodeActionRequest,
  CodeLensRefreshRequest,
  type Command,
  ConfigurationRequest,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  InlayHintRefreshRequest,
  LogMessageNotification,
  type LogMessageParams,
  type MessageReader,
  type MessageWriter,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  RegistrationRequest,
  SemanticTokensRefreshRequest,
  ShowMessageNotification,
  type ShowMessageParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  type TextEdit,
} from 'vscode-languageserver/node';
import { serve } from '../../server/lsp/serve.ts';

/** How a client presents itself; what is left out is as in VS Code. */
export type ClientOptions = {
  readonly locale?: string;
  /** What `workspace/configuration` is answered; without it the client does not answer such questions. */
  readonly settings?: unknown;
  readonly initializationOptions?: unknown;
  readonly showsTree?: boolean;
  readonly showsRelated?: boolean;
  readonly linksRules?: boolean;
  readonly registersFormatting?: boolean;
  /** Code actions as edits that are asked for when one is chosen, as whole edits, or as commands. */
  readonly actions?: 'lazy' | 'whole' | 'commands';
};

/** Starts our server in this process and a client that talks to it over two streams. */
export async function startServer(options: ClientOptions = { settings: {} }): Promise<LanguageClient> {
  const toServer = new PassThrough();
  const toClient = new PassThrough();
  serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)));
  return connectTo(new StreamMessageReader(toClient), new StreamMessageWriter(toServer), options);
}

/** A client at the other end of `reader` and `writer`, initialised. */
export async function connectTo(
  reader: MessageReader,
  writer: MessageWriter,
  options: ClientOptions = { settings: {} },
): Promise<LanguageClient> {
  const client = new LanguageClient(createProtocolConnection(reader, writer), options);
  await client.initialize(options);
  return client;
}

function actionAbilities(actions: 'lazy' | 'whole' | 'commands') {
  if (actions === 'commands') return { codeAction: {} };
  const codeActionLiteralSupport = { codeActionKind: { valueSet: [''] } };
  const lazily = { dataSupport: true, resolveSupport: { properties: ['edit'] } };
  return { codeAction: { codeActionLiteralSupport, ...(actions === 'lazy' ? lazily : {}) } };
}

export class LanguageClient {
  readonly connection: ProtocolConnection;
  /** Every report, in the order of its coming. */
  readonly reports: PublishDiagnosticsParams[] = [];
  readonly shown: ShowMessageParams[] = [];
  readonly logged: LogMessageParams[] = [];
  readonly registered: string[] = [];
  /** The edits that the server has asked for; the client makes none of them. */
  readonly asked: ApplyWorkspaceEditParams[] = [];
  /** What it was told to ask for again. */
  readonly refreshed: ('tokens' | 'hints' | 'lenses')[] = [];
  capabilities: InitializeResult['capabilities'] = {};
  private settings: unknown;
  private readonly versions = new Map<string, number>();
  private readonly waiting = new Set<() => void>();

  constructor(connection: ProtocolConnection, { settings }: ClientOptions) {
    this.connection = connection;
    this.settings = settings;
    connection.onNotification(PublishDiagnosticsNotification.type, (report) => {
      this.reports.push(report);
      for (const look of this.waiting) look();
    });
    connection.onNotification(ShowMessageNotification.type, (message) => void this.shown.push(message));
    connection.onNotification(LogMessageNotification.type, (message) => {
      this.logged.push(message);
      console.error(message.message); // A test that fails says why.
    });
    connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => this.settings ?? null));
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations.map(({ method }) => method));
    });
    connection.onRequest(SemanticTokensRefreshRequest.type, () => void this.refreshed.push('tokens'));
    connection.onRequest(InlayHintRefreshRequest.type, () => void this.refreshed.push('hints'));
    connection.onRequest(CodeLensRefreshRequest.type, () => void this.refreshed.push('lenses'));
    connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
      this.asked.push(params);
      return { applied: true };
    });
    connection.listen();
  }

  async initialize(options: ClientOptions): Promise<void> {
    const { showsTree = true, showsRelated = true, registersFormatting = true } = options;
    const answer = await this.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      ...(options.locale === undefined ? {} : { locale: options.locale }),
      initializationOptions: options.initializationOptions,
      capabilities: {
        workspace: {
          applyEdit: true,
          workspaceEdit: { documentChanges: options.actions !== 'commands' },
          configuration: options.settings !== undefined,
          semanticTokens: { refreshSupport: true },
          inlayHint: { refreshSupport: true },
          codeLens: { refreshSupport: true },
          didChangeConfiguration: { dynamicRegistration: options.settings !== undefined },
        },
        textDocument: {
          publishDiagnostics: {
            relatedInformation: showsRelated,
            versionSupport: true,
            codeDescriptionSupport: options.linksRules ?? false,
          },
          formatting: { dynamicRegistration: registersFormatting },
          rangeFormatting: { dynamicRegistration: registersFormatting },
          ...actionAbilities(options.actions ?? 'lazy'),
          hover: { contentFormat: ['markdown', 'plaintext'] },
          documentSymbol: { hierarchicalDocumentSymbolSupport: showsTree },
        },
      },
    });
    this.capabilities = answer.capabilities;
    await this.connection.sendNotification(InitializedNotification.type, {});
  }

  /** Opens a document, as version 1. */
  open(uri: string, text: string, languageId = 'ruling'): void {
    this.versions.set(uri, 1);
    void this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  /** Sends one change; the version goes up by one. */
  change(uri: string, contentChanges: TextDocumentContentChangeEvent[]): void {
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    void this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  close(uri: string): void {
    void this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** The next question for settings gets this answer; a client that is not asked announces it. */
  choose(settings: unknown): void {
    const announced = this.settings === undefined ? settings : null;
    if (this.settings !== undefined) this.settings = settings;
    void this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings: announced });
  }

  /** The diagnostics of the newest version; waits for them. */
  async diagnostics(uri: string): Promise<readonly Diagnostic[]> {
    const version = this.versions.get(uri) ?? 0;
    const isNewest = (report: PublishDiagnosticsParams) =>
      report.uri === uri && version <= (report.version ?? 0);
    await this.until(() => this.reports.some(isNewest));
    return this.reports.findLast(isNewest)?.diagnostics ?? [];
  }

  /** Waits for a report that comes after the first `count` ones. */
  async reportAfter(count: number): Promise<PublishDiagnosticsParams | undefined> {
    await this.until(() => count < this.reports.length);
    return this.reports.at(-1);
  }

  hover(uri: string, position: Position): Promise<Hover | null> {
    return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  }

  async outline(uri: string): Promise<DocumentSymbol[]> {
    const symbols = await this.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
    return (symbols ?? []).filter((symbol) => 'range' in symbol);
  }

  /** The edits that format the document, or what stands in `range` of it. */
  async format(uri: string, range?: Range): Promise<readonly TextEdit[]> {
    const params = { textDocument: { uri }, options: { tabSize: 4, insertSpaces: true } };
    const edits =
      range === undefined
        ? await this.connection.sendRequest(DocumentFormattingRequest.type, params)
        : await this.connection.sendRequest(DocumentRangeFormattingRequest.type, { ...params, range });
    return edits ?? [];
  }

  /** What can be done in a range, or at a place. */
  async actions(uri: string, range: Range, only?: string[]): Promise<readonly (CodeAction | Command)[]> {
    const diagnostics = await this.diagnostics(uri);
    const context: CodeActionContext = { diagnostics: [...diagnostics], ...(only ? { only } : {}) };
    const params = { textDocument: { uri }, range, context };
    return (await this.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
  }

  /** Asks the server to end, so that all it had to say has been said. */
  async shutdown(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }
}
