// The formatter, through its door: what it lays out, and what it leaves alone.
import { describe, expect, it, test } from 'vitest';
import { BOARD_LAYOUTS } from '../server/core/board-layouts.ts';
import { DEFAULT_SETTINGS } from '../server/core/case.ts';
import { formatWriteUp } from '../server/core/format-write-up.ts';
import { formatted } from './support/formatted.ts';

const LEGACY = `@language tr

Bord 14
ªAQ53
©---
¨K4
§---
ª9  K ªKJ
©T98  ©Q
¨Q7 B D ¨T53
§---  §---
  G
ª7
©J3
¨AJ2
§---
Güney 3NT oynamaktadır.`;

describe('a board', () => {
  it('stands centred around a compass in the letters of the language', () => {
    expect(formatted(LEGACY)).toBe(`@language tr

Bord 14
       ♠AQ53
       ♥–
       ♦K4
       ♣–
♠9       K     ♠KJ
♥T98   B   D   ♥Q
♦Q7      G     ♦T53
♣–             ♣–
       ♠7
       ♥J3
       ♦AJ2
       ♣–
Güney 3NT oynamaktadır.`);
  });

  it('has a line for each hand', () => {
    expect(formatted(LEGACY, 'labelled')).toBe(`@language tr

Bord 14
Kuzey: ♠AQ53 ♥–   ♦K4  ♣–
Doğu:  ♠KJ   ♥Q   ♦T53 ♣–
Güney: ♠7    ♥J3  ♦AJ2 ♣–
Batı:  ♠9    ♥T98 ♦Q7  ♣–
Güney 3NT oynamaktadır.`);
  });

  it('stands on one line', () => {
    expect(formatted(LEGACY, 'line')).toContain(
      '\nK ♠AQ53 ♥– ♦K4 ♣– / D ♠KJ ♥Q ♦T53 ♣– / G ♠7 ♥J3 ♦AJ2 ♣– / B ♠9 ♥T98 ♦Q7 ♣–\n',
    );
  });

  it('keeps its own letters of honours', () => {
    const board = 'Noord: ♠ H V  ♥ 10\nZuid: ♠ A B ♥ 9';
    const all = (text: string) => text.replace(/$/gm, ' ♦ - ♣ -');
    expect(formatted(`@language nl\n\n${all(board)}`, 'labelled')).toBe(
      '@language nl\n\nNoord: ♠HV ♥10 ♦– ♣–\nZuid:  ♠AB ♥9  ♦– ♣–',
    );
  });

  it.each([
    ['a quotation', '> ', '> '],
    ['an indented text', '    ', '    '],
    ['a nested quotation', '> > ', '> > '],
  ])('stays in %s', (_, before, after) => {
    const text = `${before}North: ♠AQ ♥- ♦K ♣-\n${before}South: ♠7 ♥J ♦A ♣-`;
    expect(formatted(text)).toBe(`${after}North: ♠AQ ♥– ♦K ♣–\n${after}South: ♠7  ♥J ♦A ♣–`);
  });

  it('keeps the marks of a list in which each hand is an item', () => {
    const text = '- North: ♠AQ ♥- ♦K ♣-\n- South: ♠7 ♥J ♦A ♣-';
    expect(formatted(text, 'line')).toBe('- North: ♠AQ ♥– ♦K ♣–\n- South: ♠7  ♥J ♦A ♣–');
  });

  it('goes on as the item of a list that it began', () => {
    const text = '- N ♠AQ ♥- ♦K ♣- / S ♠7 ♥J ♦A ♣-';
    expect(formatted(text)).toBe('- North: ♠AQ ♥– ♦K ♣–\n  South: ♠7  ♥J ♦A ♣–');
  });

  it('may have the auction right below it', () => {
    const text = 'North: ♠AQ ♥- ♦K ♣-\nSouth: ♠7 ♥J ♦A ♣-\nWest North East South';
    expect(formatted(text)).toBe('North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–\nWest North East South');
  });

  it('may come from a table', () => {
    const text =
      '| | ♠ | ♥ | ♦ | ♣ |\n|---|---|---|---|---|\n| North | AQ | - | K | - |\n| South | 7 | J | A | - |';
    expect(formatted(text)).toBe('North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–');
  });
});

