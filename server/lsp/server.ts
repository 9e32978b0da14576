import {
  type ApplyWorkspaceEditParams,
  CodeLensRefreshRequest,
  type Connection,
  DidChangeConfigurationNotification,
  type DidChangeTextDocumentParams,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type MessageType,
  type PublishDiagnosticsParams,
  RAL,
  ShowMessageNotification,
  type TextDocumentItem,
} from 'vscode-languageserver';
import type { Settings } from '../core/case.ts';
import type { Session } from './answers.ts';
import type { Client } from './client.ts';
import { Configuration, sectionIn } from './configuration.ts';
import { DocumentDiagnostics } from './diagnostics.ts';
import { Documents } from './documents.ts';
import { GradualReading } from './gradual-reading.ts';
import { lawBookFilesIn } from './law-books.ts';
import { Publisher } from './publisher.ts';
import { SECTION } from './settings.ts';

/** So long, in milliseconds, reports wait for a client that was asked for its settings. */
const SETTINGS_TIMEOUT = 1000;

const RULINGS = { documentSelector: [{ language: 'ruling' }] };

/** One session with one client: what it is sent by itself. No method throws: a mistake of ours is logged, and the next request is answered. */
export class Server implements Session {
  readonly #connection: Connection;
  readonly documents: Documents;
  readonly #diagnostics = new Map<string, DocumentDiagnostics>();
  readonly #publisher = new Publisher((uri) => this.#publish(uri));
  readonly #reading = new GradualReading();
  #settings: Settings;
  readonly client: Client;
  readonly configuration: Configuration;
  /** Counts the questions for settings: only the answer to the last one counts. */
  #settingsAsked = 0;

  constructor(connection: Connection, client: Client) {
    this.#connection = connection;
    this.client = client;
    this.configuration = new Configuration(client, (type, message) => this.show(type, message));
    this.#settings = this.configuration.settings;
    this.documents = new Documents(this.#settings);
    if (client.answersConfiguration) this.#publisher.hold();
  }

  /** By which the open documents are checked. */
  get settings(): Settings {
    return this.#settings;
  }

  /** The client is ready to be asked and told things. */
  start(): void {
    this.useLawBooks(this.configuration.initialLawBooks);
    if (this.client.registersFormatting)
      this.#registerFormatting().catch((error) => this.#log('registration', error));
    if (this.client.answersConfiguration) this.#followSettings();
    else this.#choose(undefined);
  }

  /** `sent` is what the client told of its settings; one that answers questions is asked instead. */
  settingsChanged(sent: unknown): void {
    if (this.client.answersConfiguration) this.#askForSettings();
    else this.#choose(sectionIn(sent));
  }

  useLawBooks(sent: readonly unknown[]): void {
    this.guarded('law books', () => {
      this.configuration.useLawBooks(lawBookFilesIn(sent));
      this.#checkAnew();
    });
  }

  opened({ uri, languageId, version, text }: TextDocumentItem): void {
    this.#diagnostics.set(uri, new DocumentDiagnostics(uri, this.client));
    this.guarded('opening', () => this.documents.add(uri, languageId, version, text));
    this.#publisher.changed(uri);
  }

  changed({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    const { uri, version } = textDocument;
    this.guarded('change', () => this.documents.change(uri, version, contentChanges));
    this.#reading.startAnew(uri);
    this.#publisher.changed(uri);
  }

  closed(uri: string): void {
    this.documents.close(uri);
    this.#reading.forget(uri);
    this.#diagnostics.delete(uri);
    this.#publisher.forget(uri);
    this.#send({ uri, diagnostics: [] });
  }

  /** Ends once the whole document has been read: what is asked of all of it keeps nothing else waiting. */
  whole(uri: string): Promise<void> {
    return this.#reading.whole(this.documents.get(uri));
  }

  /** Reports a document; of a large one first what has been read of it, and the rest in later turns. */
  #publish(uri: string): void {
    const document = this.documents.get(uri);
    const diagnostics = this.#diagnostics.get(uri);
    if (document === undefined || diagnostics === undefined) return;
    const turn = this.guarded('reading', () => this.#reading.readOn(document));
    if (turn === undefined) this.#reading.forget(uri);
    if (turn?.isWhole === false) this.#publisher.changed(uri);
    if (turn?.isReportDue === false) return;
    const found = this.guarded('check', () => diagnostics.of(document.readCases));
    this.#send({ uri, version: document.version, diagnostics: [...(found ?? [])] });
  }

  #send(params: PublishDiagnosticsParams): void {
    this.#connection.sendDiagnostics(params).catch((error) => this.#log('diagnostics', error));
  }

  /** Offers formatting for `ruling` documents to a client that lets itself be told of it; Markdown has formatters of its own. */
  async #registerFormatting(): Promise<void> {
    const { client } = this.#connection;
    await client.register(DocumentFormattingRequest.type, RULINGS);
    await client.register(DocumentRangeFormattingRequest.type, RULINGS);
  }

  /** Asks for the settings, now and whenever they change. */
  #followSettings(): void {
    if (this.client.registersConfiguration) {
      const { type } = DidChangeConfigurationNotification;
      const registered = this.#connection.client.register(type, { section: SECTION });
      registered.catch((error) => this.#log('registration', error));
    }
    this.#askForSettings();
    RAL().timer.setTimeout(() => this.#publisher.release(), SETTINGS_TIMEOUT);
  }

  /** Asks the client; while it has not answered for the first time, reports wait. */
  async #askForSettings(): Promise<void> {
    this.#settingsAsked++;
    const question = this.#settingsAsked;
    try {
      const section: unknown = await this.#connection.workspace.getConfiguration(SECTION);
      if (question === this.#settingsAsked) this.#choose(section);
    } catch (error) {
      this.#log('settings', error);
    } finally {
      this.#publisher.release();
    }
  }

  #choose(section: unknown): void {
    this.guarded('settings', () => {
      this.configuration.choose(section);
      this.#checkAnew();
    });
  }

  /** Every open document is reported again, if the settings and law books of now are other ones. */
  #checkAnew(): void {
    const { settings } = this.configuration;
    if (settings === this.#settings) return;
    this.#settings = settings;
    this.documents.configure(settings);
    for (const { uri } of this.documents.all) this.#publisher.changed(uri);
    this.#refresh();
  }

  /** Asks the client to ask again for what it is not sent by itself. */
  #refresh(): void {
    const { semanticTokens, inlayHint } = this.#connection.languages;
    const failed = (error: unknown) => this.#log('refresh', error);
    if (this.client.refreshesTokens) semanticTokens.refresh().catch(failed);
    if (this.client.refreshesHints) inlayHint.refresh().catch(failed);
    if (this.client.refreshesLenses) this.#connection.sendRequest(CodeLensRefreshRequest.type).catch(failed);
  }

  show(type: MessageType, message: string): void {
    const shown = this.#connection.sendNotification(ShowMessageNotification.type, { type, message });
    shown.catch((error) => this.#log('message', error));
  }

  async applyEdit(edit: ApplyWorkspaceEditParams): Promise<boolean> {
    const { applied } = await this.#connection.workspace.applyEdit(edit);
    return applied;
  }

  /** What `answer` gives; `undefined` where it fails, which is our mistake, not the client's. */
  guarded<T>(what: string, answer: () => T): T | undefined {
    try {
      return answer();
    } catch (error) {
      this.#log(what, error);
      return undefined;
    }
  }

  #log(what: string, error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#connection.console.error(`bridge-rulings: ${what}: ${reason}`);
  }
}
