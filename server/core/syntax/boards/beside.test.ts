import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { diagramAt } from './diagram.ts';

const OF_AN_APPEAL = `BD# 14        ♠ K72
VUL None      ♥ 4
DLR East      ♦ -
              ♣ 5
♠ 103                ♠ AQ
♥ 9                  ♥ J8
♦ 5                  ♦ -
♣ K                  ♣ 3
              ♠ J
              ♥ KQ
              ♦ 6
              ♣ 4`;

const BESIDE_A_NAME = `Board 14          North
Dealer East       ♠ K72
None Vul          ♥ 4
                  ♦ -
                  ♣ 5
West                        East
♠ 103                       ♠ AQ
♥ 9                         ♥ J8
♦ 5                         ♦ -
♣ K                         ♣ 3
                  South
                  ♠ J
                  ♥ KQ
                  ♦ 6
                  ♣ 4`;

const WITH_PLACE_AND_YEAR = `Bd: 14     ♠K72
Dlr: E     ♥4
Vul: Nil   ♦-
           ♣5
♠103       Orlando      ♠AQ
♥9         Fall 1998    ♥J8
♦5                      ♦-
♣K         1998         ♣3
           ♠J
           ♥KQ
           ♦6
           ♣4`;

const ON_THE_RIGHT = `           ♠K72         Board 14
           ♥4           East dealer
           ♦-           Neither vulnerable
           ♣5
♠103                    ♠AQ
♥9                      ♥J8
♦5                      ♦-
♣K                      ♣3
           ♠J
           ♥KQ
           ♦6
           ♣4`;

const ONE_BLANK = `BD# 14 ♠K72
DLR East ♥4
VUL None ♦-
♣5
♠103 ♠AQ
♥9 ♥J8
♦5 ♦-
♣K ♣3
♠J
♥KQ
♦6
♣4`;

const BESIDE_LETTERS = `BD# 14      S K72
VUL None    H 4
DLR East    D -
            C 5
S 103              S AQ
H 9                H J8
D 5                D -
C K                C 3
            S J
            H KQ
            D 6
            C 4`;

const LATER = `           ♠K72
Spel 14    ♥4
O / —      ♦-
           ♣5
♠103                    ♠AQ
♥9                      ♥J8
♦5                      ♦-
♣K                      ♣3
           ♠J
           ♥KQ
           ♦6
           ♣4`;

const translated = (words: readonly [string, string, string]) =>
  OF_AN_APPEAL.replace('BD# 14  ', words[0].padEnd(8))
    .replace('VUL None', words[1].padEnd(8))
    .replace('DLR East', words[2].padEnd(8));

const HANDS = 'N K72.4..5 E AQ.J8..3 S J.KQ.6.4 W T3.9.5.K';

function read(text: string, language: Language) {
  const diagram = diagramAt(text.split('\n'), 0, 0, language);
  const hands = SEATS.flatMap((seat) => {
    const hand = diagram?.board.hands[seat]?.hand;
    return hand === undefined ? [] : [`${seat} ${hand.S}.${hand.H}.${hand.D}.${hand.C}`];
  });
  const { boardNumber, dealer, vulnerability } = diagram?.headers ?? {};
  return {
    hands: hands.join(' '),
    said: [boardNumber, dealer, vulnerability].map((said) => said?.value),
    places: [boardNumber, dealer, vulnerability].map(
      (said) => said && text.slice(said.span.start, said.span.end),
    ),
    endLine: diagram?.endLine,
  };
}

const FORMS: readonly (readonly [string, string, Language, readonly string[]])[] = [
  ['of a casebook of appeals', OF_AN_APPEAL, 'en', ['14', 'East', 'None']],
  ['beginning beside the name of North', BESIDE_A_NAME, 'en', ['14', 'East', 'None Vul']],
  ['with place and year between West and East', WITH_PLACE_AND_YEAR, 'en', ['14', 'E', 'Nil']],
  ['on the right', ON_THE_RIGHT, 'en', ['14', 'East', 'Neither vulnerable']],
  ['one blank before the suits', ONE_BLANK, 'en', ['14', 'East', 'None']],
  ['beside letters for the suits', BESIDE_LETTERS, 'en', ['14', 'East', 'None']],
  ['from the second row on', LATER, 'nl', ['14', 'O', '—']],
  [
    'in Greek',
    translated(['Διανομή 14', 'Κανείς στη δεύτερη', 'Μοιράζει η Ανατολή']),
    'el',
    ['14', 'Ανατολή', 'Κανείς στη δεύτερη'],
  ],
  ['in Dutch', translated(['Spel 14', 'Kwetsbaar: niemand', 'Gever: oost']), 'nl', ['14', 'oost', 'niemand']],
  ['in Turkish', translated(['Bord 14', 'Zon: Yok', 'Dağıtan: Doğu']), 'tr', ['14', 'Doğu', 'Yok']],
];

describe('a head beside the hands', () => {
  test.each(FORMS)('is read with the hands: %s', (_, text, language, places) => {
    expect(read(text, language)).toEqual({
      hands: HANDS,
      said: [14, 'E', 'none'],
      places,
      endLine: text.split('\n').length,
    });
  });

  it('is no head of the board where it stands below it', () => {
    const { said, endLine } = read(`${OF_AN_APPEAL}\nBoard 15    Dealer South`, 'en');
    expect([said, endLine]).toEqual([[14, 'E', 'none'], 12]);
  });

  it('makes no board of two hands', () => {
    const rows = OF_AN_APPEAL.split('\n');
    expect(read(rows.slice(0, 4).join('\n'), 'en').hands).toBe('');
    expect(read(rows.slice(0, 8).join('\n'), 'en').hands).toBe('');
  });
});

describe('other words beside the hands', () => {
  const beside = (words: string) => OF_AN_APPEAL.replace('♥ 4', `♥ 4      ${words}`);

  it('are passed over where the board is sure without them', () => {
    expect(read(beside('East hesitated before passing.'), 'en').hands).toBe(HANDS);
  });

  it('make no board of hands that are not of one length', () => {
    const short = beside('East hesitated.').replace('♦ 6', '♦ -');
    expect(read(short, 'en').hands).toBe('');
  });

  it('do not hide a fault where there are none but headers', () => {
    expect(read(OF_AN_APPEAL.replace('♦ 6', '♦ -'), 'en').hands).toBe(HANDS.replace('KQ.6', 'KQ.'));
  });
});
