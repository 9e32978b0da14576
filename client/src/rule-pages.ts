// The pages of rules, shown beside the write-up as Markdown is shown. The server writes them.
import {
  commands,
  Disposable,
  languages,
  type TextDocumentContentProvider,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type { Ask } from './deals.ts';

const SCHEME = 'bridge-rulings-rule';
const COMMAND = 'bridgeRulings.explain';

/** The address behind the name of a rule, as the server fills it in: the command with rule and language. */
export const RULE_PAGES = `command:${COMMAND}?%5B%22{rule}%22%2C%22{language}%22%5D`;

/** The command `bridgeRulings.explain`; without a rule it explains what is found at the cursor. */
export function explainCommand(ask: Ask): Disposable {
  const pages: TextDocumentContentProvider = {
    provideTextDocumentContent: async ({ query }) => {
      const { rule, language } = JSON.parse(query);
      return (await ask<string | null>('bridgeRulings/explain', { rule, language })) ?? '';
    },
  };
  return Disposable.from(
    workspace.registerTextDocumentContentProvider(SCHEME, pages),
    commands.registerCommand(COMMAND, async (given?: unknown, language?: unknown) => {
      const rule = typeof given === 'string' ? given : ruleAtCursor();
      if (rule !== undefined) await show(rule, language);
    }),
  );
}

function ruleAtCursor(): string | undefined {
  const editor = window.activeTextEditor;
  if (editor === undefined) return undefined;
  const found = languages
    .getDiagnostics(editor.document.uri)
    .find(({ source, range }) => source === 'bridge-rulings' && range.contains(editor.selection.active));
  const code = typeof found?.code === 'object' ? found.code.value : found?.code;
  return code === undefined ? undefined : String(code);
}

/** As rendered Markdown; where that is switched off, as its text. */
async function show(rule: string, language: unknown): Promise<void> {
  const fault = rule.slice(rule.indexOf('/') + 1);
  const query = JSON.stringify({ rule, language });
  const uri = Uri.from({ scheme: SCHEME, path: `/${fault}.md`, query });
  const rendered = commands.executeCommand('markdown.showPreviewToSide', uri);
  await rendered.then(undefined, () => window.showTextDocument(uri, { viewColumn: ViewColumn.Beside }));
}
