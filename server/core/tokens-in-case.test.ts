import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { lineOf } from './text/lines.ts';
import { parseMarked, renderMarked } from './text/marked.ts';
import type { Token } from './token-kinds.ts';
import { tokensInCase } from './tokens-in-case.ts';

const FIXTURES = new URL('../../test/fixtures/', import.meta.url);
const WRITE_UPS = ['write-ups', 'law51', 'seeds', 'prose'].flatMap((folder) =>
  readdirSync(new URL(folder, FIXTURES))
    .filter((name) => /\.(ruling|txt|md)$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}/${name}`, FIXTURES), 'utf8') })),
);

function tokensIn(text: string): readonly Token[] {
  return check(text).cases.flatMap(({ report }) => tokensInCase(report));
}

/** Every token of a text, marked under its words. */
function tokensOf(text: string): string {
  return renderMarked(
    text,
    tokensIn(text).map(({ kind, span }) => ({ label: kind, span })),
  );
}

/** Holds the tokens of the text against the marks in it. */
function coloursIn(marked: string): void {
  expect(tokensOf(parseMarked(marked).text)).toBe(marked);
}

describe('the tokens of a case', () => {
  it('are the signs, ranks and seats of a board, whatever its signs', () =>
    coloursIn(`North: ª AQ53 © - ¨ K4 § -
^^^^^ seat
       ^ spade
         ^^^^ rank
              ^^^ heart
                  ^ diamond
                    ^^ rank
                       ^^^ club
East:  ª KJ © Q ¨ T53 § -
^^^^ seat
       ^ spade
         ^^ rank
            ^ heart
              ^ rank
                ^ diamond
                  ^^^ rank
                      ^^^ club`));

  it('are the letters of a compass, and none of what stands beside a board', () => {
    const board = `         ♠AQ53
         ♥–
         ♦K4
         ♣–
♠9       N     ♠KJ
♥T98   W   E   ♥Q
♦Q7      S     ♦T53
♣–             ♣–
         ♠7
         ♥J3
         ♦AJ2
         ♣–`;
    const seats = tokensIn(board).filter(({ kind }) => kind === 'seat');
    expect(seats.map(({ span }) => board.slice(span.start, span.end))).toEqual(['N', 'W', 'E', 'S']);
  });

  it('are the word, seats, cards and paragraph of an annotation', () =>
    coloursIn(`@may-play E ♠KJ SQ
^^^^^^^^^ annotation
          ^ seat
            ^ spade
             ^^ rank
                ^ spade
                 ^ rank
@play S♣7 W♦9
^^^^^ annotation
      ^ seat
       ^ club
        ^ rank
          ^ seat
           ^ diamond
            ^ rank
@offers prohibit ♠ ♥
^^^^^^^ annotation
                 ^ spade
                   ^ heart
@cites 51B2(b)
^^^^^^ annotation
       ^^^^^^^ citation`));

  it.each([
    `3NT by South. East drops the king of spades and the ♥Q. Both are penalty cards (Law 50).
^^^ fact
       ^^^^^ seat
              ^^^^ seat
                   ^^^^^ fact
                             ^^^^^^^^^^^^^^ spade
                                                    ^ heart
                                                     ^ rank
                                                                                ^^^^^^ citation`,
    `3SA door zuid. Oost laat ♠H en ♥V vallen. Beide zijn strafkaarten. Zuid verbiedt schoppen. Oost neemt ♠H op.
^^^ fact
         ^^^^ seat
               ^^^^ seat
                    ^^^^ fact
                         ^ spade
                          ^ rank
                               ^ heart
                                ^ rank
                                                                   ^^^^ seat
                                                                        ^^^^^^^^ fact
                                                                                 ^^^^^^^^ spade
                                                                                           ^^^^ seat
                                                                                                ^^^^^ claim
                                                                                                      ^ spade
                                                                                                       ^ rank`,
  ])('are the words of a sentence that were understood, and no others', coloursIn);

  it('leave the sign of a contract its own colour', () =>
    coloursIn(`South plays 4♦. East drops the ♠K and the ♥Q. Both are penalty cards (Law 50).
^^^^^ seat
      ^^^^^ fact
            ^ fact
             ^ diamond
                ^^^^ seat
                     ^^^^^ fact
                               ^ spade
                                ^ rank
                                          ^ heart
                                           ^ rank
                                                                      ^^^^^^ citation`));

  it('are not the © and § of other things', () => {
    const text = 'Penalty cards are dealt with in § 51 (c) © 2017. The ª is a letter, 50% & more!';
    expect(tokensIn(text).filter(({ kind }) => kind !== 'citation')).toEqual([]);
  });

  it('lie within one line, in order and apart, in every write-up', () => {
    for (const { name, text } of WRITE_UPS) {
      for (const { report } of check(text).cases) {
        const tokens = tokensInCase(report);
        const line = (offset: number) => lineOf(report.text, offset);
        for (const [at, { span }] of tokens.entries()) {
          expect({ name, start: span.start < span.end }).toEqual({ name, start: true });
          expect(line(span.end)).toBe(line(span.start));
          expect(tokens[at - 1]?.span.end ?? 0).toBeLessThanOrEqual(span.start);
        }
      }
    }
  });
});
