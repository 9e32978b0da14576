// Where a ruling stands in its case, and how another is written in its place.
import type { Facts, Ruling } from '../facts/facts.ts';
import { statementsOf } from '../facts/from-annotation.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { type CaseText, lineOf } from '../text/lines.ts';
import { type Span, touches } from '../text/span.ts';
import { linesAfter, replacement, type TextEdit, withoutOverlaps } from './text-edit.ts';

/**
 * The part of the case in which a ruling is stated: from the last event before its claims, or the ruling before it,
 * to the next heading or ruling; one that is annotated ends with its annotations.
 */
export function partOf(ruling: Ruling, tree: CaseTree, { events, rulings }: Facts): Span {
  const first = Math.min(...ruling.claims.map(({ span }) => span.start));
  const before = [...events, ...rulings.filter((other) => other !== ruling)].map(({ span }) => span.end);
  const headings = tree.sentences.filter(({ isTitle }) => isTitle).map(({ span }) => span.start);
  const behind = [...headings, ...headingLines(tree.text), ...rulings.map(({ span }) => span.start)];
  const end = Math.min(tree.text.length, ...behind.filter((start) => first < start));
  const annotated = tree.annotations.filter(({ span }) =>
    ruling.claims.some((claim) => touches(span, claim.span.start)),
  );
  return {
    start: Math.max(0, ...before.filter((place) => place <= first)),
    end: Math.min(end, annotated.at(-1)?.span.end ?? end),
  };
}

function headingLines({ lines, starts }: CaseText): readonly number[] {
  return lines.flatMap((line, at) => (/^#{1,6} /.test(line) ? [starts[at] ?? 0] : []));
}

/** What states a claim in `part`: whole annotations, and whole sentences with their full stop and citation. */
export function claimSpansIn(part: Span, tree: CaseTree, { rulings }: Facts): readonly Span[] {
  const isInPart = ({ start }: Span) => part.start <= start && start < part.end;
  const annotations = tree.annotations
    .filter(
      (one) => isInPart(one.span) && statementsOf(one).some(({ kind }) => /^(claim|verdict)$/.test(kind)),
    )
    .map(({ span }) => span);
  const claims = rulings.flatMap((ruling) => ruling.claims).filter(({ span }) => isInPart(span));
  return [...annotations, ...sentencesAt(claims, tree)];
}

/** The sentences in which the claims stand, each with its full stop and its citation. */
export function sentencesAt(claims: readonly { readonly span: Span }[], tree: CaseTree): readonly Span[] {
  const text = tree.text.lines.join('\n');
  return tree.sentences
    .filter(({ span }) => claims.some((claim) => touches(span, claim.span.start)))
    .map(({ span: { start, end } }) => ({
      start: OPENING_QUOTE.test(text.charAt(start - 1)) ? start - 1 : start,
      end: end + endLength(text.slice(end)),
    }));
}

const OPENING_QUOTE = /["“„«‘]/;

/** What belongs to a sentence behind its last word: a citation in brackets, the full stop, a citation behind that. */
const SENTENCE_END =
  /^(?:\s?\((?:[^()\n]|\([^()\n]*\))*\))?[.;:·!?…]*["”»]?(?:[^\S\n]*\((?:[^()\n\d]*\d(?:[^()\n]|\([^()\n]*\))*)\)\.?)?/;

function endLength(rest: string): number {
  return SENTENCE_END.exec(rest)?.[0].length ?? 0;
}

/** Stands for what is taken out, and for the place of the draft; no text has such signs. */
const OUT = '\u0000';
const HERE = '\u0001';

/** The edit that takes `stated` out, which is in order, and writes `draft` where `place` stood, which is one of it. */
export function putInPlace(
  stated: readonly Span[],
  place: Span,
  draft: string,
  { text }: CaseTree,
): TextEdit {
  const out = stated.map((span) => ({ span, text: span === place ? HERE : OUT }));
  return between(text, written(behindComment(linesAfter(text, withoutOverlaps(out))), draft));
}

/** The edit that adds `draft` as a paragraph: behind the last `@ruling`, else at the end of the case. */
export function addedAtEnd({ text, annotations }: CaseTree, draft: string): TextEdit {
  const opening = annotations.findLast(({ word }) => word === 'ruling');
  const last = text.lines.findLastIndex((line) => line.trim() !== '');
  const at = opening ? lineOf(text, opening.span.start) : last;
  const lines = [...text.lines.slice(0, at + 1), HERE, ...text.lines.slice(at + 1)];
  return between(text, written(behindComment(lines), draft));
}

/** The lines with the place of the draft behind the comment in which it would stand. */
function behindComment(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line.includes(HERE));
  const before = `${lines.slice(0, at).join('\n')}\n${(lines[at] ?? '').split(HERE)[0]}`;
  if (before.lastIndexOf('<!--') <= before.lastIndexOf('-->')) return lines;
  const rest = lines.map((line) => line.replace(HERE, OUT));
  const end = rest.findIndex((line, place) => at <= place && line.includes('-->'));
  return end < 0 ? lines : [...rest.slice(0, end + 1), HERE, ...rest.slice(end + 1)];
}

/** The lines without what was taken out, and with the draft; a line or comment that has nothing else goes as well. */
function written(lines: readonly string[], draft: string): readonly string[] {
  const kept: string[] = [];
  let isInEmptied = false;
  for (const line of lines) {
    const bare = line.replaceAll(OUT, '').replace(HERE, '');
    const isEmptied = bare !== line && /^[\s>*+-]*(?:<!--\s*-->)?\s*$/.test(bare);
    const marker = bare.replace(/<!--\s*-->/, '').trimEnd();
    if (line.includes(HERE) && isEmptied) kept.push(marker === '' ? HERE : `${marker} ${draft}`);
    else if (isInEmptied && line.trim() === '-->' && kept.at(-1)?.trim() === '<!--') kept.pop();
    else if (!isEmptied)
      kept.push(
        line
          .replace(HERE, draft)
          .replaceAll(OUT, '')
          .replace(/(\S) +$/, '$1'),
      );
    isInEmptied = isEmptied;
  }
  const at = kept.indexOf(HERE);
  return at < 0
    ? kept
    : [...kept.slice(0, at), ...asParagraph(draft, kept[at - 1], kept[at + 1]), ...kept.slice(at + 1)];
}

/** The draft with a blank line before and behind it where text stands there. */
function asParagraph(draft: string, before = '', behind = ''): readonly string[] {
  return [...(before.trim() === '' ? [] : ['']), draft, ...(behind.trim() === '' ? [] : [''])];
}

/** One edit that makes the text's lines `fresh`: from the first line that differs to the last. */
function between({ lines, starts, length }: CaseText, fresh: readonly string[]): TextEdit {
  const least = Math.min(lines.length, fresh.length);
  let head = 0;
  while (head < least && lines[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < least - head && lines.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const added = fresh.slice(head, fresh.length - tail);
  const start = starts[head];
  if (start === undefined) return replacement(length, length, ['', ...added].join('\n'));
  const end = starts[lines.length - tail];
  return end === undefined
    ? replacement(start, length, added.join('\n'))
    : replacement(start, end, added.map((line) => `${line}\n`).join(''));
}
