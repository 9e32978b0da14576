// A PBN text as its parts: tags, rows below them, comments, and where a game ends. Read leniently.
import type { Span } from '../text/span.ts';

/** A part of a PBN text; `span` is its place in the text. */
export type PbnPart = { readonly span: Span } & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly isWhole: boolean }
  | { readonly kind: 'row'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: 'blank' }
);

const TAG = /^\[\s*([A-Za-z][A-Za-z0-9_]*)\s*"((?:\\["\\]|[^"])*)"\s*\]/;
/** A tag whose quotation marks are not those that belong there, or that has no end: where its value begins. */
const BROKEN_TAG = /^\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"?/;
const DIRECTIVE = /^%\s*(?:PBN|EXPORT|IMPORT)\b/i;

/** The parts of a PBN text, in order. */
export function pbnPartsOf(text: string): readonly PbnPart[] {
  const parts: PbnPart[] = [];
  // Behind the last brace no comment ends: it is not looked for.
  const lastBrace = text.lastIndexOf('}');
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    if (text.slice(at, end).trim() === '') parts.push({ kind: 'blank', span: { start: at, end } });
    else if (text.charAt(at) === '%') parts.push(...escapeOn(text, at, end));
    else at = partsOfLine(text, at, end, lastBrace, parts);
    at = Math.max(at, lineEnd(text, at)) + 1;
  }
  return parts;
}

/** The parts from `start` on; gives where the line ends that they end on: a comment may go over several lines. */
function partsOfLine(text: string, start: number, end: number, lastBrace: number, parts: PbnPart[]): number {
  let at = start;
  let last = end;
  while (at < last) {
    const part = partAt(text, at, last, lastBrace);
    if (part === undefined) break;
    parts.push(part);
    at = part.span.end;
    last = lineEnd(text, at);
  }
  return at;
}

function partAt(text: string, from: number, end: number, lastBrace: number): PbnPart | undefined {
  let start = from;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  if (start === end) return undefined;
  const sign = text.charAt(start);
  if (sign === '[') return tagAt(text, start, end);
  if (sign === ';') return comment(text, start, start + 1, end, end, true);
  if (sign === '{') {
    const close = start < lastBrace ? text.indexOf('}', start) : -1;
    if (close !== -1) return comment(text, start, start + 1, close, close + 1, true);
    const rest = gameEnd(text, start);
    return comment(text, start, start + 1, rest, rest, false);
  }
  let stop = start;
  while (stop < end && !'{;'.includes(text.charAt(stop))) stop += 1;
  return { kind: 'row', text: text.slice(start, stop).trim(), span: { start, end: stop } };
}

function tagAt(text: string, start: number, end: number): PbnPart {
  const line = text.slice(start, end);
  const whole = TAG.exec(line);
  if (whole !== null) {
    const [written, name = '', value = ''] = whole;
    const span = { start, end: start + written.length };
    return { kind: 'tag', name, value: value.replace(/\\(["\\])/g, '$1'), isWhole: true, span };
  }
  const [opening = '', name] = BROKEN_TAG.exec(line) ?? [];
  const span = { start, end };
  if (name === undefined) return { kind: 'row', text: line.trim(), span };
  const rest = line.slice(opening.length).trimEnd();
  const isWhole = rest.endsWith(']');
  const inner = isWhole ? rest.slice(0, -1).trimEnd() : rest;
  return { kind: 'tag', name, value: inner.endsWith('"') ? inner.slice(0, -1) : inner, isWhole, span };
}

function comment(
  text: string,
  start: number,
  from: number,
  to: number,
  end: number,
  isWhole: boolean,
): PbnPart {
  return { kind: 'comment', text: text.slice(from, to).trim(), isWhole, span: { start, end } };
}

/** A line for programs: what it says of PBN itself is no news, the rest is kept. */
function escapeOn(text: string, start: number, end: number): readonly PbnPart[] {
  const line = text.slice(start, end).trimEnd();
  return DIRECTIVE.test(line) ? [] : [{ kind: 'comment', text: line, isWhole: true, span: { start, end } }];
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** The end of the game: the next line that has nothing on it. */
function gameEnd(text: string, at: number): number {
  const rest = /\n[ \t\r]*\n/g;
  rest.lastIndex = at;
  return rest.exec(text)?.index ?? text.length;
}
