import type { InitializeParams } from 'vscode-languageserver';
import { LANGUAGES, type Language } from '../core/bridge/nouns.ts';

/** What the editor at the other end can do, and what it said of itself when it started us. */
export type Client = {
  /** It answers `workspace/configuration`. */
  readonly answersConfiguration: boolean;
  /** It lets a server ask to be told of changed settings. */
  readonly registersConfiguration: boolean;
  /** It lets a server offer formatting for documents of one language. */
  readonly registersFormatting: boolean;
  /** It asks again for tokens and for hints where it is told that they may have changed. */
  readonly refreshesTokens: boolean;
  readonly refreshesHints: boolean;
  readonly refreshesLenses: boolean;
  /** It is our own client, which shows declarer's options by itself. */
  readonly showsOptions: boolean;
  /** It takes a code action as an edit; others want a command. */
  readonly takesActions: boolean;
  /** It asks for the edit of a code action only when that is chosen. */
  readonly resolvesActions: boolean;
  /** An edit may name the version of the document that it is for. */
  readonly versionsEdits: boolean;
  readonly showsRelated: boolean;
  /** It opens an address behind the name of a rule. */
  readonly linksRules: boolean;
  /** The address of the pages of rules, with the parts to be filled in (`pageAddress`). */
  readonly rulePages: string | undefined;
  readonly readsMarkdown: boolean;
  /** It shows an outline as a tree; others want a flat list. */
  readonly showsTree: boolean;
  /** The language of its own menus, if we speak it. */
  readonly language: Language;
  /** The settings and law books that it handed over at the start; nothing is known of their form. */
  readonly options: unknown;
};

/** A client of which nothing is known yet. */
export const UNKNOWN_CLIENT: Client = {
  answersConfiguration: false,
  registersConfiguration: false,
  registersFormatting: false,
  refreshesTokens: false,
  refreshesHints: false,
  refreshesLenses: false,
  showsOptions: false,
  takesActions: false,
  resolvesActions: false,
  versionsEdits: false,
  showsRelated: false,
  linksRules: false,
  rulePages: undefined,
  readsMarkdown: false,
  showsTree: false,
  language: 'en',
  options: undefined,
};

export function clientOf(params: InitializeParams): Client {
  const { workspace, textDocument } = params.capabilities;
  return {
    answersConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    registersFormatting:
      textDocument?.formatting?.dynamicRegistration === true &&
      textDocument.rangeFormatting?.dynamicRegistration === true,
    refreshesTokens: workspace?.semanticTokens?.refreshSupport === true,
    refreshesHints: workspace?.inlayHint?.refreshSupport === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    showsOptions: params.initializationOptions?.showsOptions === true,
    takesActions: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    resolvesActions:
      textDocument?.codeAction?.dataSupport === true &&
      textDocument.codeAction.resolveSupport?.properties.includes('edit') === true,
    versionsEdits: workspace?.workspaceEdit?.documentChanges === true,
    showsRelated: textDocument?.publishDiagnostics?.relatedInformation === true,
    linksRules: textDocument?.publishDiagnostics?.codeDescriptionSupport === true,
    rulePages: rulePagesIn(params.initializationOptions),
    readsMarkdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
    showsTree: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    language: LANGUAGES.find((language) => params.locale?.startsWith(language)) ?? 'en',
    options: params.initializationOptions,
  };
}

function rulePagesIn(options: unknown): string | undefined {
  const isGiven = typeof options === 'object' && options !== null && 'rulePages' in options;
  return isGiven && typeof options.rulePages === 'string' ? options.rulePages : undefined;
}
