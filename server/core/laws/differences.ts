import type { Answer, Source } from './answers.ts';
import type { ParagraphId } from './paragraph-id.ts';

/**
 * An edition as a list of what it has otherwise than that of 2017. With the texts that stand beside it that is all
 * there is to an edition: what it does not name here is as in 2017.
 */
export type Differences = {
  /** The first and the last day on which either this edition or the one before may have been in force. */
  readonly changeover: { readonly first: string; readonly last: string };
  readonly lacks: readonly ParagraphId[];
  /** Paragraphs that the laws of 2017 do not have, each with the one after which it stands. */
  readonly adds: readonly { readonly id: ParagraphId; readonly after: ParagraphId }[];
  /** The answers that rest on another paragraph, or less or more firmly. */
  readonly answers: { readonly [answer in Answer]?: Source };
  /** The answers that this edition does not give, so that nothing is said. */
  readonly unanswered: readonly Answer[];
};
