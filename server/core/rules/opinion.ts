// What all readings of a text together make of a claim.
import type { Ruling, RulingClaim } from '../facts/facts.ts';
import type { Ground } from '../laws/answers.ts';
import { weaker } from '../model/basis.ts';
import type { Missing, Position } from '../model/position.ts';
import type { Readings } from '../model/readings.ts';
import type { Departure, LawRule, Opinion } from './law-rule.ts';

/** The outcome for one claim: wrong in every way to read the text, right in every way, or it turns on what is missing. */
export type Outcome =
  | {
      readonly kind: 'wrong';
      readonly rule: LawRule;
      readonly departures: readonly Departure[];
      readonly ground: Ground;
    }
  | { readonly kind: 'right' }
  | { readonly kind: 'undecided'; readonly missing: readonly Missing[] };

/** What the rules for its kind make of a claim. */
export function outcomeOf(
  claim: RulingClaim,
  ruling: Ruling,
  readings: Readings,
  rules: readonly LawRule[],
): Outcome {
  if (readings.some(({ isLost }) => isLost)) return { kind: 'undecided', missing: ['trick'] };
  const outcomes: Outcome[] = [];
  for (const rule of rules)
    if (rule.claims.includes(claim.kind)) outcomes.push(outcomeOfRule(claim, ruling, readings, rule));
  const wrong = outcomes.find(({ kind }) => kind === 'wrong');
  if (wrong) return wrong;
  const missing = outcomes.flatMap((outcome) => (outcome.kind === 'undecided' ? outcome.missing : []));
  return missing.length === 0 ? { kind: 'right' } : { kind: 'undecided', missing: [...new Set(missing)] };
}

function outcomeOfRule(claim: RulingClaim, ruling: Ruling, readings: Readings, rule: LawRule): Outcome {
  const views = readings.flatMap((position) =>
    rule.compare(claim, position, ruling).map((opinion) => ({ position, opinion })),
  );
  const telling = views.filter(({ opinion }) => opinion.kind !== 'vacuous');
  const wrong = telling.flatMap(({ opinion, position }) =>
    opinion.kind === 'wrong' ? [{ opinion, position }] : [],
  );
  const [first] = wrong;
  if (first && wrong.length === telling.length) {
    const grounds = wrong.map(({ position }) => position.ground);
    return {
      kind: 'wrong',
      rule,
      departures: first.opinion.departures,
      ground: grounds.reduce(weaker, 'words'),
    };
  }
  const isSplit = first !== undefined;
  const missing = telling.flatMap(({ opinion, position }) => missingIn(opinion, position, isSplit));
  return missing.length === 0 ? { kind: 'right' } : { kind: 'undecided', missing };
}

/** What one reading lacks; where readings disagree, also what each of them takes to be so. */
function missingIn(opinion: Opinion, position: Position, isSplit: boolean): readonly Missing[] {
  const lacking: readonly Missing[] = opinion.kind === 'unstated' ? [opinion.what] : [];
  return isSplit ? [...lacking, ...position.assumed, ...(opinion.assumed ?? [])] : lacking;
}
