// The words that follow an annotation, and what a reader of arguments gives back.
import type { Language } from '../../bridge/nouns.ts';
import { type Located, located, type Span } from '../../text/span.ts';
import type { Problem } from '../tree.ts';

/** One word of the arguments, in offsets of the case. */
export type Token = { readonly text: string } & Span;

/** The arguments of one annotation. */
export type Source = {
  readonly tokens: readonly Token[];
  /** All of the arguments as they are written, and where they begin. */
  readonly text: string;
  readonly base: number;
  readonly language: Language;
};

/** What a reader understood from a token on: `next` is the first token that it left. */
export type Taken<T> = {
  readonly value: T | undefined;
  readonly next: number;
  readonly problems: readonly Problem[];
};

/** Reads one argument that begins at token `at`; `undefined` where none does. */
export type Reader<T> = (source: Source, at: number) => Taken<T> | undefined;

/** Nothing that an annotation takes is as long; what follows is left unread. */
const LONGEST_ARGUMENTS = 1000;

const WORD = /[^\s,;]+/g;

/** Cuts the arguments at blanks and commas; a full stop or colon at the end of a word is no part of it. */
export function sourceOf(written: string, base: number, language: Language): Source {
  const text = written.slice(0, LONGEST_ARGUMENTS);
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0].replace(/[.:\\]+$/, '');
    const start = base + match.index;
    if (word !== '') tokens.push({ text: word, start, end: start + word.length });
  }
  return { tokens, text, base, language };
}

/** All that is written from token `at` on. */
export function restFrom(source: Source, at: number): Located<string> | undefined {
  const token = source.tokens[at];
  if (token === undefined) return undefined;
  const value = source.text.slice(token.start - source.base).trimEnd();
  return located(value, token.start, token.start + value.length);
}

/** The words at `span` as they are written. */
export function wordsIn(source: Source, span: Span): string {
  return source.text.slice(span.start - source.base, span.end - source.base);
}

export function taken<T>(value: T, next: number, problems: readonly Problem[] = []): Taken<T> {
  return { value, next, problems };
}

/** How much of the author's words a message repeats. */
const LONGEST_QUOTE = 40;

/** A problem of the notation with what was written; `nouns` hold what else its message names. */
export function notationProblem(
  fault: string,
  written: string,
  span: Span,
  nouns: Problem['nouns'] = {},
): Problem {
  const quote = written.length <= LONGEST_QUOTE ? written : `${written.slice(0, LONGEST_QUOTE - 1)}…`;
  const { start, end } = span;
  return { rule: `notation/${fault}`, span: { start, end }, nouns: { written: { text: quote }, ...nouns } };
}
