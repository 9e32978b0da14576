import { describe, expect, it, test } from 'vitest';
import {
  designates,
  exposes,
  factsOf,
  neither,
  noOption,
  onLead,
  plays,
  prohibits,
  type Table,
} from '../../../test/support/at-the-table.ts';
import { cardByCard, placedStationsOf, stationsOf } from './station.ts';

const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};
const shown = exposes('E', 'SK HQ', 'dropped');
type Events = Parameters<typeof factsOf>[1];

/** The stations, each with its leader, the cards that lay, and the choice. */
const stations = (table: Table, ...events: Events) =>
  stationsOf(factsOf(table, events), '2017').map(({ declarer, onLead: leader, penaltyCards, choice }) => ({
    leader,
    cards: penaltyCards,
    choice: choice?.kind,
    ...(declarer === 'S' ? {} : { declarer }),
  }));

/** Where each station falls due, and how many events are told when it is looked at. */
const places = (table: Table, ...events: Events) =>
  placedStationsOf(factsOf(table, events), '2017').map(({ due, told }) => `${due.kind} ${told}`);

describe('a moment at which something was due', () => {
  it('is a lead of the partner, with declarer’s choice', () => {
    expect(stations(TABLE, shown, onLead('W'))).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
    expect(places(TABLE, shown, onLead('W'))).toEqual(['on-lead 2']);
    const chosen = [shown, onLead('W'), prohibits('S', 'H')];
    expect(stations(TABLE, ...chosen)).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'prohibit' },
    ]);
    expect(places(TABLE, ...chosen)).toEqual(['on-lead 3']);
  });

  it('is the play of the offender', () => {
    const events = [shown, onLead('S'), plays('S C7 W D9 N C8')];
    expect(stations(TABLE, ...events)).toEqual([
      { leader: undefined, cards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
    expect(stations(TABLE, shown, onLead('E'))).toEqual([
      { leader: 'E', cards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
  });

  it('is not the play of another, nor one for which his hand is not known', () => {
    expect(stations({ declarer: 'S' }, shown, onLead('S'), plays('S C7'))).toEqual([
      { leader: undefined, cards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
    expect(places({ declarer: 'S' }, shown, onLead('S'), plays('S C7'))).toEqual(['penalty 1']);
    expect(places(TABLE, shown, onLead('S'), plays('S C7'))).toEqual(['play 3']);
    expect(places(TABLE, shown, onLead('S'), plays('S S3'))).toEqual(['play 3']);
    const noSpade: Table = { ...TABLE, hands: { ...TABLE.hands, E: 'CA HQ D6' } };
    expect(places(noSpade, exposes('E', 'HQ'), onLead('S'), plays('S C7'))).toEqual(['penalty 1']);
  });

  it('is one for which declarer designates the card, though the hand is not shown', () => {
    const events = [shown, onLead('S'), plays('S C7'), designates('SK')];
    expect(places({ declarer: 'S' }, ...events)).toEqual(['designates 4']);
    expect(places({ declarer: 'S' }, shown, onLead('S'), plays('S C7'), designates('D6'))).toEqual([
      'penalty 1',
    ]);
  });

  it('is not one where there is only a minor penalty card', () => {
    const minor = [exposes('E', 'D6', 'dropped'), onLead('W')];
    expect(stations(TABLE, ...minor)).toEqual([
      { leader: undefined, cards: { E: ['D6'] }, choice: undefined },
    ]);
    expect(places(TABLE, ...minor)).toEqual(['penalty 1']);
  });

  it('is one with the option that the law does not give, and one with none stated', () => {
    expect(stations(TABLE, shown, onLead('W'), prohibits('C'))).toMatchObject([{ choice: 'prohibit' }]);
    expect(stations(TABLE, shown, onLead('W'), noOption)).toMatchObject([{ leader: 'W', choice: undefined }]);
  });

  it('has the cards of both', () => {
    const both = [exposes('W', 'HK', 'dropped'), shown, onLead('W')];
    expect(stations(TABLE, ...both)).toMatchObject([{ cards: { E: ['SK', 'HQ'], W: ['HK'] } }]);
    expect(stations({}, ...both)).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'], W: ['HK'] }, choice: undefined, declarer: undefined },
    ]);
  });
});

describe('the moments of several tricks', () => {
  const first = [shown, onLead('W'), neither, plays('W D9 N C8 E D6 S C7')];

  it('are one for each, in their order', () => {
    expect(stations(TABLE, ...first)).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'neither' },
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: undefined },
    ]);
    expect(stations(TABLE, ...first, onLead('W'), prohibits('S'))).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'neither' },
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'prohibit' },
    ]);
  });

  it('are looked at as they stood before the trick began', () => {
    expect(places(TABLE, ...first)).toEqual(['on-lead 3', 'play 7']);
    const played = [...first, neither, plays('W S8 N SA E SK S S3')];
    expect(stations(TABLE, ...played)).toMatchObject([
      { cards: { E: ['SK', 'HQ'] } },
      { cards: { E: ['SK', 'HQ'] }, choice: 'neither' },
    ]);
    expect(places(TABLE, ...played)).toEqual(['on-lead 3', 'play 8']);
  });

  it('leave out a trick in which nothing was due', () => {
    const freed = [shown, onLead('W'), prohibits('S', 'H'), plays('W D9 N C8 E D6 S C7'), onLead('W')];
    expect(stations(TABLE, ...freed)).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'prohibit' },
    ]);
    expect(places(TABLE, shown, onLead('W'), onLead('N'))).toEqual(['on-lead 2']);
  });

  it('leave out a lead that only the cards show, where the text gives it to another', () => {
    expect(stations(TABLE, ...first, onLead('S'))).toEqual([
      { leader: 'W', cards: { E: ['SK', 'HQ'] }, choice: 'neither' },
    ]);
  });
});

