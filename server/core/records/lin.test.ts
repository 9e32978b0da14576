// What people complained of in readers of LIN, and what the sites themselves write.
import { expect, it } from 'vitest';
import { readLin } from './read-lin.ts';
import { readPbn } from './read-pbn.ts';
import { writeLin, writeLinFile } from './write-lin.ts';
import { writePbn } from './write-pbn.ts';

const only = (text: string) => {
  const { records, problems } = readLin(text);
  expect(problems).toEqual([]);
  expect(records).toHaveLength(1);
  return records[0] ?? expect.fail();
};

const TWO_ROOMS = `vg|CUP,SEGMENT 2,I,17,18,ALPHA,0,BETA,0|
rs|4SN=,4SN+1,|
pn|a,b,c,d,e,f,g,h|pg||
qx|o17|st||md|3S248JH59KD3TQC46A,S59H278QD5689C578,S3TQAHTAD47JKC9TK,|sv|o|
mb|1N|an|15-17|mb|p|mb|4S!|mb|p|mb|p|mb|p|pg||
pc|D5|pc|D4|pc|D2|pc|DT|pg||
mc|10|
qx|c17|st||md|3S248JH59KD3TQC46A,S59H278QD5689C578,S3TQAHTAD47JKC9TK,|sv|o|mb|p|mb|p|mb|p|mb|p|pg||`;

it('reads a file of many lines, the event and both rooms', () => {
  const { records, problems } = readLin(TWO_ROOMS);
  expect(problems).toEqual([]);
  expect(records.map(({ boardNumber, tags }) => [boardNumber, tags.Room])).toEqual([
    [17, 'Open'],
    [17, 'Closed'],
  ]);
  expect(records[0]).toMatchObject({
    dealer: 'N',
    vulnerability: 'none',
    contract: { level: 4, denomination: 'S', risk: '' },
    declarer: 'S',
    tricks: 10,
    tags: { Event: 'CUP', Round: 'SEGMENT 2', HomeTeam: 'ALPHA', VisitTeam: 'BETA' },
  });
  expect(records[1]?.contract).toBe('passed');
});

it('gives the fourth hand, which LIN leaves out, and sorts the ranks', () => {
  const { hands } = readLin(TWO_ROOMS).records[0] ?? expect.fail();
  expect(hands.S).toEqual({ S: 'J842', H: 'K95', D: 'QT3', C: 'A64' });
  expect(hands.E).toEqual({ S: 'K76', H: 'J643', D: 'A2', C: 'QJ32' });
});

it('reads alerts and explanations, with or without each other', () => {
  const { auction } = readLin(TWO_ROOMS).records[0] ?? expect.fail();
  expect(auction?.slice(0, 3)).toEqual([
    { call: '1NT', isAlerted: false, note: '15-17' },
    { call: 'P', isAlerted: false, note: '' },
    { call: '4S', isAlerted: true, note: '' },
  ]);
});

it('finds whose card each is from the auction', () => {
  const { play } = readLin(TWO_ROOMS).records[0] ?? expect.fail();
  expect(play?.leader).toBe('W');
  expect(play?.tricks[0]?.map((played) => played?.card)).toEqual(['D5', 'D4', 'D2', 'DT']);
});

it('writes what it read: reading that again gives the same', () => {
  const { records } = readLin(TWO_ROOMS);
  const { text, lost } = writeLinFile(records);
  expect(lost).toEqual([]);
  expect(readLin(text).records).toEqual(records);
  expect(text).toContain('vg|CUP,SEGMENT 2,I,17,18,ALPHA,0,BETA,0|rs|4SN=,4SN+1,|');
});

it('writes high cards first, four hands, and no comma behind them', () => {
  const written = writeLin(
    only('md|1S9H3789D38KAC79JA,S45JH4JAD567TC56T,S267TAH6TQKDQC38K,|rh||ah|Board 3|sv|e|pg||'),
  );
  expect(written.text).toBe(
    'st||md|1S9HT9873'.slice(0, 8) +
      'S9H9873DAK83CAJ97,SJ54HAJ4DT765CT65,SAT762HKQT6DQCK83,SKQ83H52DJ942CQ42|rh||ah|Board 3|sv|e|\n',
  );
});

it('carries event, teams and names over from PBN', () => {
  const { records } = readPbn(`[Event "USA - France"]
[Round "3"]
[HomeTeam "USA"]
[VisitTeam "France"]
[Scoring "IMP"]
[Board "7"]
[West "Ann"]
[South "Bob"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AT762.KQT6.Q.K83 KQ83.52.J942.Q42 9.9873.AK83.AJ97 J54.AJ4.T765.T65"]`);
  const { text, lost } = writeLinFile(records);
  expect(text).toMatch(/^vg\|USA - France,3,I,7,7,USA,0,France,0\|\npn\|Bob,Ann,,\|st\|\|md\|1S9H/);
  expect(lost.map(({ nouns }) => nouns.text)).toEqual([{ text: 'Scoring' }]);
});

it('says what it has no place for', () => {
  const { records } = readPbn(`[Contract "3NT"]
[Declarer "S"]
[Deal "N:AT762.KQT6.Q.K83 - - -"]
{good}`);
  const { lost } = writeLin(records[0] ?? expect.fail());
  expect(lost.map(({ wording }) => wording.en)).toEqual([
    '{format} cannot leave the dealer open: {seat} stands there.',
    '{format} cannot hold a contract without its auction.',
    '{format} has no place for: {text}.',
  ]);
});

it('says which call it cannot read, keeps the rest and hands it back', () => {
  const text = 'md|1S9,,,|mb|1C|mb|9C|mb|p|pc|SZ|';
  const { records, problems } = readLin(text);
  expect(problems.map(({ span }) => text.slice(span.start, span.end))).toEqual(['9C']);
  expect(writeLin(records[0] ?? expect.fail()).text).toContain('mb|1C|mb|9C|mb|p|pc|SZ|');
});

it('says where it cannot be told who played a card', () => {
  const { records, problems } = readLin('md|1,,,|pc|SA|pc|S2|');
  expect(problems.map(({ nouns }) => nouns.card)).toEqual([{ card: 'SA' }]);
  expect(records[0]?.play).toBeUndefined();
  expect(writeLin(records[0] ?? expect.fail()).text).toContain('pc|SA|pc|S2|');
});

it('hands on to PBN all but what is LIN’s own', () => {
  const record = only(
    'pn|A,B,C,D|md|1S9H3789D38KAC79JA,S45JH4JAD567TC56T,S267TAH6TQKDQC38K,|nt|a fine board|sv|e|mb|p|mb|1C!|an|strong|',
  );
  const { text, lost } = writePbn(record);
  expect(text).toContain('Pass 1C =1=\n*\n[Note "1:strong"]');
  expect(lost.map(({ nouns }) => nouns.text)).toEqual([{ text: 'nt' }]);
});

it('throws at nothing, and stays quick on a long line', () => {
  for (let cut = 0; cut < TWO_ROOMS.length; cut += 3)
    expect(() => readLin(TWO_ROOMS.slice(cut))).not.toThrow();
  for (const part of ['mb|p|', 'pc|SA|', 'nt|a|', 'md|', '|']) {
    expect(readLin(`md|1,,,|${part.repeat(20_000)}`).records.length).toBeGreaterThan(0);
  }
});
