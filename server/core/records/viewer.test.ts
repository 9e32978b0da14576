import { expect, it } from 'vitest';
import { formatOf, readRecords } from './read.ts';
import { readViewer } from './read-viewer.ts';

const ADDRESS =
  'https://www.bridgebase.com/tools/handviewer.html?n=sat762hkqt6dqck83&s=s9h9873dak83caj97&d=s&v=e&b=3&nn=Ann%20B&a=1c!1s(over%2Bcall)d2sppp&c=8&bbo=y';

it('reads the address of a hand viewer', () => {
  const { records, problems } = readViewer(`See ${ADDRESS} for the hands.`);
  expect(problems).toEqual([]);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    dealer: 'S',
    vulnerability: 'EW',
    boardNumber: 3,
    players: { N: 'Ann B' },
    contract: { level: 2, denomination: 'S', risk: '' },
    declarer: 'W',
    tricks: 8,
    kept: [{ kind: 'parameter', name: 'bbo', value: 'y' }],
  });
  expect(records[0]?.hands.N).toEqual({ S: 'AT762', H: 'KQT6', D: 'Q', C: 'K83' });
  expect(records[0]?.auction?.slice(0, 2)).toEqual([
    { call: '1C', isAlerted: true, note: '' },
    { call: '1S', isAlerted: false, note: 'over+call' },
  ]);
});

it('reads the tag of a forum, voids left out', () => {
  const text = '[hv=pc=n&s=sak3hqj852c97543&w=&d=s&v=b&b=11&a=1hp3nppp]399|300[/hv]';
  const { records, problems } = readRecords(text);
  expect(problems.map(({ span }) => text.slice(span.start, span.end))).toEqual(['']);
  expect(records[0]?.hands.S).toEqual({ S: 'AK3', H: 'QJ852', D: '', C: '97543' });
  expect(records[0]).toMatchObject({
    vulnerability: 'all',
    contract: { level: 3, denomination: 'NT' },
    declarer: 'N',
  });
});

it('reads the play, each card to the player whose turn it was', () => {
  const { records } = readViewer('[hv=n=s2&e=s3&s=s4&w=sa&d=s&a=1nppp&p=sas2s3s4]');
  expect(records[0]?.play).toMatchObject({ leader: 'W' });
  expect(records[0]?.play?.tricks[0]?.map((played) => played?.card)).toEqual(['SA', 'S2', 'S3', 'S4']);
});

it('reads a whole LIN record in an address', () => {
  const lin = encodeURIComponent('pn|A,B,C,D|md|1S9,SJ,SA,SK|mb|1C|');
  const { records } = readViewer(`handviewer.html?bbo=y&amp;lin=${lin}`);
  expect(records[0]).toMatchObject({ players: { S: 'A', E: 'D' }, dealer: 'S', hands: { N: { S: 'A' } } });
});

it('bears damaged percent signs', () => {
  expect(readViewer('handviewer.html?n=sa&nn=%E0%A4%A&a=1c%').records[0]?.players.N).toBe('%E0%A4%A');
});

it('names the place of what it cannot read', () => {
  const text = '[hv=n=zz9&s=sa&d=q&a=1c8x]';
  const { problems } = readViewer(text);
  expect(problems.map(({ span }) => text.slice(span.start, span.end))).toEqual(['zz9', 'q', '1c8x']);
});

it.each([
  ['pn|a,b|md|1S9,,,|', 'lin'],
  ['[Event "x"]\n[Deal "N:- - - -"]', 'pbn'],
  [ADDRESS, 'hv'],
  ['East dropped the ♠K.', undefined],
])('knows the format of %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

it('says that a text holds no deal', () => {
  expect(readRecords('East dropped the ♠K.').problems).toHaveLength(1);
});