describe('a trick that is open again, as a revoke was corrected (Law 62)', () => {
  const revoke = [
    exposes('E', 'HQ', 'dropped'),
    onLead('S'),
    plays('S S3 W S4 N S5 E D6'),
    exposes('E', 'D6', 'revoke'),
  ];

  it('is the last moment: those after it are undone', () => {
    const ruffed: Table = { ...TABLE, trumps: 'D' };
    expect(stations(ruffed, ...revoke.slice(0, 3))).toMatchObject([{ leader: 'E', cards: { E: ['HQ'] } }]);
    expect(places(ruffed, ...revoke)).toEqual(['penalty 7']);
    expect(stations(ruffed, ...revoke)).toEqual([
      { leader: undefined, cards: { E: ['HQ', 'D6'] }, choice: undefined },
    ]);
  });
});

describe('where nothing was due', () => {
  it('it is the last exposure', () => {
    expect(stations(TABLE, exposes('W', 'HK', 'dropped'), shown)).toEqual([
      { leader: undefined, cards: { W: ['HK'], E: ['SK', 'HQ'] }, choice: undefined },
    ]);
    expect(places(TABLE, exposes('W', 'HK', 'dropped'), shown)).toEqual(['penalty 2']);
  });

  it('it is nothing where no penalty card lies there', () => {
    expect(stations(TABLE, exposes('N', 'SA', 'dropped'))).toEqual([]);
    expect(stations(TABLE, onLead('W'))).toEqual([]);
  });
});

test('a trick told at once is told card by card', () => {
  const [exposure, trick] = factsOf(TABLE, [shown, plays('W S8 N SA')]).events;
  const told = cardByCard([exposure, trick].flatMap((event) => event ?? []));
  expect(
    told.map((event) => (event.kind === 'play' ? event.plays.map(({ seat }) => seat).join() : event.kind)),
  ).toEqual(['penalty', 'W', 'N']);
  expect(told[1]?.span).toEqual(trick?.span);
});
