// The part of a case that a heading opens.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Sentence } from '../../syntax/sentences/clause.ts';
import { has, isTerm } from '../clause-terms.ts';

/** A part of a case by its heading. */
export type Section = 'facts' | 'director' | 'committee' | 'appeal' | 'comment' | undefined;

const OF_SECTIONS = termSet(['committee', 'ruling', 'director', 'ruled', 'comment', 'facts', 'appeal']);

/** The section that a heading opens; a decision after an appeal is the committee's. */
export function headingOf(sentence: Sentence, section: Section): Section | 'title' {
  if ((!sentence.isTitle && !sentence.beginsBlock) || !meet(sentence.holds, OF_SECTIONS)) return undefined;
  const items = sentence.clauses.flatMap((clause) => clause.items);
  if (LONGEST_HEADING < items.length || (!sentence.isTitle && 3 < items.length)) return undefined;
  const whole = { items };
  const isOnly = (...terms: readonly Term[]) =>
    items.every((item) => item.kind !== 'term' || isTerm(item, ...terms));
  if (!sentence.isTitle && !isOnly('director', 'committee', 'ruling', 'ruled', 'facts', 'comment', 'appeal'))
    return undefined;
  if (has(whole, 'committee')) return 'committee';
  if (section === 'appeal' && has(whole, 'ruling') && !has(whole, 'director')) return 'committee';
  if (has(whole, 'ruling', 'director', 'ruled')) return 'director';
  if (has(whole, 'comment')) return 'comment';
  if (has(whole, 'facts')) return 'facts';
  if (has(whole, 'appeal') && items.length <= (sentence.isTitle ? LONGEST_APPEAL : 2)) return 'appeal';
  return undefined;
}

/** A short title without a word for a section says nothing of who speaks. */
export function isBlockTitle({ clauses }: Sentence): boolean {
  return clauses.every(({ items }) => items.every((item) => item.kind !== 'term' || !isTerm(item, 'ruling')));
}

const LONGEST_HEADING = 5;

const LONGEST_APPEAL = 4;
