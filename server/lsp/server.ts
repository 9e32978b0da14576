import {
  type CodeAction,
  type CodeActionParams,
  type CodeLens,
  CodeLensRefreshRequest,
  type Command,
  type Connection,
  DidChangeConfigurationNotification,
  type DidChangeTextDocumentParams,
  type DocumentSymbol,
  type Hover,
  type InlayHint,
  MessageType,
  type Position,
  type PublishDiagnosticsParams,
  RAL,
  type Range,
  type SemanticTokens,
  type SemanticTokensDelta,
  ShowMessageNotification,
  type SymbolInformation,
  type TextDocumentItem,
  type TextEdit,
} from 'vscode-languageserver';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import type { Settings } from '../core/case.ts';
import { writeUpOfDeals } from '../core/convert.ts';
import { nothingToConvert } from '../core/messages/edits.ts';
import { say } from '../core/messages/format.ts';
import { APPLY_EDIT, CONVERT, SHOW_OPTIONS } from './action-names.ts';
import type { Client } from './client.ts';
import { type ActionContext, codeActionsFor, documentOf, resolved } from './code-actions.ts';
import { codeLensesOf, placeIn, resolvedLens, type ToldOptions, toldOptions } from './code-lenses.ts';
import { appliedIn, conversionIn, type NamedConversions, namedConversions } from './commands.ts';
import { Configuration, sectionIn } from './configuration.ts';
import { conversionTitle, convertDocument, convertText } from './conversions.ts';
import { boardAs, type DealText, pastedTextIn, placeAndTargetIn } from './deals.ts';
import { DocumentDiagnostics } from './diagnostics.ts';
import { documentEdits, workspaceEdit } from './document-edits.ts';
import { Documents, type OpenCase } from './documents.ts';
import { formattingOf, registerFormatting } from './formatting.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsOf } from './inlay-hints.ts';
import { lawBookFilesIn } from './law-books.ts';
import { flatOutlineOf, outlineOf } from './outline.ts';
import { Publisher } from './publisher.ts';
import { rulePageIn } from './rule-pages.ts';
import { DocumentTokens } from './semantic-tokens.ts';
import { SECTION } from './settings.ts';

/** So long, in milliseconds, reports wait for a client that was asked for its settings. */
const SETTINGS_TIMEOUT = 1000;

/** One session with one client. No method throws: a mistake of ours is logged, and the next request is answered. */
export class Server {
  readonly #connection: Connection;
  readonly #documents: Documents;
  readonly #diagnostics = new Map<string, DocumentDiagnostics>();
  readonly #tokens = new Map<string, DocumentTokens>();
  readonly #publisher = new Publisher((uri) => this.#publish(uri));
  /** By which the open documents are checked. */
  #settings: Settings;
  readonly #client: Client;
  readonly #configuration: Configuration;
  /** Counts the questions for settings: only the answer to the last one counts. */
  #settingsAsked = 0;

  constructor(connection: Connection, client: Client) {
    this.#connection = connection;
    this.#client = client;
    this.#configuration = new Configuration(client, (type, message) => this.#show(type, message));
    this.#settings = this.#configuration.settings;
    this.#documents = new Documents(this.#settings);
    if (client.answersConfiguration) this.#publisher.hold();
  }

