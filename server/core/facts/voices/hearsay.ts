// What somebody who does not decide is said to say or to believe, by whatever word: it is nobody's ruling.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import {
  FOLLOWING,
  NAMED_DEED,
  WAS_TOLD,
  WHETHER,
  WHETHER_OR_NOT,
} from '../../syntax/lexicon/small-words.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { type Item, isWordOf } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import { isStrange } from '../sentences/clear-claims.ts';
import type { Voiced } from './voices.ts';

/**
 * Whether a clause stands behind *some clubs believe that*, *a kibitzer swore that*, *it is wrong that*: behind words
 * that name none who decides, nor say that it follows.
 */
export function isHearsay(clause: Clause, voiced: Voiced): boolean {
  const { sentence } = voiced;
  if (isNamedOnly(clause, sentence) || isWhether(clause, sentence) || isOfAnyDefender(clause)) return true;
  const before = openingOf(clause, sentence);
  const last = before?.at(-1);
  if (before === undefined || last === undefined) return false;
  for (const { fits, isHeard } of OPENINGS) if (fits(last, before, voiced)) return isHeard;
  return false;
}

/** The clauses before *that*, where the clause is one of those that hang on it. */
function openingOf(clause: Clause, { clauses }: Sentence): readonly Clause[] | undefined {
  const at = clauses.indexOf(clause);
  const from = clauses.findLastIndex(({ link }, place) => place <= at && link === 'that');
  return 0 < from && clauses.slice(from + 1, at + 1).every(goesOn) ? clauses.slice(0, from) : undefined;
}

/** Words before *that*, by the last clause of them and by all; what the first that fits makes of what follows. */
const OPENINGS: readonly {
  readonly fits: (last: Clause, before: readonly Clause[], voiced: Voiced) => boolean;
  readonly isHeard: boolean;
}[] = [
  { fits: isWrong, isHeard: true },
  { fits: isOfRuler, isHeard: false },
  { fits: isUnreal, isHeard: true },
  { fits: isDecided, isHeard: false },
  { fits: isSaid, isHeard: true },
];

/** *It is wrong that …*. */
function isWrong(last: Clause, _: readonly Clause[], { overrules }: Voiced): boolean {
  return overrules === undefined && has(last, 'fault') && !has(last, 'not', 'neither');
}

/** *Further he decided that …*, of the one who rules. */
function isOfRuler(last: Clause, _: readonly Clause[], { by }: Voiced): boolean {
  return by !== undefined && has(last, 'designate');
}

/** *The old director would have said that …*. */
function isUnreal(last: Clause): boolean {
  return has(last, 'would');
}

/** *The director held that …*, *it follows that …*. */
function isDecided(_: Clause, before: readonly Clause[]): boolean {
  return before.some(decides);
}

/** *A kibitzer swore that …*. */
function isSaid({ items }: Clause): boolean {
  return items.some(isOfSaying);
}

const NOMINAL = termSet(['nominal']);
const OR = termSet(['or']);

/** Words by which a clause tells of a ruling or of what is right. */
const DECIDING: readonly Term[] = ['ruled', 'ruling', 'upheld', 'director', 'committee', 'i', 'fault'];
const OF_DECISION = termSet([...DECIDING, 'told']);

function decides({ items }: Clause): boolean {
  return (
    has({ items }, ...DECIDING, 'so', 'may', 'must') ||
    (has({ items }, 'told') && !isOfMany(items)) ||
    items.some((item) => isWordOf(item, FOLLOWING))
  );
}

/** *Beginners tell us that*: it opens with a word that we do not know, and names nobody else. */
function isOfMany(items: readonly Item[]): boolean {
  const [first] = items;
  return first !== undefined && isStrange(first) && !items.some(isPerson) && !has({ items }, 'passive');
}

/** A word that we do not know, which is then the verb, or one for speaking; *it is declarer that chooses* has neither. */
function isOfSaying(item: Item): boolean {
  return isStrange(item) || isTerm(item, 'says', 'claimed', 'intended', 'face');
}

/** *The question is whether he may choose*, Turkish *seçip seçemeyeceği*; but *whether or not he has one, both go back*. */
function isWhether({ items, said, span }: Clause, { written, span: { start } }: Sentence): boolean {
  if (meet(said, OR)) return false;
  if (items.some((item) => isWordOf(item, WHETHER))) return true;
  return meet(said, NOMINAL) && WHETHER_OR_NOT.test(written.slice(span.start - start, span.end - start));
}

/** *A defender with two penalty cards picks up those of that suit*: one like him, whoever he is. */
function isOfAnyDefender({ items, subject }: Clause): boolean {
  if (subject === undefined || !isTerm(subject, 'defender')) return false;
  const said = items.filter((item) => item.kind !== 'word' || isStrange(item));
  const at = said.indexOf(subject);
  return [said[at - 1], said[at + 1]].some((item) => item !== undefined && isTerm(item, 'penalty-card'));
}

/** Whether the words *that …* go on behind the first part of them. */
function goesOn({ link }: Clause, at: number, others: readonly Clause[]): boolean {
  if (link !== undefined) return link !== 'but' && link !== 'so';
  const before = others[at - 1]?.link;
  return before === 'while' || before === 'if' || before === 'who';
}

/** Turkish *kartların kaldığına inanır*: a verb as a name, and all that stands behind it a word for saying or believing. */
function isNamedOnly({ items }: Clause, { holds }: Sentence): boolean {
  if (meet(holds, OF_DECISION)) return false;
  const last = items.findLastIndex((item) => isTerm(item, 'nominal') || isNamedDeed(item));
  if (last === -1 || has({ items }, 'which')) return false;
  const rest = items.slice(last + 1);
  if (has({ items: rest }, 'passive') || rest.some(isTold)) return false;
  return (
    rest.some(isOfBelief) && rest.every((item) => isOfBelief(item) || item.kind === 'word' || isPerson(item))
  );
}

/** *Eline alması söylendi*: it was told him, and by none but the director. */
function isTold(item: Item): boolean {
  return isWordOf(item, WAS_TOLD);
}

/** *Sürdüğüne*, *kalacağını*: the ending of a verb that we do not know, in a form that wants another behind it. */
function isNamedDeed(item: Item): boolean {
  return item.kind === 'word' && NAMED_DEED.test(item.word);
}

function isOfBelief(item: Item): boolean {
  return isStrange(item) || isTerm(item, 'designate', 'says', 'claimed', 'intended');
}
