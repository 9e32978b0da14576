import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../server/core/bridge/nouns.ts';
import { holesOf, modifiersOf } from '../server/core/messages/format.ts';
import type { Wording } from '../server/core/messages/wording.ts';

const FOLDER = new URL('../server/core/messages/', import.meta.url);

/** Every wording that a file of messages exports, by file and name. */
const wordings = (await Promise.all(messageFiles().map(wordingsOf))).flat();

function messageFiles(): readonly string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

async function wordingsOf(file: string): Promise<{ name: string; wording: Wording }[]> {
  const exported: unknown = await import(new URL(file, FOLDER).href);
  return wordingsIn(file, exported);
}

function wordingsIn(name: string, value: unknown): { name: string; wording: Wording }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWording(value)) return [{ name, wording: value }];
  return Object.entries(value).flatMap(([key, part]) => wordingsIn(`${name} ${key}`, part));
}

function isWording(value: object): value is Wording {
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  return LANGUAGES.every((language) => typeof entries.get(language) === 'string');
}

/** The letters that a language never uses: a sentence left in another language shows itself by them. */
const FOREIGN: Record<Language, RegExp> = {
  en: /\p{Script=Greek}|[ğşıİ]/u,
  el: /[ğşıİ]/u,
  nl: /\p{Script=Greek}|[ğşıİ]/u,
  tr: /\p{Script=Greek}|[qwx]/u,
};

/** Holes, quoted words, and names that are the same in every language. */
const NAMES = /`[^`]*`|\{[^}]*\}|“[^”]*”|\b(?:Markdown|text)\b/g;

test('there are wordings', () => {
  expect(wordings.length).toBeGreaterThan(0);
});

test.each(wordings)('$name has the same holes in all languages', ({ wording }) => {
  const holes = (language: Language) =>
    [...new Set(holesOf(wording[language]).map(({ name }) => name))].sort();
  for (const language of LANGUAGES)
    expect({ [language]: holes(language) }).toEqual({ [language]: holes('en') });
});

test.each(wordings)('$name has only holes and modifiers that there are', ({ wording }) => {
  for (const language of LANGUAGES) {
    const holes = holesOf(wording[language]);
    const known = modifiersOf(language);
    const unknown = holes.flatMap(({ modifiers }) => modifiers).filter((modifier) => !known.has(modifier));
    expect({ [language]: unknown }).toEqual({ [language]: [] });
    const rest = holes.reduce((text, { written }) => text.replace(written, ''), wording[language]);
    expect(rest).not.toMatch(/\{\w|\w\}/);
  }
});

test.each(wordings)('$name is written in each language, cleanly', ({ wording }) => {
  for (const language of LANGUAGES) {
    const plain = wording[language].replace(NAMES, '');
    expect(wording[language].trim()).toBe(wording[language]);
    expect(wording[language]).not.toBe('');
    expect(wording[language]).not.toMatch(/ {2}|\s[.,;]|!|'/);
    expect({ [language]: plain.match(FOREIGN[language]) }).toEqual({ [language]: null });
  }
});
