// The texts that are measured: casebooks of any size, made from the cases of the tests.
import { readdirSync, readFileSync } from 'node:fs';

const CASES = new URL('../fixtures/law51/', import.meta.url);

/** A casebook of about `bytes` bytes: the cases one after the other, each under a heading of its own. */
export function casebook(bytes) {
  const cases = readdirSync(CASES)
    .filter((name) => name.endsWith('.ruling'))
    .map((name) => readFileSync(new URL(name, CASES), 'utf8').trim());
  return bookOf(cases, bytes);
}

const LAYOUTS = new URL('../fixtures/layouts/layouts.txt', import.meta.url);

/** A book of boards in every layout and every sign, with a sentence behind each. */
export function boardBook(bytes) {
  const boards = readFileSync(LAYOUTS, 'utf8').matchAll(/^~~~board \w+\n([\s\S]*?)\n~~~$/gm);
  return bookOf(
    Array.from(boards, ([, board]) => `${board}\n\nWest led a low spade, and the director was called.`),
    bytes,
  );
}

const WRITE_UPS = new URL('../fixtures/write-ups/', import.meta.url);

/** A book of rulings in plain sentences, in one language. */
export function sentenceBook(language, bytes) {
  const folders = ['one', 'two'].map((set) => new URL(`${set}/${language}/`, WRITE_UPS));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ruling'))
      .map((name) => new URL(name, folder)),
  );
  return bookOf(
    files.map((file) => readFileSync(file, 'utf8').trim()),
    bytes,
  );
}

/** The cases one after the other, over and over, each under a heading of its own. */
function bookOf(cases, bytes) {
  const parts = [];
  for (let length = 0, number = 1; length < bytes; number++) {
    const part = `## Case ${number}\n\n${cases[number % cases.length]}\n\n`;
    parts.push(part);
    length += Buffer.byteLength(part);
  }
  return parts.join('');
}

/** The same prose without annotations, boards or rulings: what a server pays for text that says nothing to it. */
export function prose(bytes) {
  const words =
    'The director was called at the end of the hand and asked the four players what had happened at the table.';
  return `${words}\n`.repeat(Math.ceil(bytes / (words.length + 1)));
}

/** Numbers that are random and always the same. */
export function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
