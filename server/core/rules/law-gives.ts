import type { Nouns } from '../bridge/nouns.ts';
import type { Event, Facts } from '../facts/facts.ts';
import type { Edition } from '../laws/editions.ts';
import type { Wording } from '../messages/wording.ts';

/** A sentence about what the law gives, with the paragraph it rests on; sentences below it belong to it. */
export type Given = {
  readonly wording: Wording;
  readonly nouns: Nouns;
  readonly paragraph: string | undefined;
  readonly consequences: readonly Given[];
};

/** What the law gives at `event` of the case: declarer's options and what follows from each; for the hover. */
export function lawGives(facts: Facts, _edition: Edition, event: Event): readonly Given[] {
  if (!facts.events.includes(event)) return [];
  return [];
}
