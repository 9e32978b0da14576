// Where a text says that there are two penalty cards, and fewer were understood: nothing that it claims is sure.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import type { Voiced } from '../voices/voices.ts';

/** The statements without claims, where the sentences or annotations give fewer penalty cards than the text says. */
export function withCardsRead(
  statements: readonly Statement[],
  voices: readonly Voiced[],
  annotated: readonly Event[],
): readonly Statement[] {
  if (!voices.some(saysTwo)) return statements;
  const told = statements.flatMap((one) => (one.kind === 'event' ? [one.event] : []));
  const cards = [...annotated, ...told].flatMap((event) =>
    event.kind === 'penalty' ? event.cards.map(({ value }) => value) : [],
  );
  return new Set(cards).size < 2 ? statements.filter(({ kind }) => kind !== 'claim') : statements;
}

const TWO = termSet(['two', 'both']);

/** *East had two penalty cards*, told as a fact. */
function saysTwo({ tells, sentence }: Voiced): boolean {
  return (
    tells &&
    meet(sentence.holds, TWO) &&
    sentence.clauses.some(
      (clause) =>
        clause.items.some((item) => isTerm(item, 'two', 'both') && isTerm(item, 'penalty-card', 'face')) &&
        !has(clause, 'not', 'neither', 'would', 'should', 'may', 'claimed', 'intended'),
    )
  );
}
