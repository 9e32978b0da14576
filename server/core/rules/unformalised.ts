import type { ParagraphId } from '../laws/paragraph-id.ts';

/**
 * The paragraphs of Laws 50, 51, 52 and 59 that no rule compares with a ruling, each with the reason why it is left
 * to the Director. Every other undivided paragraph of these laws is the ground of an answer that an example reaches.
 */
export const UNFORMALISED: { readonly [paragraph in ParagraphId]?: string } = {
  '50E3': 'Whether the exposed card helped the offending side is for the Director to judge.',
  '52B1(a)': 'Declarer may accept the card or not: either is right.',
  '52B1(b)': 'That play went on is read as acceptance; there is no claim to compare with it.',
};
