import type { Range, SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';
import type { CaseReport } from '../core/case.ts';
import { positionOf } from '../core/text/lines.ts';
import { TOKEN_KINDS, TOKEN_MODIFIERS, type TokenModifier } from '../core/token-kinds.ts';
import { tokensInCase } from '../core/tokens-in-case.ts';
import type { OpenCase } from './documents.ts';

/** The tokens of a case as the protocol writes them, five numbers each; the first line is counted from the case's. */
type Encoded = { readonly data: readonly number[]; readonly lastLine: number };

/** A case's tokens at their place: `gap` is how many lines its first token stands below the token before. */
type Part = { readonly encoded: Encoded; readonly gap: number };

/** What was sent last, and under which name. */
type Sent = { readonly resultId: string; readonly parts: readonly Part[] };

/**
 * The tokens of one document. Those of a case are made once; lines are counted from the token before, so a case that
 * is moved keeps its numbers, and what is sent after an edit is the cases that it touched.
 */
export class DocumentTokens {
  readonly #made = new WeakMap<CaseReport, Encoded>();
  #sent: Sent = { resultId: '0', parts: [] };

  full(cases: readonly OpenCase[]): SemanticTokens {
    const { resultId, parts } = this.#send(cases);
    return { resultId, data: dataOf(parts) };
  }

  /** What has changed since the answer of that name; everything where it is not the last one. */
  delta(cases: readonly OpenCase[], previousResultId: string): SemanticTokens | SemanticTokensDelta {
    const before = this.#sent;
    if (before.resultId !== previousResultId) return this.full(cases);
    const { resultId, parts } = this.#send(cases);
    return { resultId, edits: editsBetween(before.parts, parts) };
  }

  /** The tokens on the lines of `range`; `cases` are those that reach into it. */
  range(cases: readonly OpenCase[], { start, end }: Range): SemanticTokens {
    const data: number[] = [];
    let line = 0;
    let lastLine = 0;
    let lastCharacter = 0;
    for (const { encoded, gap } of this.#partsOf(cases)) {
      line += gap - (encoded.data[0] ?? 0);
      for (let at = 0, character = 0; at < encoded.data.length; at += TOKEN_SIZE) {
        const [down = 0, right = 0, ...rest] = encoded.data.slice(at, at + TOKEN_SIZE);
        line += down;
        character = down === 0 ? character + right : right;
        if (line < start.line || end.line < line) continue;
        data.push(line - lastLine, line === lastLine ? character - lastCharacter : character, ...rest);
        lastLine = line;
        lastCharacter = character;
      }
    }
    return { data };
  }

  #send(cases: readonly OpenCase[]): Sent {
    this.#sent = { resultId: String(Number(this.#sent.resultId) + 1), parts: this.#partsOf(cases) };
    return this.#sent;
  }

  #partsOf(cases: readonly OpenCase[]): readonly Part[] {
    const parts: Part[] = [];
    let line = 0;
    for (const { firstLine, report } of cases) {
      const encoded = this.#encoded(report);
      if (encoded.data.length === 0) continue;
      parts.push({ encoded, gap: firstLine + (encoded.data[0] ?? 0) - line });
      line = firstLine + encoded.lastLine;
    }
    return parts;
  }

  #encoded(report: CaseReport): Encoded {
    const known = this.#made.get(report);
    if (known !== undefined) return known;
    const encoded = encode(report);
    this.#made.set(report, encoded);
    return encoded;
  }
}

/** Lines down, characters on, length, kind, and a bit for each modifier. */
const TOKEN_SIZE = 5;

const NUMBER_OF_KIND = new Map(TOKEN_KINDS.map((kind, at) => [kind, at]));

function bitOf(modifier: TokenModifier | undefined): number {
  return modifier === undefined ? 0 : 1 << TOKEN_MODIFIERS.indexOf(modifier);
}

function encode(report: CaseReport): Encoded {
  const data: number[] = [];
  let lastLine = 0;
  let lastCharacter = 0;
  for (const { kind, modifier, span } of tokensInCase(report)) {
    const { line, character } = positionOf(report.text, span.start);
    const right = line === lastLine ? character - lastCharacter : character;
    const number = NUMBER_OF_KIND.get(kind) ?? 0;
    data.push(line - lastLine, right, span.end - span.start, number, bitOf(modifier));
    lastLine = line;
    lastCharacter = character;
  }
  return { data, lastLine };
}

function dataOf(parts: readonly Part[]): number[] {
  const data: number[] = [];
  for (const { encoded, gap } of parts) {
    const first = data.length;
    for (const number of encoded.data) data.push(number);
    data[first] = gap;
  }
  return data;
}

/** One edit in place of all cases from the first to the last that is not as it was. */
function editsBetween(before: readonly Part[], after: readonly Part[]): SemanticTokensDelta['edits'] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const removed = sizeOf(before.slice(head, before.length - tail));
  const data = dataOf(after.slice(head, after.length - tail));
  if (removed === 0 && data.length === 0) return [];
  return [{ start: sizeOf(before.slice(0, head)), deleteCount: removed, data }];
}

function isSame(one: Part | undefined, other: Part | undefined): boolean {
  return one?.encoded === other?.encoded && one?.gap === other?.gap;
}

/** In numbers of the protocol. */
function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { encoded }) => sum + encoded.data.length, 0);
}
