import 'vscode-languageserver/node';
import { expect, it } from 'vitest';
import { Publisher } from './publisher.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}

function recorder() {
  const sent: string[] = [];
  return { sent, publisher: new Publisher((uri) => sent.push(uri)) };
}

it('reports a change after a few quiet turns', async () => {
  const { sent, publisher } = recorder();
  publisher.changed('a');
  expect(sent).toEqual([]);
  await turns(5);
  expect(sent).toEqual(['a']);
});

it('reports changes that come turn by turn once', async () => {
  const { sent, publisher } = recorder();
  for (let i = 0; i < 30; i++) {
    publisher.changed('a');
    publisher.changed('b');
    await turn();
  }
  expect(sent).toEqual([]);
  await turns(5);
  expect(sent).toEqual(['a', 'b']);
});

it('reports now and then while changes never stop', async () => {
  const { sent, publisher } = recorder();
  for (let i = 0; i < 640; i++) {
    publisher.changed('a');
    await turn();
  }
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.length).toBeLessThan(20);
});

it('keeps reports back until it is released', async () => {
  const { sent, publisher } = recorder();
  publisher.hold();
  publisher.changed('a');
  await turns(10);
  expect(sent).toEqual([]);
  publisher.release();
  await turns(5);
  expect(sent).toEqual(['a']);
});

it('reports nothing of a document that was closed', async () => {
  const { sent, publisher } = recorder();
  publisher.changed('a');
  publisher.forget('a');
  await turns(5);
  expect(sent).toEqual([]);
});

it('reports again what changes after a report', async () => {
  const { sent, publisher } = recorder();
  publisher.changed('a');
  await turns(5);
  publisher.changed('a');
  await turns(5);
  expect(sent).toEqual(['a', 'a']);
});
