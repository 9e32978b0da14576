// Every layout that is drawn, in groups by what they need of a deal and of a writing.

import { BARE_LAYOUTS, CROSSES_OF_LINES, PLAIN_LAYOUTS } from './bare-layouts.ts';
import { FOUND_LAYOUTS } from './found-layouts.ts';
import { COMPASS_LAYOUTS, LAYOUTS } from './render-deal.ts';
import { WORN_LAYOUTS } from './worn-layouts.ts';

/** Name, layouts, the fewest cards of a hand, and what may stand between the cards of a suit. */
export const LAYOUT_GROUPS = [
  ['signed', LAYOUTS, 1, ['', ' ']],
  ['compass', COMPASS_LAYOUTS, 1, ['']],
  ['plain', PLAIN_LAYOUTS, 1, ['']],
  ['bare', BARE_LAYOUTS, 5, ['']],
  ['worn', WORN_LAYOUTS, 2, ['']],
  ['cross of lines', CROSSES_OF_LINES, 5, ['', ' ']],
  ['found', FOUND_LAYOUTS, 5, ['']],
] as const;
