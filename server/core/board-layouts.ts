// The layouts that a user may choose among: by themselves, so that a server starts without the formatter.
export { BOARD_LAYOUTS, type BoardLayout } from './format/layouts.ts';
