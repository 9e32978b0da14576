// What a client asks for and is not sent by itself. Loaded at the first question: hover, actions, formatting and the
// rest need the laws' texts and more than half of the code, diagnostics none of it.
import {
  type ApplyWorkspaceEditParams,
  type CodeAction,
  type CodeActionParams,
  type CodeLens,
  type Command,
  type CompletionItem,
  type DocumentSymbol,
  type Hover,
  type InlayHint,
  MessageType,
  type Position,
  type Range,
  type SemanticTokens,
  type SemanticTokensDelta,
  type SymbolInformation,
  type TextEdit,
} from 'vscode-languageserver';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import type { Settings } from '../core/case.ts';
import { writeUpOfDeals } from '../core/convert.ts';
import { nothingToConvert, nothingToTurn } from '../core/messages/edits.ts';
import { say } from '../core/messages/format.ts';
import { verdictLine } from '../core/outline.ts';
import { APPLY_EDIT, CONVERT, SHOW_OPTIONS } from './action-names.ts';
import type { Client } from './client.ts';
import { type ActionContext, codeActionsFor, documentOf, resolved } from './code-actions.ts';
import { codeLensesOf, placeIn, resolvedLens, type ToldOptions, toldOptions } from './code-lenses.ts';
import { appliedIn, conversionIn, type NamedConversions, namedConversions } from './commands.ts';
import { completionsAt } from './completions.ts';
import type { Configuration, Show } from './configuration.ts';
import { conversionTitle, convertDocument, convertText } from './conversions.ts';
import { boardAs, type DealText, pastedTextIn, placeAndTargetIn } from './deals.ts';
import { documentEdits, workspaceEdit } from './document-edits.ts';
import type { Documents, OpenCase, OpenDocument } from './documents.ts';
import { formattingOf } from './formatting.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsOf } from './inlay-hints.ts';
import { flatOutlineOf, outlineOf } from './outline.ts';
import { rulePageIn } from './rule-pages.ts';
import { DocumentTokens } from './semantic-tokens.ts';

/** What the answers rest on: the open documents and the choices in force. */
export type Session = {
  readonly documents: Documents;
  readonly client: Client;
  readonly configuration: Configuration;
  /** By which the open documents are checked. */
  readonly settings: Settings;
  readonly show: Show;
  /** What `answer` gives; `undefined`, and a word in the log, where it fails. */
  guarded<T>(what: string, answer: () => T): T | undefined;
  /** Whether the client has applied the edit. */
  applyEdit(edit: ApplyWorkspaceEditParams): Promise<boolean>;
};

/** Answers the questions of one client. No method throws. */
export class Answers {
  readonly #session: Session;
  readonly #tokens = new WeakMap<OpenDocument, DocumentTokens>();

  constructor(session: Session) {
    this.#session = session;
  }