describe('is left as it is', () => {
  test.each([
    ['a board with a card twice', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ K ♣ -'],
    ['a board with a card that is none', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ 1 ♦ A ♣ -'],
    ['a board with a hand too short', 'North: ♠ AQ5 ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ - ♦ - ♣ -'],
    [
      'a fault that the author silenced',
      '@ignore board/card-twice as printed\n\nNorth: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ K ♣ -',
    ],
    ['a drawing that goes on below the hands', `${LEGACY.split('\n').slice(3, -1).join('\n')}\n  +--+`],
    ['a board beside a hand that cannot be read', 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ ?? ♦ A ♣ -'],
    ['a remark on a player', 'North (dummy): ♠ AQ ♥ - ♦ K ♣ -\nSouth, declarer: ♠ 7 ♥ J ♦ A ♣ -'],
    ['a tag of a play site', '[hv=pc=n&s=sakt5h&w=sj96&d=s&v=b&b=11]399|300[/hv]'],
    ['a hand in a sentence', 'North held ♠ AQ ♥ - ♦ K ♣ - and South passed.'],
    ['a suit and its cards', 'The ♠ AQ and the ♥  K became penalty cards.'],
    ['a list that is no board', '- one\n-  two\n   @ three'],
    ['a handle', 'Write to @someone.example  now\n@ somebody'],
  ])('%s', (_, text) => {
    for (const layout of BOARD_LAYOUTS) expect(formatted(text, layout)).toBe(text);
  });

  it('a board whose silenced fault the settings turn off', () => {
    const lines = ['North: ♠ AQ ♥ - ♦ K ♣ -', 'South: ♠ 7 ♥ J ♦ K ♣ -'];
    const settings = { ...DEFAULT_SETTINGS, severity: { board: 'off' as const } };
    expect(formatWriteUp(lines, { layout: 'centred', settings })).toEqual([]);
  });
});

describe('annotations', () => {
  it('on lines that follow one another say what they say in one column', () => {
    const text = `@contract 3NT S
@penalty   E ♠K  ♥Q dropped
@on-lead W
@neither

@ruling
@picks-up E ♠K`;
    expect(formatted(text)).toBe(`@contract 3NT S
@penalty  E ♠K ♥Q dropped
@on-lead  W
@neither

@ruling
@picks-up E ♠K`);
  });

  it('keep their indentation, quotation, list marks and comments', () => {
    const text = `> - @penalty E  ♠K
> - @on-lead W

<!-- @contract  3NT S -->
<!-- @declarer:  S -->

  <!--
  @penalty E ♥Q
  @on-lead W
  -->`;
    expect(formatted(text)).toBe(`> - @penalty E ♠K
> - @on-lead W

<!-- @contract  3NT S -->
<!-- @declarer: S -->

  <!--
  @penalty E ♥Q
  @on-lead W
  -->`);
  });

  it('keep the words of the author', () => {
    const text = '@case Two  kings\n@ignore board/card-twice as   printed';
    expect(formatted(text)).toBe('@case   Two  kings\n@ignore board/card-twice as   printed');
  });

  it('are aligned as far as one is asked for', () => {
    const text = '@on-lead W\n@penalty   E ♠K\n\n@on-lead   W';
    expect(formatted(text, 'centred', { from: 1, to: 2 })).toBe('@on-lead W\n@penalty E ♠K\n\n@on-lead   W');
  });
});

it('formats the boards that stand in the range, wholly or in part', () => {
  const one = 'North: ♠ AQ ♥ - ♦ K ♣ -\nSouth: ♠ 7 ♥ J ♦ A ♣ -';
  const text = `Board 1\n${one}\n\nBoard 2\n${one}`;
  const clean = 'North: ♠AQ ♥– ♦K ♣–\nSouth: ♠7  ♥J ♦A ♣–';
  expect(formatted(text, 'labelled', { from: 6, to: 7 })).toBe(`Board 1\n${one}\n\nBoard 2\n${clean}`);
  expect(formatted(text, 'labelled', { from: 3, to: 5 })).toBe(text);
});
