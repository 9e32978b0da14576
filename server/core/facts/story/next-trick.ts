// Where a trick begins: who leads to it, and what was told of the one before no longer counts.
import type { Seat } from '../../bridge/seats.ts';
import type { Story } from './story.ts';

/** The story goes on with the trick to which this one leads. */
export function beginTrick(story: Story, leader: Seat): void {
  story.leader = leader;
  story.played = [];
  story.options = [];
  if (leader !== story.restricted) story.hasLeadChanged = true;
}
