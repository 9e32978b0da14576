// Quick fixes and conversions over a real connection, for clients of every kind.

import { describe, expect, it, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  type Command,
  ExecuteCommandRequest,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type ClientOptions, type LanguageClient, startServer } from './support/language-client.ts';

const URI = 'file:///case.ruling';
const CASE = `Board 1
North: ª AQ53 © - ¨ K4 § -
South: ª 7 © J3 ¨ AJT § 5
@contract 3NT S
@penalty E ♠K ♥Q droped
@on-lead West
@prohibits ♠
@ruling
@picks-up E ♠K ♥Q
`;

async function opened(text: string, options: Partial<ClientOptions> = {}): Promise<LanguageClient> {
  const client = await startServer({ settings: {}, ...options });
  client.open(URI, text);
  await client.diagnostics(URI);
  return client;
}

const at = (line: number, character: number): Range => ({
  start: { line, character },
  end: { line, character },
});

const EVERYTHING: Range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };

function isAction(one: CodeAction | Command): one is CodeAction {
  return typeof (one as Command).command !== 'string';
}

async function actionsAt(client: LanguageClient, range: Range, only?: string[]) {
  return (await client.actions(URI, range, only)).filter(isAction);
}

/** The action of that title, with its edit. */
async function chosen(client: LanguageClient, title: string | RegExp, range: Range, only?: string[]) {
  const actions = await actionsAt(client, range, only);
  const action = actions.find((one) => one.title.match(title) !== null);
  if (action === undefined) throw new Error(`${title} is none of ${actions.map((one) => one.title)}`);
  return action.edit ? action : client.connection.sendRequest(CodeActionResolveRequest.type, action);
}

function editsIn(edit: WorkspaceEdit | undefined): TextEdit[] {
  const [change] = edit?.documentChanges ?? [];
  const versioned = change && 'edits' in change ? change.edits : [];
  return edit?.changes?.[URI] ?? versioned.filter((one): one is TextEdit => 'newText' in one);
}

function applied(text: string, edit: WorkspaceEdit | undefined): string {
  return TextDocument.applyEdits(TextDocument.create(URI, 'ruling', 1, text), editsIn(edit));
}

describe('a quick fix', () => {
  it('belongs to its diagnostic, is preferred where it is the only one, and is for this version', async () => {
    const client = await opened(CASE);
    const action = await chosen(client, /droped/, at(4, 20), ['quickfix']);
    expect(action).toMatchObject({ kind: 'quickfix', isPreferred: true });
    expect(action.diagnostics?.map(({ code }) => code)).toEqual(['notation/unknown-argument']);
    expect(action.edit?.documentChanges).toMatchObject([{ textDocument: { uri: URI, version: 1 } }]);
    expect(applied(CASE, action.edit)).toBe(CASE.replace('droped', 'dropped'));
  });

  it('is there for what stands at the place, and for nothing else', async () => {
    const client = await opened(CASE);
    expect((await actionsAt(client, at(6, 3), ['quickfix'])).map(({ title }) => title)).toEqual([]);
    const titles = (await actionsAt(client, EVERYTHING, ['quickfix'])).map(({ title }) => title);
    expect(titles).toContain('Replace “West” with “W”');
    expect(titles).toContain('Replace “droped” with “dropped”');
  });

  it('has its title in the language that is chosen', async () => {
    const client = await opened(CASE, { settings: { language: 'nl' } });
    const [action] = await actionsAt(client, at(4, 20), ['quickfix']);
    expect(action?.title).toBe('“droped” vervangen door “dropped”');
  });

  it('is a command for a client that takes no edits', async () => {
    const client = await opened(CASE, { actions: 'commands' });
    const commands = await client.actions(URI, at(4, 20), ['quickfix']);
    const [command] = commands.filter((one): one is Command => !isAction(one));
    expect(command).toMatchObject({
      title: 'Replace “droped” with “dropped”',
      command: 'bridgeRulings.applyEdit',
    });
    const ran = await client.connection.sendRequest(ExecuteCommandRequest.type, {
      command: command?.command ?? '',
      arguments: command?.arguments ?? [],
    });
    expect(ran).toBe(true);
    expect(client.asked[0]?.label).toBe('Replace “droped” with “dropped”');
    expect(applied(CASE, client.asked[0]?.edit)).toBe(CASE.replace('droped', 'dropped'));
    expect(client.asked[0]?.edit.changes).toBeDefined();
  });
});

const SLIPLESS = CASE.replace('droped', 'dropped').replace('@on-lead West', '@on-lead W');
const CLEAN = CASE.replace(/[ª©¨§]/g, (sign) => ({ ª: '♠', '©': '♥', '¨': '♦', '§': '♣' })[sign] ?? sign);

describe('the whole document', () => {
  test.each(['lazy', 'whole'] as const)('has its slips put right at once: %s', async (actions) => {
    const client = await opened(CASE, { actions });
    const action = await chosen(client, 'Fix everything that is surely a slip', at(0, 0), ['source.fixAll']);
    expect(action.kind).toBe('source.fixAll.bridgeRulings');
    expect(applied(CASE, action.edit)).toBe(SLIPLESS);
  });

  it('is converted by a source action, worked out when it is chosen', async () => {
    const client = await opened(CASE);
    const found = await actionsAt(client, at(0, 0), ['source']);
    expect(found.map(({ edit }) => edit)).toEqual(found.map(() => undefined));
    expect(found.map(({ kind }) => kind)).toContain('source.convert.bridgeRulings.suits');
    const action = await chosen(client, /♠ ♥ ♦ ♣/, at(0, 0), ['source.convert.bridgeRulings.suits']);
    expect(applied(CASE, action.edit)).toBe(CLEAN);
  });

  it('has no source actions where none are asked for', async () => {
    const client = await opened(CASE);
    const kinds = (await actionsAt(client, at(0, 0))).map(({ kind }) => kind ?? '');
    expect(kinds.filter((kind) => kind.startsWith('source'))).toEqual([]);
  });

  it('gets no edit that was made for another version', async () => {
    const client = await opened(CASE);
    const [action] = await actionsAt(client, at(0, 0), ['source.convert']);
    client.change(URI, [{ range: at(0, 0), text: '\n' }]);
    await client.diagnostics(URI);
    const late = action && (await client.connection.sendRequest(CodeActionResolveRequest.type, action));
    expect(late?.edit).toBeUndefined();
  });
});