  /** The client is ready to be asked and told things. */
  start(): void {
    this.useLawBooks(this.#configuration.initialLawBooks);
    if (this.#client.registersFormatting)
      registerFormatting(this.#connection).catch((error) => this.#log('registration', error));
    if (this.#client.answersConfiguration) this.#followSettings();
    else this.#choose(undefined);
  }

  /** `sent` is what the client told of its settings; one that answers questions is asked instead. */
  settingsChanged(sent: unknown): void {
    if (this.#client.answersConfiguration) this.#askForSettings();
    else this.#choose(sectionIn(sent));
  }

  useLawBooks(sent: readonly unknown[]): void {
    this.#guarded('law books', () => {
      this.#configuration.useLawBooks(lawBookFilesIn(sent));
      this.#checkAnew();
    });
  }

  opened({ uri, languageId, version, text }: TextDocumentItem): void {
    this.#diagnostics.set(uri, new DocumentDiagnostics(uri, this.#client));
    this.#tokens.set(uri, new DocumentTokens());
    this.#guarded('opening', () => this.#documents.add(uri, languageId, version, text));
    this.#publisher.changed(uri);
  }

  changed({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    const { uri, version } = textDocument;
    this.#guarded('change', () => this.#documents.change(uri, version, contentChanges));
    this.#publisher.changed(uri);
  }

  closed(uri: string): void {
    this.#documents.close(uri);
    this.#diagnostics.delete(uri);
    this.#tokens.delete(uri);
    this.#publisher.forget(uri);
    this.#send({ uri, diagnostics: [] });
  }

  hover(uri: string, position: Position): Hover | null {
    const answer = this.#guarded('hover', () => {
      const placed = this.#documents.get(uri)?.caseAt(position.line);
      return placed && hoverAt(uri, placed, position, this.#settings, this.#client);
    });
    return answer ?? null;
  }

  outline(uri: string): DocumentSymbol[] | SymbolInformation[] {
    const show = this.#client.showsTree ? outlineOf : flatOutlineOf;
    return this.#guarded('outline', () => show(this.#documents.get(uri)?.cases ?? [], uri)) ?? [];
  }

  semanticTokens(uri: string): SemanticTokens {
    const cases = () => this.#documents.get(uri)?.cases ?? [];
    return this.#guarded('tokens', () => this.#tokensOf(uri).full(cases())) ?? { data: [] };
  }

  /** What has changed since the answer of that name. */
  semanticTokensSince(uri: string, resultId: string): SemanticTokens | SemanticTokensDelta {
    const cases = () => this.#documents.get(uri)?.cases ?? [];
    return this.#guarded('tokens', () => this.#tokensOf(uri).delta(cases(), resultId)) ?? { data: [] };
  }

  semanticTokensIn(uri: string, range: Range): SemanticTokens {
    const answer = this.#guarded('tokens', () => this.#tokensOf(uri).range(this.#casesIn(uri, range), range));
    return answer ?? { data: [] };
  }

  inlayHints(uri: string, range: Range): InlayHint[] {
    const { inlayHints } = this.#configuration;
    if (inlayHints === 'off') return [];
    return this.#guarded('hints', () => inlayHintsOf(this.#casesIn(uri, range), inlayHints, range)) ?? [];
  }

  codeLenses(uri: string): CodeLens[] {
    const document = this.#configuration.codeLens ? this.#documents.get(uri) : undefined;
    return this.#guarded('lenses', () => document && codeLensesOf(document)) ?? [];
  }

  /** The lens with its title. */
  resolveLens(lens: CodeLens): CodeLens {
    return this.#guarded('lens', () => resolvedLens(lens, this.#caseAtPlace(lens.data))) ?? lens;
  }

  /** The page of a rule as Markdown; `null` where there is none. */
  rulePage(params: unknown): string | null {
    const language = this.#languageOf(undefined);
    return this.#guarded('rule', () => rulePageIn(params, { ...this.#settings, language })) ?? null;
  }

  /** Declarer's options at a place. */
  options(params: unknown): ToldOptions | null {
    const answer = this.#guarded('options', () => {
      const [place, found] = [placeIn(params), this.#caseAtPlace(params)];
      return place && found && toldOptions(found, place.position);
    });
    return answer ?? null;
  }

  #caseAtPlace(data: unknown): OpenCase | undefined {
    const place = placeIn(data);
    return place && this.#documents.get(place.uri)?.caseAt(place.position.line);
  }

  #casesIn(uri: string, { start, end }: Range): readonly OpenCase[] {
    return this.#documents.get(uri)?.casesOn({ from: start.line, to: end.line + 1 }) ?? [];
  }

