// How many megabytes a second are read and checked, beside two things that anybody can run.
import { performance } from 'node:perf_hooks';
import { casebook, prose } from './documents.mjs';
import { median, ratio, rounded, table } from './table.mjs';

const LEXER = /[ \t]+|\n|\p{L}+|\d+|[♠♥♦♣]|`{3}|[|*#[\]()_-]+|./suy;

/** A table of rates over `bytes` bytes; `core` is the library's bundle. */
export function throughput(core, { bytes, passes }) {
  const cases = casebook(bytes);
  const words = prose(bytes);
  const json = JSON.stringify(cases.split('\n').map((line, number) => ({ line, number })));
  const tasks = [
    ['sticky-regex lexer', cases, lex],
    ['JSON.parse', json, JSON.parse],
    ['parse: lines → cases and their trees', cases, (text) => core.parse(text)],
    ['check: text → findings', cases, (text) => core.check(text)],
    ['check: prose that holds no case', words, (text) => core.check(text)],
  ];
  const rates = tasks.map(([name, text, run]) => [name, rateOf(text, run, passes)]);
  const [[, lexer], [, parse]] = rates;
  return table(
    ['task', 'MB/s', 'lexer', 'JSON.parse'],
    rates.map(([name, rate]) => [name, rounded(rate), ratio(rate, lexer), ratio(rate, parse)]),
  );
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
