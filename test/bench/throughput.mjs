// How many megabytes a second are read and checked, beside two things that anybody can run.
import { performance } from 'node:perf_hooks';
import { boardBook, casebook, prose, sentenceBook } from './documents.mjs';
import { median, processorTime, ratio, rounded, table } from './table.mjs';

const LEXER = /[ \t]+|\n|\p{L}+|\d+|[♠♥♦♣]|`{3}|[|*#[\]()_-]+|./suy;

/** A table of rates over `bytes` bytes; `core` is the library's bundle. */
export function throughput(core, { bytes, passes }) {
  const cases = casebook(bytes);
  const words = prose(bytes);
  const boards = boardBook(bytes);
  const json = JSON.stringify(cases.split('\n').map((line, number) => ({ line, number })));
  const tasks = [
    ['sticky-regex lexer', cases, lex],
    ['JSON.parse', json, JSON.parse],
    ['parse: lines → cases and their trees', cases, (text) => core.parse(text)],
    ['check: text → findings', cases, (text) => core.check(text)],
    ['parse: boards in every layout', boards, (text) => core.parse(text)],
    ['check: boards in every layout', boards, (text) => core.check(text)],
    ['check: prose that holds no case', words, (text) => core.check(text)],
  ];
  const rates = tasks.map(([name, text, run]) => [name, rateOf(text, run, passes)]);
  const [[, lexer], [, parse]] = rates;
  return table(
    ['task', 'MB/s', 'lexer', 'JSON.parse'],
    rates.map(([name, rate]) => [name, rounded(rate), ratio(rate, lexer), ratio(rate, parse)]),
  );
}

/**
 * A table of the time of the processor that a megabyte takes in texts of two sizes, in bytes: the same in each where time
 * grows in proportion. The sizes take turns, a short text several times before each long one; the least of each counts.
 */
export function growth(core, { sizes: [short, long], rounds, shortPasses }) {
  const texts = [
    ['boards in every layout', boardBook],
    ['cases of Law 51', casebook],
    ['rulings in sentences', (bytes) => sentenceBook('en', bytes)],
    ['signs of suits on one line', (bytes) => '♠AK2 ♥Q3 '.repeat(bytes / Buffer.byteLength('♠AK2 ♥Q3 '))],
    ['seats on one line', (bytes) => 'N: E: S: W: '.repeat(bytes / 12)],
    ['bars on short lines', (bytes) => `${'|'.repeat(39)}\n`.repeat(bytes / 40)],
  ];
  const rows = texts.map(([name, textOf]) => {
    const costs = [costOf(core, textOf(short)), costOf(core, textOf(long))];
    costs[0](); // The first pass only warms up.
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const order = Array.from({ length: rounds }, () => [...Array(shortPasses).fill(0), 1]).flat();
    for (const at of order) least[at] = Math.min(least[at], costs[at]());
    return [name, rounded(least[0]), `${rounded(least[1])} ${ratio(least[1], least[0])}`];
  });
  return table(['text', ...[short, long].map((size) => `${size / 1_000_000} MB, ms a MB`)], rows);
}

/** A pass over a text, in milliseconds of the processor for each of its megabytes. */
function costOf(core, text) {
  const megabytes = Buffer.byteLength(text) / 1_000_000;
  return () => processorTime(() => core.check(text)) / megabytes;
}

function rateOf(text, run, passes) {
  const times = Array.from({ length: passes }, () => {
    const start = performance.now();
    run(text);
    return performance.now() - start;
  });
  return Buffer.byteLength(text) / 1000 / median(times);
}

function lex(text) {
  let tokens = 0;
  LEXER.lastIndex = 0;
  while (LEXER.lastIndex < text.length && LEXER.test(text)) tokens++;
  return tokens;
}
