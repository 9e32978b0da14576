import type { OUTLINE_2017 } from './2017/outline.ts';

/** A paragraph that we hold in one edition or another: `51B2(b)`, `50D1(a)`, `44C`, `59`. */
export type ParagraphId = (typeof OUTLINE_2017)[number];
