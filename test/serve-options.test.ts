// Declarer's options above the lines, and the drafted ruling, over a real connection.
import { describe, expect, it } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionTriggerKind,
  type CodeLens,
  CodeLensRequest,
  CodeLensResolveRequest,
  ExecuteCommandRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientOptions, type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';
const FACTS = `# Case 7

@contract 3NT S
@penalty E ♠K ♥Q dropped
@on-lead W
@prohibits ♠
`;
const WRONG = `${FACTS}@ruling\n@picks-up E ♠K ♥Q\n`;

async function opened(text: string, options: Partial<ClientOptions> = {}): Promise<LanguageClient> {
  const client = await startServer({ settings: {}, ...options });
  client.open(URI, text);
  await client.diagnostics(URI);
  return client;
}

async function lensesOf(client: LanguageClient): Promise<readonly CodeLens[]> {
  return (await client.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri: URI } })) ?? [];
}

const resolve = (client: LanguageClient, lens: CodeLens) =>
  client.connection.sendRequest(CodeLensResolveRequest.type, lens);

async function titlesOf(client: LanguageClient) {
  const lenses = await Promise.all((await lensesOf(client)).map((lens) => resolve(client, lens)));
  return lenses.map(({ range, command }) => [range.start.line, command?.title]);
}

describe('the lenses', () => {
  it('stand at the lead, and get their titles when they are shown', async () => {
    const client = await opened(WRONG);
    const [lens, another] = await lensesOf(client);
    expect(lens?.range.start).toEqual({ line: 4, character: 0 });
    expect(lens?.command).toBeUndefined();
    expect(another).toBeUndefined();
    const place = { uri: URI, position: { line: 4, character: 0 } };
    expect(lens && (await resolve(client, lens)).command).toEqual({
      title: 'Declarer’s options (6) · prohibited: spades',
      command: 'bridgeRulings.showOptions',
      arguments: [place],
    });
  });

  it('stand in each case, and move with it', async () => {
    const client = await opened(`${FACTS}\n# Case 8\n\nNothing.\n\n${FACTS.replace('Case 7', 'Case 9')}`);
    const title = 'Declarer’s options (6) · prohibited: spades';
    expect(await titlesOf(client)).toEqual([
      [4, title],
      [15, title],
    ]);
    const start = { line: 0, character: 0 };
    client.change(URI, [{ range: { start, end: start }, text: '\n\n' }]);
    expect(await titlesOf(client)).toEqual([
      [6, title],
      [17, title],
    ]);
  });

  it('speak the language that was chosen', async () => {
    const client = await opened(FACTS, { settings: { language: 'tr' } });
    expect(await titlesOf(client)).toEqual([[4, 'Deklaranın seçenekleri (6) · yasakladı: pik']]);
  });

  it('follow the setting, and the client is told to ask again', async () => {
    const client = await opened(FACTS, { settings: { codeLens: false } });
    expect(await lensesOf(client)).toEqual([]);
    client.choose({ codeLens: true });
    await expect.poll(() => client.refreshed.filter((what) => what === 'lenses')).toHaveLength(2);
    expect(await lensesOf(client)).toHaveLength(1);
    client.choose({ codeLens: 'no' });
    await expect
      .poll(() => client.shown.map(({ message }) => message))
      .toEqual([expect.stringContaining('bridgeRulings.codeLens')]);
    expect(await lensesOf(client)).toHaveLength(1);
  });

  it('have nothing to say once their case is gone', async () => {
    const client = await opened(FACTS);
    const [lens] = await lensesOf(client);
    client.change(URI, [{ text: 'Nothing.\n' }]);
    expect(lens && (await resolve(client, lens)).command?.title).toBe('');
    expect(await lensesOf(client)).toEqual([]);
  });
});

describe('the options', () => {
  const place = { uri: URI, position: { line: 5, character: 0 } };

  it('are told to our own client, which shows them', async () => {
    const client = await opened(FACTS, { initializationOptions: { showsOptions: true } });
    expect(client.capabilities.executeCommandProvider?.commands).not.toContain('bridgeRulings.showOptions');
    const told = await client.connection.sendRequest('bridgeRulings/options', place);
    expect(told).toMatchObject({
      title: 'Declarer’s options (6) · prohibited: spades',
      text: expect.stringMatching(
        /^- When West is to lead, declarer may choose one of these:\n {2}- Require spades/,
      ),
    });
  });

  it('are shown as a message by any other client', async () => {
    const client = await opened(FACTS);
    expect(client.capabilities.executeCommandProvider?.commands).toContain('bridgeRulings.showOptions');
    const command = 'bridgeRulings.showOptions';
    expect(
      await client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: [place] }),
    ).toBe(true);
    expect(client.shown.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Declarer’s options \(6\) · prohibited: spades\n- When West/),
    ]);
    expect(await client.connection.sendRequest(ExecuteCommandRequest.type, { command })).toBe(false);
  });

  it('are none in a case without penalty cards, which is said', async () => {
    const client = await opened('# Fall 1\n\n@language nl\nNiets.\n');
    expect(
      await client.connection.sendRequest('bridgeRulings/options', {
        ...place,
        position: { line: 3, character: 0 },
      }),
    ).toEqual({
      title: '',
      text: expect.stringMatching(/^De tekst noemt geen strafkaart/),
    });
  });
});

