// Annotations that may say what a sentence of a ruling says that was not understood.
import { type Card, suitOf } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import { type CardStyle, spellCard, suitGlyph } from '../bridge/words.ts';
import { cardsIn, has, suitsIn } from '../facts/clause-terms.ts';
import type { Event, Facts } from '../facts/facts.ts';
import { annotateRuling } from '../messages/edits.ts';
import type { Finding } from '../rules/rule.ts';
import type { Item } from '../syntax/sentences/item.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { touches } from '../text/span.ts';
import { annotationAtEnd } from './added-annotation.ts';
import { NO_FIX, type Proposal } from './fix.ts';

type Penalty = Extract<Event, { kind: 'penalty' }>;

/** An annotation for each way in which the words of the sentence may be meant; the author chooses. */
export function rulingAnnotations(
  tree: CaseTree,
  { events }: Facts,
  { rule, span }: Finding,
  style: CardStyle,
): Proposal {
  const sentence = tree.sentences.find((one) => touches(one.span, span.start));
  const penalties = events.filter((event): event is Penalty => event.kind === 'penalty');
  const [first] = penalties;
  if (rule !== 'facts/not-understood' || sentence === undefined || first === undefined) return NO_FIX;
  const items = sentence.clauses.flatMap((clause) => clause.items);
  const owned = penalties.filter(({ seat }) => seat === first.seat);
  const cards = owned.flatMap((penalty) => penalty.cards.map(({ value }) => value));
  const written = annotationsFor(items, first.seat, cards, style);
  return {
    fixes: written.map((text) => ({
      wording: annotateRuling,
      nouns: { text: { text } },
      edits: [annotationAtEnd(tree, text)],
      isSlip: false,
    })),
    ifSeveral: 'all',
  };
}

function annotationsFor(
  items: readonly Item[],
  offender: Seat,
  cards: readonly Card[],
  style: CardStyle,
): readonly string[] {
  const named = cardsIn({ items }).map(({ value }) => value);
  const meant = cards.filter((card) => named.includes(card));
  const groups =
    meant.length > 0 ? [meant] : [cards, ...(cards.length > 1 ? cards.map((card) => [card]) : [])];
  const ofCards = (word: string) =>
    groups.map((group) => `${word} ${offender} ${group.map((card) => spellCard(card, style)).join(' ')}`);
  const suits = suitsIn({ items }).map(({ value }) => value);
  const signs = [...new Set(suits.length > 0 ? suits : cards.map(suitOf))].map(suitGlyph).join(' ');
  const leader = partnerOf(offender);
  if (has({ items }, 'pick-up', 'stop')) return ofCards('@picks-up');
  if (has({ items }, 'remain')) return ofCards('@remains');
  if (!has({ items }, 'lead')) return ofCards('@must-play');
  if (has({ items }, 'may-not')) return [`@may-not-lead ${leader} ${signs}`];
  if (has({ items }, 'must')) return [`@must-lead ${leader} ${signs}`];
  return [`@may-lead ${leader} any`];
}
