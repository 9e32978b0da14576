// What no conversion touches in prose: code, the front matter of a page, and addresses.
import type { CaseText } from '../text/lines.ts';
import type { Span } from '../text/span.ts';

/** Fences behind which a board may be printed as it stands; any other word behind the fence names a language. */
const PLAIN_FENCES: ReadonlySet<string> = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ruling']);

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})\s*([\w+-]*)/;
const INLINE_CODE = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g;
const ADDRESS = /\b(?:https?|ftp|file):\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+|(?<=\]\()[^\s)]+/g;

/** Places of a case that stay as they are. */
export type LeftAlone = {
  /** In code of a language, in front matter or in an address: nothing here is a board. */
  readonly strictly: readonly Span[];
  /** In code of any kind: only a board is one here. */
  readonly inProse: readonly Span[];
};

/** @param isHead whether the case stands at the head of its file, where front matter may be */
export function leftAloneIn({ lines, starts }: CaseText, isHead: boolean): LeftAlone {
  const strictly: Span[] = [];
  const inProse: Span[] = [];
  const body = isHead ? frontMatterEnd(lines) : 0;
  let fence: { readonly mark: string; readonly isPlain: boolean } | undefined;
  for (const [at, line] of lines.entries()) {
    const start = starts[at] ?? 0;
    const whole = { start, end: start + line.length };
    const [, mark, language = ''] = FENCE.exec(line) ?? [];
    if (at < body) strictly.push(whole);
    else if (fence === undefined && mark !== undefined)
      fence = { mark, isPlain: PLAIN_FENCES.has(language.toLowerCase()) };
    else if (fence !== undefined && mark?.startsWith(fence.mark)) fence = undefined;
    else if (fence !== undefined) (fence.isPlain ? inProse : strictly).push(whole);
    else {
      inProse.push(...placesOf(INLINE_CODE, line, start));
      strictly.push(...placesOf(ADDRESS, line, start));
    }
  }
  return { strictly, inProse: [...strictly, ...inProse] };
}

/** Whether `offset` lies in one of the places. */
export function isIn(places: readonly Span[], offset: number): boolean {
  return places.some(({ start, end }) => start <= offset && offset < end);
}

/** The line behind the front matter of a page: between two lines of three dashes at its very head. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const last = lines.findIndex((line, at) => 0 < at && /^(?:---|\.\.\.)\s*$/.test(line));
  return last + 1;
}

function placesOf(pattern: RegExp, line: string, start: number): readonly Span[] {
  if (!/[`/.(]/.test(line)) return [];
  return Array.from(line.matchAll(pattern), ({ 0: found, index }) => ({
    start: start + index,
    end: start + index + found.length,
  }));
}