describe('a conversion', () => {
  it('is of the case around the cursor', async () => {
    const text = `${CASE}\n${CASE.replace('Board 1', 'Board 2')}`;
    const client = await opened(text);
    const action = await chosen(client, /♠ ♥ ♦ ♣/, at(2, 0), ['refactor']);
    expect(action.kind).toBe('refactor.rewrite.bridgeRulings.suits');
    expect(applied(text, action.edit)).toBe(`${CLEAN}\n${CASE.replace('Board 1', 'Board 2')}`);
  });

  it('is of the lines that are selected', async () => {
    const client = await opened(CASE);
    const range = { start: { line: 1, character: 2 }, end: { line: 2, character: 0 } };
    const action = await chosen(client, /♠ ♥ ♦ ♣/, range, ['refactor.rewrite']);
    expect(applied(CASE, action.edit).split('\n').slice(1, 3)).toEqual([
      'North: ♠ AQ53 ♥ - ♦ K4 ♣ -',
      'South: ª 7 © J3 ¨ AJT § 5',
    ]);
  });

  it('is not offered to an editor that looks by itself', async () => {
    const client = await opened(CASE);
    const kinds = async (triggerKind: CodeActionTriggerKind) => {
      const params = {
        textDocument: { uri: URI },
        range: at(4, 20),
        context: { diagnostics: [], triggerKind },
      };
      const found = await client.connection.sendRequest(CodeActionRequest.type, params);
      return new Set((found ?? []).filter(isAction).map(({ kind = '' }) => kind.split('.')[0]));
    };
    expect(await kinds(CodeActionTriggerKind.Automatic)).toEqual(new Set(['quickfix']));
    expect(await kinds(CodeActionTriggerKind.Invoked)).toEqual(new Set(['quickfix', 'refactor']));
  });

  it('is a command, too: of the document or of a range', async () => {
    const client = await opened(CASE);
    const run = (given: object) =>
      client.connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'bridgeRulings.convert',
        arguments: [{ uri: URI, ...given }],
      });
    expect(await run({ conversion: 'suits' })).toBe(true);
    expect(applied(CASE, client.asked[0]?.edit)).toBe(CLEAN);
    expect(
      await run({
        conversion: 'ten-as-10',
        range: { start: { line: 2, character: 0 }, end: { line: 2, character: 5 } },
      }),
    ).toBe(true);
    expect(applied(CASE, client.asked[1]?.edit)).toBe(CASE.replace('AJT', 'AJ10'));
    expect(await run({ conversion: 'look-alikes' })).toBe(false);
    expect(client.shown.map(({ message }) => message)).toEqual([
      'There is nothing here to convert so, or it would change what the text says.',
    ]);
    expect(await run({ conversion: 'south-declares' })).toBe(false);
    expect(client.shown.at(-1)?.message).toMatch(/^The table stays as it is: South declares already/);
    expect(await run({ conversion: 'nothing of the kind' })).toBe(false);
    expect(await run({ uri: 'file:///other.ruling', conversion: 'suits' })).toBe(false);
    expect(client.asked).toHaveLength(2);
  });

  it('is made of a text that is not open', async () => {
    const client = await opened('');
    const named: { conversions: readonly unknown[] } =
      await client.connection.sendRequest('bridgeRulings/conversions');
    expect(named.conversions[0]).toEqual({
      conversion: 'suits',
      title: 'Suit signs of old fonts to ♠ ♥ ♦ ♣',
    });
    const edits: TextEdit[] = await client.connection.sendRequest('bridgeRulings/convertText', {
      conversion: 'suits',
      languageId: 'ruling',
      text: CASE.replaceAll('\n', '\r\n'),
    });
    const windows = CASE.replaceAll('\n', '\r\n');
    expect(applied(windows, { changes: { [URI]: edits } })).toBe(CLEAN.replaceAll('\n', '\r\n'));
    expect(await client.connection.sendRequest('bridgeRulings/convertText', { text: 5 })).toEqual([]);
  });

  it('of Markdown is of its write-ups alone', async () => {
    const text = `The ©K.\n\n\`\`\`ruling\n@penalty E ªK\n\`\`\`\n`;
    const client = await startServer({ settings: {} });
    client.open(URI, text, 'markdown');
    await client.diagnostics(URI);
    const action = await chosen(client, /♠ ♥ ♦ ♣/, at(0, 0), ['source']);
    expect(applied(text, action.edit)).toBe(text.replace('ªK', '♠K'));
    const sent = { conversion: 'suits', languageId: 'markdown', text };
    const edits: TextEdit[] = await client.connection.sendRequest('bridgeRulings/convertText', sent);
    expect(applied(text, { changes: { [URI]: edits } })).toBe(text.replace('ªK', '♠K'));
  });
});
