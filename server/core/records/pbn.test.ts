// What people complained of in readers of PBN: each a small file of its own.
import { expect, it } from 'vitest';
import { readPbn } from './read-pbn.ts';
import { writePbn, writePbnFile } from './write-pbn.ts';

const only = (text: string) => {
  const { records, problems } = readPbn(text);
  expect(problems).toEqual([]);
  expect(records).toHaveLength(1);
  return records[0];
};

const DEAL = '[Deal "E:A95.4.AKQ432.T62 KQJT74.93.987.98 63.AQJ87.5.AKQ74 82.KT652.JT6.J53"]';

it('reads suits that are named although their place tells them', () => {
  const record = only(
    '[Deal "S:SAK7.H864.DQJT73.CAQ SQ2.H952.D62.CJT9742 SJT853.HT3.D954.C653 S964.HAKQJ7.DAK8.CK8"]',
  );
  expect(record?.hands.S).toEqual({ S: 'AK7', H: '864', D: 'QJT73', C: 'AQ' });
  expect(record?.hands.W?.S).toBe('Q2');
});

it.each([
  ['N:AKQ6.T753.AJ7.Q2 JT52.Q9864.KT43. 9873.J2.Q8.KJ843 4.AK.9652.AT9765', 'E', 'C'],
  ['N:.AJ742.K83.QT965 A9.KQ.AJT9.K8432 - -', 'N', 'S'],
  ['N:D....  A9.KQ.AJT9.K8432 - -'.replace('D....  ', 'AQ.-.KJ.T98765432 '), 'N', 'H'],
] as const)('reads a void, written or not: %s', (deal, seat, suit) => {
  expect(only(`[Deal "${deal}"]`)?.hands[seat]?.[suit]).toBe('');
});

it('reads past lines that hold nothing but a comment', () => {
  const record = only(`[Board "4"]
${DEAL}
{PAR of the deal: 3H = played by North: 140 points}
[Contract "3H"]
; and one more
[Declarer "N"]`);
  expect(record).toMatchObject({ boardNumber: 4, contract: { level: 3, denomination: 'H' }, declarer: 'N' });
  expect(record?.kept.map((kept) => kept.kind === 'comment' && kept.text)).toEqual([
    'PAR of the deal: 3H = played by North: 140 points',
    'and one more',
  ]);
});

it('reads a comment over several lines, and says where one has no end', () => {
  expect(only(`${DEAL}\n{one\n\ntwo} [Contract "1C"]`)?.contract).toBeDefined();
  const { records, problems } = readPbn(`${DEAL}\n{no end\n\n[Board "2"]\n${DEAL}`);
  expect(records).toHaveLength(2);
  expect(problems.map(({ span }) => span.start)).toEqual([DEAL.length + 1]);
});

it('takes a question mark for what it is: unknown', () => {
  const record = only(`[Site "-"]
[Board "1"]
[North "-"]
[Dealer "N"]
[Vulnerable "None"]
${DEAL}
[Declarer "?"]
[Contract "?"]
[Result "?"]`);
  expect(record).toMatchObject({ contract: undefined, declarer: undefined, tricks: undefined });
  expect(record?.hands.E?.D).toBe('AKQ432');
});

it('keeps a backslash of a path', () => {
  const record = only(`[Event "Hand simulated by dealer with file P:\\dlr\\Leaping.dlr"]\n${DEAL}`);
  expect(record?.tags.Event).toBe('Hand simulated by dealer with file P:\\dlr\\Leaping.dlr');
});

it('keeps statistics of a dealing program and says that they are no part of PBN', () => {
  const { records, problems } = readPbn(`${DEAL}

Frequency HCP South :
   14\t      39
Generated 2922012 hands
`);
  expect(records).toHaveLength(1);
  expect(problems).toHaveLength(3);
  expect(writePbn(records[0] ?? expect.fail()).text).toContain('{Generated 2922012 hands}');
});

