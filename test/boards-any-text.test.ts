// Any text can be read for boards: what is read stands where it is said to stand, and a board has its lines.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { SEATS } from '../server/core/bridge/seats.ts';
import { diagramAt } from '../server/core/syntax/boards/diagram.ts';
import { looseHands } from '../server/core/syntax/boards/loose-hand.ts';
import { readHeaders } from '../server/core/syntax/headers/read-headers.ts';
import type { Span } from '../server/core/text/span.ts';

describe('any text', () => {
  const words = fc.constantFrom(
    ...[
      '♠',
      '♥',
      '♦',
      '♣',
      '©',
      '§',
      '¨',
      'ª',
      'K',
      'B',
      'D',
      'G',
      'N',
      'W E',
      'North',
      'Δ',
      'AQ53',
      '10',
      '-',
      '---',
      '|',
      '/',
    ],
    ...[
      '\n',
      '\n\n',
      ' ',
      '> ',
      ':',
      '[Deal "',
      'N:',
      '.',
      '[hv=',
      'Dealer',
      'Board 3',
      'vulnerable',
      '!s',
      'void',
      'S',
      'H',
      '+-+',
    ],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 3 })), { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('gives spans inside it, of the signs that were read', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...LANGUAGES), (text, language) => {
        const lines = text.split('\n');
        for (const [span, written] of placesIn(lines, language)) {
          expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
          if (written !== undefined) expect(text.slice(span.start, span.end)).toBe(written);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('never ends a board before it begins, nor behind the last line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const lines = text.split('\n');
        for (const at of lines.keys()) {
          const read = diagramAt(lines, at, 0, 'en');
          if (read !== undefined) expect(at < read.endLine && read.endLine <= lines.length).toBe(true);
        }
      }),
    );
  });
});

/** The places of all that is read in the lines; of a card also the sign that stands there. */
function placesIn(lines: readonly string[], language: Language): readonly (readonly [Span, string?])[] {
  let start = 0;
  return lines.flatMap((line, at) => {
    const base = start;
    start += line.length + 1;
    const board = diagramAt(lines, at, base, language)?.board;
    const hands = [
      ...(board === undefined ? [] : SEATS.flatMap((seat) => board.hands[seat] ?? [])),
      ...looseHands(line, base, language).map(({ hand }) => hand),
    ];
    return [
      ...(board === undefined ? [] : [[board.span] as const]),
      ...hands.flatMap(({ cards, span, suits }) => [
        [span] as const,
        ...Object.values(suits).map((place) => [place] as const),
        ...cards.map((card) => [card.span, card.written] as const),
      ]),
      ...Object.values(readHeaders(line, base, language)).map(({ span }) => [span] as const),
    ];
  });
}
