// Sentences of a ruling on penalty cards that gave nothing to judge.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import type { Item } from '../../syntax/sentences/item.ts';
import type { Span } from '../../text/span.ts';
import { has, isTerm, termIn } from '../clause-terms.ts';
import type { Problem } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import type { Voiced } from '../voices/voices.ts';

/** What becomes of a card. */
const FATES = ['pick-up', 'remain', 'stop'] as const;

/** What a player does, and how far he may. */
const ACTS = ['lead', 'play'] as const;
const OF_RULING = termSet([...FATES, ...ACTS]);
const DUTIES = ['may', 'must', 'may-not', 'need-not'] as const;

/** Words with which a clause rules nothing: it asks, supposes, or tells of somebody's mind. */
const NO_RULING = termSet(['if', 'if-first', 'would', 'asked', 'claimed', 'intended', 'whenever']);

/**
 * A problem for each sentence of a ruling that says what becomes of a penalty card, or what a player may lead or play,
 * and of which no claim was understood; none where annotations say what is ruled, or no penalty card is told of.
 */
export function notUnderstood(
  voices: readonly Voiced[],
  told: readonly Statement[],
  annotated: readonly Statement[],
): readonly Problem[] {
  const isPenalty = (one: Statement) => one.kind === 'event' && one.event.kind === 'penalty';
  const isAnnotated = annotated.some(({ kind }) => kind === 'claim');
  if (isAnnotated || ![...told, ...annotated].some(isPenalty)) return [];
  const claims = told.filter(({ kind }) => kind === 'claim');
  return voices.flatMap(({ by, isGeneral, sentence }) => {
    if (by === undefined || isGeneral || sentence.isQuestion) return [];
    if (claims.some(({ span }) => isWithin(span, sentence.span))) return [];
    const place = placeOf(sentence);
    return place === undefined ? [] : [{ rule: 'facts/not-understood', span: place, nouns: {} }];
  });
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.start < outer.end;
}

/** The word by which the sentence rules on a card. */
function placeOf({ clauses }: Sentence): Span | undefined {
  for (const clause of clauses) {
    const word = wordOf(clause);
    if (word !== undefined) return word;
  }
  return undefined;
}

function wordOf(clause: Clause): Span | undefined {
  if (clause.isQuoted || !meet(clause.said, OF_RULING) || meet(clause.holds, NO_RULING)) return undefined;
  const fate = isOfCards(clause) ? termIn(clause, ...FATES) : undefined;
  const isDuty = clause.items.some(isPlayer) && has(clause, ...DUTIES);
  return (fate ?? (isDuty ? termIn(clause, ...ACTS) : undefined))?.span;
}

/** The deposit is given back too, and the score remains. */
function isOfCards({ holds }: Clause): boolean {
  return meet(holds, CARD_WORDS);
}

const CARD_WORDS = termSet(['cards', 'penalty-card', 'card', 'it', 'them', 'both', 'other', 'the-one']);

function isPlayer(item: Item): boolean {
  return item.kind === 'seat' || isTerm(item, 'partner', 'offender', 'defender', 'he');
}