it('writes the notes of the auction behind the auction, and no declarer where all passed', () => {
  const played = only(`${DEAL}
[Auction "N"]
1NT =1= Pass 2C Pass
2D =2= AP
[Note "1:15-17"]
[Note "2:no major"]
[Play "E"]
D3 D4 D5 D6
*`);
  const lines = writePbn(played ?? expect.fail()).text.split('\n');
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  expect(at('[Note "2:')).toBe(at('[Play') - 1);
  const passed = only(`${DEAL}\n[Auction "N"]\nAP\n[Contract "Pass"]\n[Declarer ""]`);
  expect(passed?.auction?.map(({ call }) => call)).toEqual(['P', 'P', 'P', 'P']);
  expect(writePbn(passed ?? expect.fail()).text).toContain('[Declarer ""]\n[Contract "Pass"]\n[Result ""]');
});

it('writes no empty line within a game', () => {
  const { text } = writePbnFile(
    readPbn(`[Event "A"]\n[Site "B"]\n\n${DEAL}\n\n[Event "C"]\n${DEAL}`).records,
  );
  expect(
    text
      .trim()
      .split('\n\n')
      .map((game) => game.split('\n').length),
  ).toEqual([2, 15, 15]);
});

it('parts games where a tag comes again, and gives them what # stands for', () => {
  const { records } = readPbn(`[Event "Cup"]\n[Board "1"]\n${DEAL}\n[Event "#"]\n[Board "2"]\n[Deal "#"]`);
  expect(records.map(({ boardNumber, tags }) => [boardNumber, tags.Event])).toEqual([
    [1, 'Cup'],
    [2, 'Cup'],
  ]);
  expect(records[1]?.hands).toEqual(records[0]?.hands);
});

it('keeps tags and tables that it does not know', () => {
  const text = `${DEAL}
[OptimumScore "NS 420"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  6
N  S  8
`;
  const written = writePbn(only(text) ?? expect.fail()).text;
  expect(written).toContain('[OptimumScore "NS 420"]');
  expect(written).toContain('Result\\\\2R"]\nN NT  6\nN  S  8');
  expect(writePbn(only(written) ?? expect.fail()).text).toBe(written);
});

it('says which call, card, hand or value it cannot read, and where', () => {
  const text = `[Dealer "X"]
[Deal "N:AKQ.J2.Z.4 - - -"]
[Auction "N"]
1C 9C Pass
[Play "W"]
SA S2 P9`;
  const { records, problems } = readPbn(text);
  expect(problems.map(({ span }) => text.slice(span.start, span.end))).toEqual([
    '[Dealer "X"]',
    '[Deal "N:AKQ.J2.Z.4 - - -"]',
    '9C',
    'P9',
  ]);
  expect(records[0]?.auction?.map(({ call }) => call)).toEqual(['1C']);
  const written = writePbn(records[0] ?? expect.fail()).text;
  expect(written).toContain('1C 9C Pass');
  expect(written).toContain('SA S2 P9');
});

it('reads what irregular signs stand around, and writes them back', () => {
  const text = `${DEAL}\n[Auction "N"]\n1C! Pass $2 1D?? +`;
  const record = only(text);
  expect(record?.auction?.map(({ call }) => call)).toEqual(['1C', 'P', '1D']);
  expect(writePbn(record ?? expect.fail()).text).toContain('1C! Pass $2 1D?? +');
});

it('leaves out spot cards without a name and says so', () => {
  const record = only('[Deal "N:AQxx.Kx.xxx.Axxx - - -"]');
  expect(record?.hands.N?.S).toBe('AQxx');
  expect(writePbn(record ?? expect.fail()).lost).toHaveLength(1);
});

it('throws at nothing', () => {
  const text = `{[Deal "N:A"]\n\ud800[Auction "N"]\n]]}\n[Play "W"]\n[[\n[Board "99999"]\n[Result "14"]`;
  for (let cut = 0; cut < text.length; cut++) expect(() => readPbn(text.slice(cut))).not.toThrow();
});

it('stays quick on what is long and unfinished', () => {
  for (const part of ['{', '[Note "1:', '[X "', '{ ', '1C ', '[Note "1:a"]\n', '!', ' ', '\n{']) {
    expect(readPbn(`${DEAL}\n[Auction "N"]\n${part.repeat(50_000)}`).records).toHaveLength(1);
  }
});