  /** Those of a document that is not open are not kept. */
  #tokensOf(uri: string): DocumentTokens {
    return this.#tokens.get(uri) ?? new DocumentTokens();
  }

  /** The edits that format a document, or what stands in `range` of it. */
  format(uri: string, range?: Range): TextEdit[] {
    const answer = this.#guarded('formatting', () => {
      const document = this.#documents.get(uri);
      return document && formattingOf(document, this.#configuration.boardLayout, range);
    });
    return answer ?? [];
  }

  codeActions(params: CodeActionParams): (CodeAction | Command)[] {
    const answer = this.#guarded('actions', () => {
      const context = this.#actionContext(params.textDocument.uri);
      return context && codeActionsFor(context, params);
    });
    return answer ?? [];
  }

  /** The action with its edit. */
  resolveAction(action: CodeAction): CodeAction {
    const answer = this.#guarded('action', () => {
      const context = this.#actionContext(documentOf(action) ?? '');
      return context && resolved(context, action);
    });
    return answer ?? action;
  }

  #actionContext(uri: string): ActionContext | undefined {
    const document = this.#documents.get(uri);
    if (document === undefined) return undefined;
    const layout = this.#configuration.boardLayout;
    return { document, client: this.#client, layout, language: this.#languageOf(uri) };
  }

  /** Carries out a command of the client; whether that changed anything. */
  async execute(command: string, given: unknown): Promise<boolean> {
    if (command === SHOW_OPTIONS) return this.#showOptions(given);
    const edit = this.#guarded('command', () => {
      if (command === APPLY_EDIT) return appliedIn(given);
      return command === CONVERT ? this.#conversionEdit(given) : undefined;
    });
    if (edit === undefined) return false;
    const { applied } = await this.#connection.workspace.applyEdit(edit);
    return applied;
  }

  /** For clients that have no better place for it. */
  #showOptions(given: unknown): boolean {
    const told = this.options(given);
    if (told === null) return false;
    this.#show(MessageType.Info, [told.title, told.text].filter((part) => part !== '').join('\n'));
    return true;
  }

  /** The edit of a conversion; the user is told where there is none. */
  #conversionEdit(given: unknown): ReturnType<typeof appliedIn> {
    const asked = conversionIn(given);
    const document = asked && this.#documents.get(asked.uri);
    if (asked === undefined || document === undefined) return undefined;
    const cases = convertDocument(document, asked.conversion, this.#configuration.boardLayout, asked.lines);
    const language = this.#languageOf(asked.uri);
    if (cases.length === 0) {
      this.#show(MessageType.Info, say(nothingToConvert, {}, defaultStyle(language)));
      return undefined;
    }
    const edit = workspaceEdit(document, documentEdits(cases), this.#client);
    return { label: conversionTitle(asked.conversion, language), edit };
  }

  /** The conversions that there are, by the names that a user is shown. */
  conversions(): NamedConversions {
    return namedConversions(this.#languageOf(undefined));
  }

  /** What a conversion changes in a text that is not open. */
  convertText(params: unknown): TextEdit[] {
    const edits = () => convertText(params, this.#settings, this.#configuration.boardLayout);
    return this.#guarded('conversion', edits) ?? [];
  }

  /** The deals of a pasted text as a write-up in the language of the document where it is to stand. */
  writeUpOfDeals(params: unknown): DealText {
    const { text, uri } = pastedTextIn(params);
    const answer = this.#guarded('pasting', () =>
      writeUpOfDeals(text, this.#languageOf(uri), this.#configuration.boardLayout),
    );
    return answer ?? { text: '', notices: [] };
  }

  /** The board of the case at a place, in the format asked for. */
  boardAs(params: unknown): DealText {
    const answer = this.#guarded('copying', () => {
      const asked = placeAndTargetIn(params);
      if (asked === undefined) return undefined;
      const found = this.#documents.get(asked.uri)?.caseAt(asked.position.line);
      return boardAs(found, asked.target, this.#configuration.boardLayout, this.#languageOf(asked.uri));
    });
    return answer ?? { text: '', notices: [] };
  }

  /** The language chosen, else that of the document's first case, else that of the editor. */
  #languageOf(uri: string | undefined): Language {
    if (this.#settings.language !== 'auto') return this.#settings.language;
    const first = uri === undefined ? undefined : this.#documents.get(uri)?.cases[0];
    const hasWords = first?.report.text.lines.some((line) => line.trim() !== '') ?? false;
    return hasWords && first !== undefined ? first.report.language : this.#client.language;
  }

  #publish(uri: string): void {
    const document = this.#documents.get(uri);
    const diagnostics = this.#diagnostics.get(uri);
    if (document === undefined || diagnostics === undefined) return;
    const found = this.#guarded('check', () => diagnostics.of(document.cases));
    this.#send({ uri, version: document.version, diagnostics: [...(found ?? [])] });
  }

  #send(params: PublishDiagnosticsParams): void {
    this.#connection.sendDiagnostics(params).catch((error) => this.#log('diagnostics', error));
  }

  /** Asks for the settings, now and whenever they change. */
  #followSettings(): void {
    if (this.#client.registersConfiguration) {
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
    this.#guarded('settings', () => {
      this.#configuration.choose(section);
      this.#checkAnew();
    });
  }

  /** Every open document is reported again, if the settings and law books of now are other ones. */
  #checkAnew(): void {
    const { settings } = this.#configuration;
    if (settings === this.#settings) return;
    this.#settings = settings;
    this.#documents.configure(settings);
    for (const { uri } of this.#documents.all) this.#publisher.changed(uri);
    this.#refresh();
  }

  /** Asks the client to ask again for what it is not sent by itself. */
  #refresh(): void {
    const { semanticTokens, inlayHint } = this.#connection.languages;
    const failed = (error: unknown) => this.#log('refresh', error);
    if (this.#client.refreshesTokens) semanticTokens.refresh().catch(failed);
    if (this.#client.refreshesHints) inlayHint.refresh().catch(failed);
    if (this.#client.refreshesLenses) this.#connection.sendRequest(CodeLensRefreshRequest.type).catch(failed);
  }

  #show(type: MessageType, message: string): void {
    const shown = this.#connection.sendNotification(ShowMessageNotification.type, { type, message });
    shown.catch((error) => this.#log('message', error));
  }

  /** What `answer` gives; `undefined` where it fails, which is our mistake, not the client's. */
  #guarded<T>(what: string, answer: () => T): T | undefined {
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
