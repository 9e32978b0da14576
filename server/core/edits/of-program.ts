// Deals in the formats of programs, which have letters of their own: PBN, LIN, the tags of a play site.
import { dealOn } from '../syntax/boards/deal-string.ts';
import { linDealOn } from '../syntax/boards/lin-deal.ts';
import type { Board } from '../syntax/tree.ts';
import { type CaseText, lineOf } from '../text/lines.ts';

/** Whether the board stands in such a format; its signs are not for people and stay as they are. */
export function isOfProgram(text: CaseText, { span }: Board): boolean {
  const line = text.lines[lineOf(text, span.start)] ?? '';
  return dealOn(line, 0) !== undefined || linDealOn(line, 0) !== undefined;
}
