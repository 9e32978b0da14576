import { type Connection, type InitializeResult, RAL, TextDocumentSyncKind } from 'vscode-languageserver';
import { TOKEN_KINDS, TOKEN_MODIFIERS } from '../core/token-kinds.ts';
import { ACTION_KINDS, APPLY_EDIT, CONVERT, SHOW_OPTIONS } from './action-names.ts';
import type { Answers } from './answers.ts';
import { type Client, clientOf, UNKNOWN_CLIENT } from './client.ts';
import type { Server } from './server.ts';

/** The notification with which our own client hands over the law books: an array of `LawBookFile`. */
const LAW_BOOKS_METHOD = 'bridgeRulings/lawBooks';

/** Asks for the write-up of the deals in `text`; `uri` is the document in which it is to stand. */
const PASTE_METHOD = 'bridgeRulings/writeUpOfDeals';

/** Asks for the board of the case at `position` of `uri`, as `format`: `pbn`, `lin`, `text`, `html`, `latex` or `ruling`. */
const COPY_METHOD = 'bridgeRulings/boardAs';

/** Asks for declarer's options at a place, `{ uri, position }`: a title and a text. */
const OPTIONS_METHOD = 'bridgeRulings/options';

/** Asks what became of the case at a place, `{ uri, position }`: a line for a status bar. */
const VERDICT_METHOD = 'bridgeRulings/verdict';

/** Asks for the names of the conversions, in the language of the editor. */
const CONVERSIONS_METHOD = 'bridgeRulings/conversions';

/** Asks for the edits that a conversion makes in a text that is not open: `{ conversion, languageId, text }`. */
const CONVERT_METHOD = 'bridgeRulings/convertText';

/** Asks for the page of a rule, `{ rule, language }`, as Markdown. */
const EXPLAIN_METHOD = 'bridgeRulings/explain';

/** In milliseconds; the answer to `initialize` is written in a later turn of the queue. */
const LOADING_DELAY = 2;

const ABILITIES = {
  serverInfo: { name: 'bridge-rulings' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    hoverProvider: true,
    documentSymbolProvider: true,
    codeActionProvider: { codeActionKinds: [...ACTION_KINDS], resolveProvider: true },
    executeCommandProvider: { commands: [APPLY_EDIT, CONVERT] },
    semanticTokensProvider: {
      legend: { tokenTypes: [...TOKEN_KINDS], tokenModifiers: [...TOKEN_MODIFIERS] },
      full: { delta: true },
      range: true,
    },
    inlayHintProvider: true,
    completionProvider: { triggerCharacters: ['@'] },
    codeLensProvider: { resolveProvider: true },
  },
} satisfies InitializeResult;

/** What we can do; to a client that lets us, formatting is offered later, for write-ups alone. */
function abilitiesFor({ registersFormatting, showsOptions }: Client): InitializeResult {
  const { capabilities } = ABILITIES;
  const { commands } = capabilities.executeCommandProvider;
  const formatting = { documentFormattingProvider: true, documentRangeFormattingProvider: true };
  const showing = { executeCommandProvider: { commands: [...commands, SHOW_OPTIONS] } };
  const added = { ...(registersFormatting ? {} : formatting), ...(showsOptions ? {} : showing) };
  return { ...ABILITIES, capabilities: { ...capabilities, ...added } };
}

/**
 * Serves one client over `connection`: diagnostics, hover, outline, tokens and hints of the write-ups that it opens.
 *
 * @param rulePages where the pages of rules are for a client that names no place (`pageAddress`)
 */
export function serve(connection: Connection, rulePages?: string): void {
  let client = UNKNOWN_CLIENT;
  let running: Promise<Server> | undefined;
  // The laws and the words of four languages are loaded once `initialize` has been answered. Whoever waits for
  // the same promise goes on in the order of waiting, so messages keep their order.
  const server = () => {
    running ??= import('./server.ts').then(({ Server }) => new Server(connection, client));
    return running;
  };
  let answering: Promise<Answers> | undefined;
  const answers = () => {
    answering ??= server().then(async (session) => new (await import('./answers.ts')).Answers(session));
    return answering;
  };
  /** To answer what is asked of a whole document. */
  const answersOfWhole = async (uri: string) => {
    await (await server()).whole(uri);
    return answers();
  };
  connection.onInitialize((params) => {
    const given = clientOf(params);
    client = { ...given, rulePages: given.rulePages ?? rulePages };
    // Once the answer is on its way, and while the client makes up its mind, we load.
    RAL().timer.setTimeout(server, LOADING_DELAY);
    return abilitiesFor(client);
  });
  connection.onInitialized(async () => (await server()).start());
  connection.onDidChangeConfiguration(async ({ settings }) => (await server()).settingsChanged(settings));
  // Parameters that are an array arrive one by one.
  connection.onNotification(LAW_BOOKS_METHOD, async (...files: unknown[]) =>
    (await server()).useLawBooks(files.flat()),
  );
  connection.onDidOpenTextDocument(async ({ textDocument }) => (await server()).opened(textDocument));
  connection.onDidChangeTextDocument(async (change) => (await server()).changed(change));
  connection.onDidCloseTextDocument(async ({ textDocument }) => (await server()).closed(textDocument.uri));
  connection.onHover(async ({ textDocument, position }) =>
    (await answers()).hover(textDocument.uri, position),
  );
  connection.onCompletion(async ({ textDocument, position }) =>
    (await answers()).completions(textDocument.uri, position),
  );
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => (await answersOfWhole(uri)).outline(uri));
  connection.onDocumentFormatting(async ({ textDocument }) => (await answers()).format(textDocument.uri));
  connection.onDocumentRangeFormatting(async ({ textDocument, range }) =>
    (await answers()).format(textDocument.uri, range),
  );
  const { semanticTokens, inlayHint } = connection.languages;
  semanticTokens.on(async ({ textDocument: { uri } }) => (await answersOfWhole(uri)).semanticTokens(uri));
  semanticTokens.onDelta(async ({ textDocument: { uri }, previousResultId }) =>
    (await answersOfWhole(uri)).semanticTokensSince(uri, previousResultId),
  );
  semanticTokens.onRange(async ({ textDocument, range }) =>
    (await answers()).semanticTokensIn(textDocument.uri, range),
  );
  inlayHint.on(async ({ textDocument, range }) => (await answers()).inlayHints(textDocument.uri, range));
  connection.onCodeLens(async ({ textDocument: { uri } }) => (await answersOfWhole(uri)).codeLenses(uri));
  connection.onCodeLensResolve(async (lens) => (await answers()).resolveLens(lens));
  connection.onRequest(OPTIONS_METHOD, async (params: unknown) => (await answers()).options(params));
  connection.onRequest(VERDICT_METHOD, async (params: unknown) => (await answers()).verdict(params));
  connection.onCodeAction(async (params) => (await answers()).codeActions(params));
  connection.onCodeActionResolve(async (action) => (await answers()).resolveAction(action));
  connection.onExecuteCommand(async ({ command, arguments: given = [] }) =>
    (await answers()).execute(command, given[0]),
  );
  connection.onRequest(CONVERSIONS_METHOD, async () => (await answers()).conversions());
  connection.onRequest(CONVERT_METHOD, async (params: unknown) => (await answers()).convertText(params));
  connection.onRequest(PASTE_METHOD, async (params: unknown) => (await answers()).writeUpOfDeals(params));
  connection.onRequest(COPY_METHOD, async (params: unknown) => (await answers()).boardAs(params));
  connection.onRequest(EXPLAIN_METHOD, async (params: unknown) => (await answers()).rulePage(params));
  connection.listen();
}
