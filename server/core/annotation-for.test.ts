import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyFacts } from '../../test/support/any-case.ts';
import { annotationFor } from './annotation-for.ts';
import { LANGUAGES } from './bridge/nouns.ts';
import { check } from './check.ts';
import { statementsOf } from './facts/from-annotation.ts';
import { readAnnotationLine } from './syntax/annotations/annotation.ts';

/** What stands in a statement, its places left out. */
function withoutPlaces(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part) => (key === 'span' || key === 'after' ? undefined : part)),
  );
}

test('every event and claim is read back as it was, in each language', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...LANGUAGES), (facts, language) => {
      for (const stated of [...facts.events, ...facts.rulings.flatMap(({ claims }) => claims)]) {
        const [annotation] = readAnnotationLine(annotationFor(stated), 0, language);
        expect(annotation?.problems).toEqual([]);
        const [read] = annotation ? statementsOf(annotation) : [];
        const said = read?.kind === 'event' ? read.event : read?.kind === 'claim' ? read.claim : undefined;
        expect(withoutPlaces(said)).toEqual(withoutPlaces(stated));
      }
    }),
    { numRuns: 200 },
  );
});

it('writes what a case states once', () => {
  const span = { start: 0, end: 0 };
  const lines = [
    annotationFor({ span, kind: 'board', number: 14 }),
    annotationFor({ span, kind: 'dealer', seat: 'E' }),
    annotationFor({ span, kind: 'vul', vulnerability: 'none' }),
    annotationFor({ span, kind: 'date', date: '2016-05-21' }),
    annotationFor({
      span,
      kind: 'contract',
      contract: { level: 4, denomination: 'H', risk: 'x' },
      declarer: 'S',
    }),
    annotationFor({ span, kind: 'declarer', seat: 'S' }),
    annotationFor({ span, kind: 'trumps', denomination: 'H' }),
  ];
  expect(lines).toEqual([
    '@board 14',
    '@dealer E',
    '@vul none',
    '@date 2016-05-21',
    '@contract 4♥x S',
    '@declarer S',
    '@trumps ♥',
  ]);
  const { findings } = check(lines.join('\n')).cases[0]?.report ?? { findings: undefined };
  expect(findings).toEqual([]);
});
