import { describe, expect, it, test } from 'vitest';
import { holdsWriteUp, worthALook } from './write-up.ts';

describe('a Markdown text is a write-up', () => {
  test.each([
    ['with a fence', 'Prose.\n\n```ruling\nBoard 14\n```\n'],
    ['with a fence of tildes, after a list mark', '- ~~~~ Ruling\n  Board 14\n  ~~~~\n'],
    ['with a quoted fence', '> ```ruling\n> Board 14\n> ```\n'],
    ['with a fence after another', '```js\nx\n```\n\n```ruling\nBoard 14\n```\n'],
    ['with an annotation in a comment', 'East dropped two. <!-- @penalty E ♠K ♥Q -->\n'],
    ['with an annotation on a line of a comment', '<!--\nFor the tool:\n  @board 14\n-->\n'],
    ['with Windows line ends', 'a\r\n<!--\r\n@board 14\r\n-->\r\n'],
  ])('%s', (_, text) => {
    expect(holdsWriteUp(text)).toBe(true);
  });
});

describe('a Markdown text is none', () => {
  test.each([
    ['when it is empty', ''],
    ['with an address or a handle in prose', 'Write to me@example.org.\n@everyone reads this.\n'],
    ['with a comment about something else', '<!-- TODO: ask me@example.org -->\n@board in prose\n'],
    ['with an annotation after a comment', '<!-- a -->\n@board 14\n'],
    ['with a fence of another language', '```ts\n// ruling\n@decorator\n```\n'],
    ['with a fence shown inside a longer one', '````markdown\n```ruling\nBoard 14\n```\n````\n'],
    ['with a comment shown inside a fence', '```html\n<!-- @board 14 -->\n```\n'],
    ['where a word only begins like the mark', '```rulings\n```\n'],
  ])('%s', (_, text) => {
    expect(holdsWriteUp(text)).toBe(false);
  });
});

describe('changed lines', () => {
  it.each(['```ruling', '~~~ ruling', '<!--', '-->', '  @penalty E ♠K', 'prose\n> @board 14'])(
    '%j may make one',
    (lines) => {
      expect(worthALook(lines)).toBe(true);
    },
  );

  it.each(['', 'prose', '```', '```js', 'me@example.org'])('%j cannot', (lines) => {
    expect(worthALook(lines)).toBe(false);
  });
});
