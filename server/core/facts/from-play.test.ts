import { describe, expect, it, test } from 'vitest';
import type { Language } from '../bridge/nouns.ts';
import type { CaseReport } from '../case.ts';
import { check } from '../check.ts';

const DEAL = `North: ♠AK74 ♥Q92 ♦Q53 ♣862
East: ♠T92 ♥KJ43 ♦KJ6 ♣KQ9
South: ♠J53 ♥T76 ♦A874 ♣AJT
West: ♠Q86 ♥A85 ♦T92 ♣7543`;

const RECORD =
  'pn|a,b,c,d|md|3SJ53HT76DA874CAJT,SQ86HA85DT92C7543,SAK74HQ92DQ53C862,ST92HKJ43DKJ6CKQ9|mb|1N|';

function reportOf(text: string, language: Language = 'en'): CaseReport {
  const [first] = check(`@language ${language}\n\n${text}`).cases;
  if (first === undefined) throw new Error('a case');
  return first.report;
}

/** The tricks of a text, each in the order of play. */
function tricksIn(text: string, language: Language = 'en'): readonly string[] {
  return reportOf(text, language).facts.events.flatMap((event) =>
    event.kind === 'play' ? [event.plays.map(({ seat, card }) => `${seat}${card.value}`).join(' ')] : [],
  );
}

const TRICKS = ['WC3 NC2 ECQ SCA', 'SS3 WS6 NSA ES2', 'NH2 EHJ SH6 WH5'];

describe('a printed play', () => {
  test.each<[string, string, Language?]>([
    [
      'under the names of the players',
      `${DEAL}\n\n@contract 1NT S\n\nTrick  West  North  East  South\n1.     ♣3    ♣2     ♣Q    ♣A\n2.     ♠6    ♠A     ♠2    ♠3\n3.     ♥5    ♥2     ♥J    ♥6`,
    ],
    [
      'in a table',
      `${DEAL}\n\n@contract 1NT S\n\n| Slag | West | Noord | Oost | Zuid |\n|---|---|---|---|---|\n| 1 | ♣3 | ♣2 | ♣V | ♣A |\n| 2 | ♠6 | ♠A | ♠2 | ♠3 |\n| 3 | ♥5 | ♥2 | ♥B | ♥6 |`,
      'nl',
    ],
    [
      'of PBN',
      `[Deal "N:AK74.Q92.Q53.862 T92.KJ43.KJ6.KQ9 J53.T76.A874.AJT Q86.A85.T92.7543"]\n[Play "W"]\nC3 C2 CQ CA\nS6 SA S2 S3\nH5 H2 HJ H6\n*\n\n@contract 1NT S`,
    ],
    [
      'of a record of a play site',
      `${RECORD}pc|C3|pc|C2|pc|CQ|pc|CA|pc|S3|pc|S6|pc|SA|pc|S2|pc|H2|pc|HJ|pc|H6|pc|H5|pg||\n\n@contract 1NT S`,
    ],
  ])('%s gives the tricks', (_, text, language) => {
    expect(tricksIn(text, language)).toEqual(TRICKS);
  });

  it('ends in the middle of a trick', () => {
    const text = `${DEAL}\n\n@contract 1NT S\n\nWest  North  East  South\n♣3    ♣2     ♣Q    ♣A\n♠6    -      -     ♠3`;
    expect(tricksIn(text)).toEqual(['WC3 NC2 ECQ SCA', 'SS3 WS6']);
  });

  it('tells whose lead it is', () => {
    const { stations } = reportOf(
      `${DEAL}\n\n@contract 1NT S\n\nWest  North  East  South\n♣3    ♣2     ♣Q    ♣A\n♠6    ♠A     ♠2    ♠3\n♥5    ♥2     ♥J    ♥6\n\nEast dropped the ♥K and the ♦K; both are penalty cards.`,
    );
    expect(stations.map(({ onLead }) => onLead)).toEqual(['E']);
  });

  it('that gives a card to another than the deal is told of', () => {
    const text = `${DEAL}\n\n@contract 1NT S\n\nWest  North  East  South\n♣3    ♣2     ♣Q    ♣A\n♠6    ♠A     ♠J    ♠3`;
    expect(reportOf(text).findings.map(({ rule }) => rule)).toEqual(['facts/card-in-another-hand']);
  });
});

describe('nothing is told by a play', () => {
  const table = 'West  North  East  South\n♣3    ♣2     ♣Q    ♣A\n♠6    ♠A     ♠2    ♠3';

  test.each([
    ['of which nobody knows who was declarer', `${DEAL}\n\n${table}`],
    ['of a deal that is not shown', `@contract 1NT S\n\n${table}`],
    ['with a word in it', `${DEAL}\n\n@contract 1NT S\n\n${table}\n♥5 ♥2 hello ♥6`],
    ['in which a card comes twice', `${DEAL}\n\n@contract 1NT S\n\n${table}\n♥5 ♥2 ♥J ♠A`],
    [
      'whose trumps are not known',
      `${DEAL}\n\n@declarer S\n\nWest  North  East  South\n♣3    ♣2     ♥3    ♣A\n♠6    ♠A     ♠2    ♠3`,
    ],
    [
      'of another deal',
      `${DEAL}\n\n@contract 1NT S\n\nWest  North  East  South\n♣3    ♣A     ♣J    ♣2\n♠6    ♠A     ♠2    ♠3`,
    ],
    ['beside an annotated one', `${DEAL}\n\n@contract 1NT S\n@play W♣3 N♣2 E♣Q S♣A\n\n${table}`],
  ])('%s', (_, text) => {
    expect(tricksIn(text).filter((trick) => trick.includes('S6'))).toEqual([]);
  });

  it('that goes on behind the moment in question', () => {
    const text = `${DEAL}\n\n@contract 1NT S\n\n${table}\n\nBefore the lead West dropped the ♣3 and the ♠6, which were penalty cards.`;
    expect(tricksIn(text)).toEqual([]);
  });
});
