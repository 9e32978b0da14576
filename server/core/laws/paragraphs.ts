import { OUTLINE_2017 } from './2017/outline.ts';
import { LAWS } from './all.ts';
import type { Differences } from './differences.ts';
import { EDITIONS, type Edition } from './editions.ts';
import type { ParagraphId } from './paragraph-id.ts';

/** The laws of which the outline holds every paragraph, so that what is not in it does not exist. */
export const WHOLE_LAWS = [49, 50, 51, 52, 59] as const;

/** What we know of a cited paragraph: it is ours, it does not exist, or its law is none of ours. */
export type Standing = 'held' | 'absent' | 'unknown';

const OUTLINES: ReadonlyMap<Edition, readonly ParagraphId[]> = new Map(
  EDITIONS.map((edition) => [edition, outlineWith(LAWS[edition])]),
);

/** The paragraphs of 2017 less those that an edition lacks, with those that it adds in their places. */
function outlineWith({ lacks, adds }: Differences): readonly ParagraphId[] {
  return OUTLINE_2017.flatMap((id): readonly ParagraphId[] => {
    const here = lacks.includes(id) ? [] : [id];
    return [...here, ...adds.filter(({ after }) => after === id).map((added) => added.id)];
  });
}

/** The paragraphs of an edition that we hold, in the order of the law book. */
export function outlineOf(edition: Edition): readonly ParagraphId[] {
  return OUTLINES.get(edition) ?? OUTLINE_2017;
}

/** Whether we hold `id`, written as the outline writes it, in `edition`. */
export function isParagraphOf(id: string, edition: Edition): id is ParagraphId {
  return (outlineOf(edition) as readonly string[]).includes(id);
}

/** Whether `id` can be cited in `edition`, as far as our outline tells. */
export function standingOf(id: string, edition: Edition): Standing {
  if (isParagraphOf(id, edition)) return 'held';
  return (WHOLE_LAWS as readonly number[]).includes(lawOf(id)) ? 'absent' : 'unknown';
}

/** The number of the law to which a paragraph belongs: 51 for `51B2(b)`. */
export function lawOf(id: string): number {
  return Number.parseInt(id, 10);
}

/** The paragraph that holds `id`: `51B2` for `51B2(b)`; `undefined` for a whole law. */
export function parentOf(id: string): string | undefined {
  const parent = id.replace(/(?:\([a-z]+\)|[A-Z]|\d+)$/, '');
  return parent === '' ? undefined : parent;
}

/** Whether `part` is `id` or lies in it: `51B2(b)` lies in `51B2`, `51B` and `51`. */
export function liesIn(part: string, id: string): boolean {
  for (let at: string | undefined = part; at !== undefined; at = parentOf(at)) if (at === id) return true;
  return false;
}

/** The undivided paragraphs within `id`, in order; none where `id` itself is undivided. */
export function partsOf(id: string, edition: Edition): readonly ParagraphId[] {
  const within = outlineOf(edition).filter((part) => part !== id && liesIn(part, id));
  return within.filter((part) => !within.some((other) => parentOf(other) === part));
}

/** The paragraphs that a writer of `id`, which does not exist, may have meant: at most three, nearest first. */
export function nearestParagraphs(id: string, edition: Edition): readonly ParagraphId[] {
  return outlineOf(edition)
    .map((near) => ({ near, apart: distance(id, near) }))
    .filter(({ apart }) => apart <= 3)
    .sort((one, other) => one.apart - other.apart)
    .slice(0, 3)
    .map(({ near }) => near);
}

/** How far two paragraphs lie apart; a slip in the number of the law alone is a small one. */
function distance(one: string, other: string): number {
  const [mine, theirs] = [stepsOf(one), stepsOf(other)];
  const isSlipOfLaw = 2 < mine.length && mine.slice(1).join() === theirs.slice(1).join();
  const weights = [isSlipOfLaw ? 1 : 4, 2, 1, 1];
  const steps = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, step) => step);
  return steps
    .filter((step) => mine[step] !== theirs[step])
    .reduce((sum, step) => sum + (weights[step] ?? 1), 0);
}

/** The steps of a paragraph from the law down: `51`, `B`, `2`, `(b)`. */
function stepsOf(id: string): readonly string[] {
  return id.match(/\d+|[A-Z]+|\([a-z]+\)/g) ?? [];
}
