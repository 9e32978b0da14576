// Whether words behind an `@` look like arguments of an annotation.

import { foldLatin } from '../nearest.ts';
import { KEYWORDS } from './annotation-arguments.ts';
import { hasSuitSign } from './annotation-cards.ts';
import { readSeatToken } from './annotation-seats.ts';
import type { Source } from './annotation-source.ts';

const ALL_KEYWORDS = new Set(Object.values(KEYWORDS).flatMap((words) => words.map(foldLatin)));

/** Whether the first of the words is one that arguments begin with: a seat, a suit or card, a number, a fixed word. */
export function isLikeNotation({ tokens, language }: Source): boolean {
  const [first] = tokens;
  if (first === undefined) return false;
  return (
    hasSuitSign(first.text) ||
    /^\d/.test(first.text) ||
    ALL_KEYWORDS.has(foldLatin(first.text)) ||
    readSeatToken(first, language) !== undefined
  );
}
