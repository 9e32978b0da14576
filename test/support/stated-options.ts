// A table at which East shows two cards, and how the options stated there are told.
import type { Position } from '../../server/core/model/position.ts';
import { exposes, lyingBefore, type Table } from './at-the-table.ts';

export const TABLE: Table = {
  declarer: 'S',
  trumps: 'NT',
  hands: { N: 'SA S5 H7 C8', E: 'SK SJ HQ D6', S: 'SQ S3 HA C7', W: 'S8 S4 HK D9' },
};

/** East has two penalty cards. */
export const shown = exposes('E', 'SK HQ', 'dropped');

/** The latest option as it stands: the leader, what was said, what stays before East. */
export const told = (position: Position) => {
  const option = position.election?.option;
  const suits = option && option.kind !== 'neither' ? option.suits.join('') : '';
  return `${position.election?.leader} ${option?.kind} ${suits} | ${lyingBefore(position, 'E')}`;
};
