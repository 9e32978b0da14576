import assert from 'node:assert';
import * as vscode from 'vscode';
import { choose, hoverSays, until } from '../editor.ts';

const TOLD = `North: ♠AQ53 ♥- ♦K4 ♣-
East: ♠KJ ♥Q ♦T53 ♣-

3NT by South. East drops the ♠K and the ♥Q. Both are penalty cards.
`;

async function show(content: string, language = 'ruling'): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language, content });
  await vscode.window.showTextDocument(document);
  return document;
}

/** The kinds of the words that the server tells apart in the document. */
async function kindsIn(document: vscode.TextDocument): Promise<readonly string[]> {
  const legend = await vscode.commands.executeCommand<vscode.SemanticTokensLegend | undefined>(
    'vscode.provideDocumentSemanticTokensLegend',
    document.uri,
  );
  const tokens = await vscode.commands.executeCommand<vscode.SemanticTokens | undefined>(
    'vscode.provideDocumentSemanticTokens',
    document.uri,
  );
  const kinds = Array.from(tokens?.data ?? []).filter((_, at) => at % 5 === 3);
  return kinds.map((kind) => legend?.tokenTypes[kind] ?? '');
}

suite('What was understood', () => {
  teardown(() => choose('inlayHints', undefined));

  test('is told apart in the text', async () => {
    const document = await show(TOLD);
    await until('all kinds of words', async () => {
      const kinds = await kindsIn(document);
      return ['spade', 'heart', 'diamond', 'club', 'rank', 'seat', 'fact'].every((kind) =>
        kinds.includes(kind),
      );
    });
  });

  test('is told in the hover, and a board is drawn there', async () => {
    const document = await show(TOLD);
    await hoverSays(document, 'drops', /@penalty E ♠K ♥Q dropped/);
    await hoverSays(document, 'KJ', /```text/);
  });

  test('is counted beside the hands where that is wanted', async () => {
    const document = await show(TOLD);
    const lines = new vscode.Range(0, 0, 4, 0);
    const labels = async () => {
      const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
        'vscode.executeInlayHintProvider',
        document.uri,
        lines,
      );
      return hints.map(({ label }) => label);
    };
    assert.deepStrictEqual(await labels(), []);
    await choose('inlayHints', 'points');
    await until('the points', async () => (await labels()).includes('North: 9 points'));
  });

  test('is left alone in Markdown that is no write-up', async () => {
    const document = await show('East drops the ♠K. @penalty E ♠K', 'markdown');
    assert.deepStrictEqual(await kindsIn(document), []);
  });
});
