// Much prose that rules on no deal: theory, reports, news, lectures, the law in other words. Nothing is understood of it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

const PROSE = new URL('fixtures/prose/', import.meta.url);
const LEAST_WORDS = 10_000;

/** The languages whose prose has been gathered: each has a folder of its own. */
const languages = LANGUAGES.filter((language) =>
  readdirSync(PROSE, { withFileTypes: true }).some((entry) => entry.isDirectory() && entry.name === language),
);

describe.each(languages)('prose in %s', (language) => {
  const folder = new URL(`${language}/`, PROSE);
  const texts = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(new URL(name, folder), 'utf8'),
  }));

  it('is of ten thousand words', () => {
    const words = texts.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
    expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  test.each(texts)('$name: no fact, no claim, no finding', ({ text }) => {
    const reports = check(`@language ${language}\n\n${text}`).cases.map(({ report }) => report);
    const said = reports.flatMap(({ text: { lines }, facts, findings }) => {
      const written = lines.join('\n');
      const claims = facts.rulings.flatMap((ruling) => ruling.claims);
      return [...facts.events, ...claims, ...findings].map(({ span }) => written.slice(span.start, span.end));
    });
    expect(said).toEqual([]);
  });
});
