// Whether hands that were found without all signs of a diagram are surely a board.
import type { Language } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import { areRanks, type Honours } from '../signs.ts';
import { type Holding, honoursIn, isFalling, risesIn } from './holding.ts';
import { areEqual, type Layout } from './layout.ts';
import { sizeOf } from './shown-hands.ts';

/** Several hands of one length, every suit falling, or four with one slip among them: by chance no text is so. */
export function isSure(layout: Layout, language: Language): boolean {
  const hands = Object.values(layout.hands);
  if (hands.length < 2) return false;
  return (areEqual(layout) && allFall(layout, language)) || isSureButForSlip(layout, language);
}

/** The same where words may have been taken for cards: every sign is a rank, but for the slip. */
export function isSurelyRead(layout: Layout, language: Language): boolean {
  const holdings = Object.values(layout.hands).flat();
  const isRead = holdings.every(({ signs }) => areRanks(signs));
  return (isRead && isSure(layout, language)) || isSureButForSlip(layout, language);
}

/** Whether every suit falls. */
export function allFall({ hands }: Layout, language: Language): boolean {
  const holdings = Object.values(hands).flat();
  const honours = honoursIn(holdings, language);
  return holdings.every(({ signs }) => isFalling(signs, honours));
}

/**
 * Four hands that one damaged card explains: a card too few or too many in one of them, a sign that is no rank, or one
 * place at which a suit does not fall, as where a card stands twice.
 */
export function isSureButForSlip({ hands }: Layout, language: Language): boolean {
  const all = Object.values(hands);
  const sizes = all.map(sizeOf).sort((one, other) => one - other);
  const [shortest = 0, usual = 0] = sizes;
  if (all.length !== SEATS.length || shortest < FEWEST_CARDS) return false;
  const isOneLonger = usual === shortest;
  const expected = isOneLonger ? shortest : usual;
  const astray = sizes.reduce((sum, size) => sum + Math.abs(size - expected), 0);
  const holdings = all.flat();
  const honours = honoursIn(holdings, language);
  return astray + slipsIn(holdings, honours) <= 1;
}

/** Four hands of fewer cards may be something else. */
const FEWEST_CARDS = 5;

function slipsIn(holdings: readonly Holding[], honours: Honours): number {
  return holdings.reduce(
    (sum, { signs }) =>
      sum + risesIn(signs, honours) + signs.filter(({ letter }) => honours(letter) === undefined).length,
    0,
  );
}
