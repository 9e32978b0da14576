// The house layouts of boards.

/**
 * How a board is drawn: North above, West and East beside the compass, South below; a line for each hand with
 * its seat in front; all hands on one line.
 */
export const BOARD_LAYOUTS = ['centred', 'labelled', 'line'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];
