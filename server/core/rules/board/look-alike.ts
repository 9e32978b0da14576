// A Greek or Cyrillic letter among Latin ones that look the same; who writes a whole board in one alphabet is let be.
import type { ReadCard } from '../../facts/facts.ts';
import { lookAlike as wording } from '../../messages/board.ts';
import { namedCard, shownHands } from '../deal.ts';
import { defineRule } from '../rule.ts';

/** Α Κ Τ of Greek, then of Cyrillic. */
const LOOK_ALIKE = /^[\u0391\u039A\u03A4\u0410\u041A\u0422]$/;
const LATIN = /^[AKT]$/;

export const lookAlike = defineRule({
  family: 'board',
  *check({ facts }) {
    for (const board of facts.boards) {
      const cards = shownHands(board).flatMap(({ read }) => read.cards);
      if (!cards.some(({ written }) => LATIN.test(written))) continue;
      const found = cards.find(isLookAlike);
      const card = found && namedCard(found);
      if (found === undefined || card === undefined) continue;
      const nouns = { sign: { text: found.written }, card: { card } };
      yield { fault: 'look-alike', span: found.span, nouns };
    }
  },
  faults: {
    'look-alike': {
      severity: 'information',
      wording,
      good: ['N: ♠AK5 ♥T7 ♦- ♣K', 'Βορράς: ♠ΑQ5 ♥Κ7 ♦- ♣J', 'Βορράς: ♠ΑΡ5 ♥Ντ7 ♦- ♣Β'],
      bad: [
        `N: ♠AΚ5 ♥T7 ♦- ♣K
     ^ board/look-alike: This “Κ” is no Latin letter, it only looks like one; it is read as ♠K.`,
      ],
    },
  },
});

function isLookAlike({ written }: ReadCard): boolean {
  return LOOK_ALIKE.test(written);
}
