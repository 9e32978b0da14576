// What a player did on his own and had to undo is no ruling.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import type { Voiced } from '../voices/voices.ts';

/** So many sentences behind a deed may still tell that it was put right. */
const LOOKED_AHEAD = 3;

/** Whether a claim only tells what a player did with his cards, and one of the next sentences undoes it. */
export function isUndone(claim: Claim, voiced: Voiced, voices: readonly Voiced[]): boolean {
  const { clauses } = voiced.sentence;
  const clause = clauses.find(({ span }) => span.start <= claim.span.start && claim.span.end <= span.end);
  if (clause === undefined || !isDeed(claim, clause, voiced)) return false;
  const own = clauses.slice(clauses.indexOf(clause));
  const at = voices.indexOf(voiced);
  const next = voices.slice(at + 1, at + 1 + LOOKED_AHEAD).map(({ sentence }) => sentence.clauses);
  const other = next.findIndex((some) => some.some(tellsOfPlay));
  return [own, ...(other === -1 ? next : next.slice(0, other))].some(
    (some) => some.some(putsRight) || callsWrong(some),
  );
}

/** *East picked up both cards*: nobody says that he may. */
function isDeed({ kind }: Claim, clause: Clause, { by }: Voiced): boolean {
  return (
    (kind === 'picks-up' || kind === 'remains') &&
    by === undefined &&
    !has(clause, 'may', 'must', 'need-not', 'ruled', 'told', 'ruling') &&
    !clause.items.some((item) => isPerson(item) && isTerm(item, 'director', 'committee'))
  );
}

/** The lead, and all that comes after it, is another matter. */
function tellsOfPlay(clause: Clause): boolean {
  return has(clause, 'lead', 'restriction', 'win') || (has(clause, 'want') && has(clause, 'play'));
}

function putsRight(clause: Clause): boolean {
  return has(clause, 'put-right') && !has(clause, 'not', 'neither', 'committee');
}

/** *That was a mistake*: said of what was done, in a sentence that tells of no wish; it names no ruling, player or card. */
function callsWrong(clauses: readonly Clause[]): boolean {
  if (clauses.some((clause) => has(clause, 'require', 'prohibit', 'want', 'claimed', 'asked'))) return false;
  return clauses.some(
    (clause) =>
      has(clause, 'fault') &&
      !has(clause, 'not', 'neither', 'committee', 'ruling') &&
      !clause.items.some((item) => item.kind === 'cards' || item.kind === 'suit' || isPerson(item)),
  );
}