describe('the draft', () => {
  const REWRITE = 'refactor.rewrite.bridgeRulings.draftRuling';
  const at = (line: number) => ({ start: { line, character: 12 }, end: { line, character: 12 } });

  async function draftAt(
    client: LanguageClient,
    line: number,
    only?: string[],
  ): Promise<CodeAction | undefined> {
    const actions = await client.actions(URI, at(line), only);
    return actions.find((one): one is CodeAction => /ruling/.test(one.title) && 'edit' in one);
  }

  function afterwards(text: string, action: CodeAction | undefined): string {
    const [change] = action?.edit?.documentChanges ?? [];
    const edits = change !== undefined && 'edits' in change ? change.edits : [];
    const whole = edits.filter((edit): edit is TextEdit => 'newText' in edit && !('annotationId' in edit));
    return TextDocument.applyEdits(TextDocument.create(URI, 'ruling', 1, text), whole);
  }

  it('is written where a case gives no ruling', async () => {
    const client = await opened(FACTS);
    const action = await draftAt(client, 5);
    expect(action).toMatchObject({ title: 'Draft the ruling', kind: REWRITE });
    const text = afterwards(FACTS, action);
    expect(text).toMatch(/@prohibits ♠\n\nEast picks up ♠K\..*\(Law 51B2\(b\)\)\.\n$/);
    client.change(URI, [{ text }]);
    expect(await client.diagnostics(URI)).toEqual([]);
    expect(await draftAt(client, 5)).toBeUndefined();
  });

  it('fixes a ruling that contradicts the law', async () => {
    const client = await opened(WRONG);
    const action = await draftAt(client, 7);
    expect(action).toMatchObject({
      title: 'Replace the ruling with what the law gives',
      kind: 'quickfix',
      diagnostics: [{ code: '51B2(b)/picked-up-without-cause' }],
    });
    const text = afterwards(WRONG, action);
    expect(text).not.toContain('@picks-up');
    client.change(URI, [{ text }]);
    expect(await client.diagnostics(URI)).toEqual([]);
  });

  it('stands before the mark of an exercise', async () => {
    const client = await opened(WRONG);
    const line = { start: { line: 7, character: 0 }, end: { line: 7, character: 17 } };
    const titles = (await client.actions(URI, line, ['quickfix'])).map(({ title }) => title);
    const places = ['Replace the ruling', 'Mark as an exercise'].map((start) =>
      titles.findIndex((title) => title.startsWith(start)),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('is offered to an editor that looks by itself only where the ruling is wrong or would stand', async () => {
    const offered = async (text: string, hasDiagnostics = true) => {
      const client = await opened(text);
      const context = {
        diagnostics: hasDiagnostics ? [...(await client.diagnostics(URI))] : [],
        triggerKind: CodeActionTriggerKind.Automatic,
      };
      const lines = text.split('\n').map(async (_, line) => {
        const params = { textDocument: { uri: URI }, range: at(line), context };
        const found = await client.connection.sendRequest(CodeActionRequest.type, params);
        return found?.some(({ title }) => /the ruling/.test(title)) ? [line] : [];
      });
      return (await Promise.all(lines)).flat();
    };
    expect(await offered(WRONG)).toEqual([7]);
    // At another column of that line an editor sends no diagnostics.
    expect(await offered(WRONG, false)).toEqual([7]);
    expect(await offered(FACTS)).toEqual([5, 6]);
  });

  it('is a rewriting away from the diagnostic, and only where that is asked for', async () => {
    const client = await opened(WRONG);
    expect(await draftAt(client, 3)).toMatchObject({ kind: REWRITE });
    expect(await draftAt(client, 3, ['refactor'])).toMatchObject({ kind: REWRITE });
    expect(await draftAt(client, 3, ['source.fixAll'])).toBeUndefined();
  });
});