  hover(uri: string, position: Position): Hover | null {
    const answer = this.#session.guarded('hover', () => {
      const placed = this.#session.documents.get(uri)?.caseAt(position.line);
      return placed && hoverAt(uri, placed, position, this.#session.settings, this.#session.client);
    });
    return answer ?? null;
  }

  /** The annotations that can be written at a place. */
  completions(uri: string, position: Position): CompletionItem[] {
    const answer = this.#session.guarded('completion', () => {
      const document = this.#session.documents.get(uri);
      return document && completionsAt(document, position);
    });
    return answer ?? [];
  }

  outline(uri: string): DocumentSymbol[] | SymbolInformation[] {
    const show = this.#session.client.showsTree ? outlineOf : flatOutlineOf;
    return (
      this.#session.guarded('outline', () => show(this.#session.documents.get(uri)?.cases ?? [], uri)) ?? []
    );
  }

  semanticTokens(uri: string): SemanticTokens {
    const cases = () => this.#session.documents.get(uri)?.cases ?? [];
    return this.#session.guarded('tokens', () => this.#tokensOf(uri).full(cases())) ?? { data: [] };
  }

  /** What has changed since the answer of that name. */
  semanticTokensSince(uri: string, resultId: string): SemanticTokens | SemanticTokensDelta {
    const cases = () => this.#session.documents.get(uri)?.cases ?? [];
    return (
      this.#session.guarded('tokens', () => this.#tokensOf(uri).delta(cases(), resultId)) ?? { data: [] }
    );
  }

  semanticTokensIn(uri: string, range: Range): SemanticTokens {
    const answer = this.#session.guarded('tokens', () =>
      this.#tokensOf(uri).range(this.#casesIn(uri, range), range),
    );
    return answer ?? { data: [] };
  }

  inlayHints(uri: string, range: Range): InlayHint[] {
    const { inlayHints } = this.#session.configuration;
    if (inlayHints === 'off') return [];
    return (
      this.#session.guarded('hints', () => inlayHintsOf(this.#casesIn(uri, range), inlayHints, range)) ?? []
    );
  }

  codeLenses(uri: string): CodeLens[] {
    const document = this.#session.configuration.codeLens ? this.#session.documents.get(uri) : undefined;
    return this.#session.guarded('lenses', () => document && codeLensesOf(document)) ?? [];
  }

  /** The lens with its title. */
  resolveLens(lens: CodeLens): CodeLens {
    return this.#session.guarded('lens', () => resolvedLens(lens, this.#caseAtPlace(lens.data))) ?? lens;
  }

  /** The page of a rule as Markdown; `null` where there is none. */
  rulePage(params: unknown): string | null {
    const language = this.#languageOf(undefined);
    return (
      this.#session.guarded('rule', () => rulePageIn(params, { ...this.#session.settings, language })) ?? null
    );
  }

  /** Declarer's options at a place. */
  options(params: unknown): ToldOptions | null {
    const answer = this.#session.guarded('options', () => {
      const [place, found] = [placeIn(params), this.#caseAtPlace(params)];
      return place && found && toldOptions(found, place.position);
    });
    return answer ?? null;
  }

  /** What became of the case at a place, as a line for a status bar; `null` where there is none. */
  verdict(params: unknown): string | null {
    const answer = this.#session.guarded('verdict', () => {
      const found = this.#caseAtPlace(params);
      return found && verdictLine(found.report);
    });
    return answer ?? null;
  }

  #caseAtPlace(data: unknown): OpenCase | undefined {
    const place = placeIn(data);
    return place && this.#session.documents.get(place.uri)?.caseAt(place.position.line);
  }

  #casesIn(uri: string, { start, end }: Range): readonly OpenCase[] {
    return this.#session.documents.get(uri)?.casesOn({ from: start.line, to: end.line + 1 }) ?? [];
  }

  /** Those of a document that is not open are not kept. */
  #tokensOf(uri: string): DocumentTokens {
    const document = this.#session.documents.get(uri);
    const tokens = (document && this.#tokens.get(document)) ?? new DocumentTokens();
    if (document !== undefined) this.#tokens.set(document, tokens);
    return tokens;
  }

  /** The edits that format a document, or what stands in `range` of it. */
  format(uri: string, range?: Range): TextEdit[] {
    const answer = this.#session.guarded('formatting', () => {
      const document = this.#session.documents.get(uri);
      return document && formattingOf(document, this.#session.configuration.boardLayout, range);
    });
    return answer ?? [];
  }

  codeActions(params: CodeActionParams): (CodeAction | Command)[] {
    const answer = this.#session.guarded('actions', () => {
      const context = this.#actionContext(params.textDocument.uri);
      return context && codeActionsFor(context, params);
    });
    return answer ?? [];
  }

  /** The action with its edit. */
  resolveAction(action: CodeAction): CodeAction {
    const answer = this.#session.guarded('action', () => {
      const context = this.#actionContext(documentOf(action) ?? '');
      return context && resolved(context, action);
    });
    return answer ?? action;
  }

  #actionContext(uri: string): ActionContext | undefined {
    const document = this.#session.documents.get(uri);
    if (document === undefined) return undefined;
    const layout = this.#session.configuration.boardLayout;
    return { document, client: this.#session.client, layout, language: this.#languageOf(uri) };
  }

  /** Carries out a command of the client; whether that changed anything. */
  async execute(command: string, given: unknown): Promise<boolean> {
    if (command === SHOW_OPTIONS) return this.#showOptions(given);
    const edit = this.#session.guarded('command', () => {
      if (command === APPLY_EDIT) return appliedIn(given);
      return command === CONVERT ? this.#conversionEdit(given) : undefined;
    });
    if (edit === undefined) return false;
    return this.#session.applyEdit(edit);
  }

  /** For clients that have no better place for it. */
  #showOptions(given: unknown): boolean {
    const told = this.options(given);
    if (told === null) return false;
    this.#session.show(MessageType.Info, [told.title, told.text].filter((part) => part !== '').join('\n'));
    return true;
  }

  /** The edit of a conversion; the user is told where there is none. */
  #conversionEdit(given: unknown): ReturnType<typeof appliedIn> {
    const asked = conversionIn(given);
    const document = asked && this.#session.documents.get(asked.uri);
    if (asked === undefined || document === undefined) return undefined;
    const cases = convertDocument(
      document,
      asked.conversion,
      this.#session.configuration.boardLayout,
      asked.lines,
    );
    const language = this.#languageOf(asked.uri);
    if (cases.length === 0) {
      const nothing = asked.conversion === 'south-declares' ? nothingToTurn : nothingToConvert;
      this.#session.show(MessageType.Info, say(nothing, {}, defaultStyle(language)));
      return undefined;
    }
    const edit = workspaceEdit(document, documentEdits(cases), this.#session.client);
    return { label: conversionTitle(asked.conversion, language), edit };
  }

  /** The conversions that there are, by the names that a user is shown. */
  conversions(): NamedConversions {
    return namedConversions(this.#languageOf(undefined));
  }

  /** What a conversion changes in a text that is not open. */
  convertText(params: unknown): TextEdit[] {
    const edits = () => convertText(params, this.#session.settings, this.#session.configuration.boardLayout);
    return this.#session.guarded('conversion', edits) ?? [];
  }

  /** The deals of a pasted text as a write-up in the language of the document where it is to stand. */
  writeUpOfDeals(params: unknown): DealText {
    const { text, uri } = pastedTextIn(params);
    const answer = this.#session.guarded('pasting', () =>
      writeUpOfDeals(text, this.#languageOf(uri), this.#session.configuration.boardLayout),
    );
    return answer ?? { text: '', notices: [] };
  }

  /** The board of the case at a place, in the format asked for. */
  boardAs(params: unknown): DealText {
    const answer = this.#session.guarded('copying', () => {
      const asked = placeAndTargetIn(params);
      if (asked === undefined) return undefined;
      const found = this.#session.documents.get(asked.uri)?.caseAt(asked.position.line);
      return boardAs(
        found,
        asked.target,
        this.#session.configuration.boardLayout,
        this.#languageOf(asked.uri),
      );
    });
    return answer ?? { text: '', notices: [] };
  }

  /** The language chosen, else that of the document's first case, else that of the editor. */
  #languageOf(uri: string | undefined): Language {
    if (this.#session.settings.language !== 'auto') return this.#session.settings.language;
    const first = uri === undefined ? undefined : this.#session.documents.get(uri)?.cases[0];
    const hasWords = first?.report.text.lines.some((line) => line.trim() !== '') ?? false;
    return hasWords && first !== undefined ? first.report.language : this.#session.client.language;
  }
}
