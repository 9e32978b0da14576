// Weighs the rulings of a case that has penalty cards.
import type { Event, Facts, Ruling, RulingClaim } from '../facts/facts.ts';
import type { Certainty, Ground } from '../laws/answers.ts';
import type { Edition } from '../laws/editions.ts';
import {
  designationToldHere,
  leadToldHere,
  optionToldHere,
  penaltyToldHere,
  playToldHere,
} from '../messages/law-places.ts';
import type { Wording } from '../messages/wording.ts';
import { weaker } from '../model/basis.ts';
import { type Readings, readingsAt } from '../model/readings.ts';
import type { Hindrance, Judgement } from './judgement.ts';
import { irregularPlays } from './law/irregular.ts';
import { questionFor, questionOfEdition } from './law/undecided.ts';
import { optionsNotNamed } from './law/unlisted.ts';
import type { Departure } from './law-rule.ts';
import { CITATION_RULES, LAW_RULES } from './law-rules.ts';
import { type Outcome, outcomeOf } from './opinion.ts';
import type { Finding, Related, Severity } from './rule.ts';
import { findingOf } from './run.ts';

/** Holds the rulings of a case that has penalty cards against the laws of `edition`, unless something keeps it from that. */
export function judgeRulings(
  facts: Facts,
  edition: Edition,
  hindrance: Hindrance | undefined,
): Omit<Judgement, 'stations'> {
  if (hindrance !== undefined) {
    const findings = hindrance === 'board' ? [] : questionOfEdition(hindrance, facts, edition);
    return { verdict: 'undecided', missing: [hindrance], findings };
  }
  const readings = readingsAt(facts, edition, [...momentsOf(facts), facts.events.length]);
  const atEnd = readings.get(facts.events.length);
  const irregularities = atEnd ? irregularPlays(atEnd, facts.rulings, edition) : [];
  const rulings = facts.rulings.map((ruling) => weighedIn(ruling, facts, readings));
  const findings = [
    ...irregularities,
    ...rulings.flatMap((weighed) => [
      ...findingsOf(weighed, edition),
      ...unlistedIn(weighed, facts, readings, edition),
    ]),
  ];
  const ofLaw = rulings.flat().filter(({ claim }) => claim.kind !== 'cites');
  const open = ofLaw.flatMap(({ claim, outcome }) =>
    outcome.kind === 'undecided' ? outcome.missing.map((what) => ({ what, claim })) : [],
  );
  const [first] = open;
  const isFound = ofLaw.some(({ outcome }) => outcome.kind === 'wrong');
  const isOpen = ofLaw.length === 0 || (open.length > 0 && !isFound);
  return {
    verdict: isOpen ? 'undecided' : 'judged',
    missing: ofLaw.length === 0 ? ['ruling'] : [...new Set(open.map(({ what }) => what))],
    findings: first ? [...findings, questionFor(first.what, first.claim.span, edition)] : findings,
  };
}

/** A claim, and what the law makes of it. */
type Weighed = { readonly ruling: Ruling; readonly claim: RulingClaim; readonly outcome: Outcome };

function weighedIn(
  ruling: Ruling,
  facts: Facts,
  readings: ReadonlyMap<number, Readings>,
): readonly Weighed[] {
  return ruling.claims.flatMap((claim) => {
    const now = readings.get(momentOf(claim, facts));
    return now ? [{ ruling, claim, outcome: outcomeOf(claim, ruling, now, CLAIM_RULES) }] : [];
  });
}

const CLAIM_RULES = [...LAW_RULES, ...CITATION_RULES];

function momentsOf(facts: Facts): readonly number[] {
  return facts.rulings.flatMap(({ claims }) => claims.map((claim) => momentOf(claim, facts)));
}

/** The moment a claim speaks of: after what the text tells before it; where that is no penalty card, after it all. */
function momentOf({ after }: RulingClaim, { events }: Facts): number {
  const first = events.findIndex(({ kind }) => kind === 'penalty');
  return first < after ? after : events.length;
}

/** The findings of one ruling. */
function findingsOf(weighed: readonly Weighed[], edition: Edition): readonly Finding[] {
  const wrong = weighed.filter(({ claim, outcome }) => claim.kind !== 'cites' && outcome.kind === 'wrong');
  const isWrong = wrong.length > 0;
  const isRefusal = wrong.some(({ claim }) => claim.kind === 'denies');
  return weighed.flatMap(({ ruling, claim, outcome }) => {
    if (outcome.kind !== 'wrong') return [];
    return outcome.departures
      .filter((departure) => !(isWrong && departure.fault === 'wrong-paragraph'))
      .filter((departure) => !(isRefusal && followsFromRefusal(claim, departure)))
      .map((departure) => findingFrom(departure, ruling, claim, outcome, edition));
  });
}

/** The options that a ruling forgets to name, if nothing in it is wrong. */
function unlistedIn(
  weighed: readonly Weighed[],
  facts: Facts,
  readings: ReadonlyMap<number, Readings>,
  edition: Edition,
): readonly Finding[] {
  const last = weighed.findLast(({ claim }) => claim.kind === 'offers');
  const now = last && readings.get(momentOf(last.claim, facts));
  const isRight = weighed.every(({ outcome }) => outcome.kind !== 'wrong');
  return last && now && isRight && !last.ruling.overruled && last.ruling.verdict !== 'wrong'
    ? optionsNotNamed(last.ruling, now, edition)
    : [];
}

/** A ruling that wrongly refuses declarer an option is wrong in that, and not again where it passes over the option. */
function followsFromRefusal(claim: RulingClaim, { basis: { because } }: Departure): boolean {
  return claim.kind !== 'denies' && because?.kind === 'option';
}

function findingFrom(
  departure: Departure,
  ruling: Ruling,
  claim: RulingClaim,
  { rule, ground }: Extract<Outcome, { kind: 'wrong' }>,
  edition: Edition,
): Finding {
  const fault = { ...departure, paragraph: departure.basis.by, related: placesOf(departure, claim) };
  if (rule.family !== 'law') return findingOf(rule, fault, edition);
  const certainty = certaintyOf(departure, ground);
  return findingOf(rule, { ...fault, certainty, severity: severityOf(certainty, ruling) }, edition);
}

/** Severity follows certainty; a ruling that the write-up itself calls wrong is only told of. */
function severityOf({ ground }: Certainty, ruling: Ruling): Severity {
  return ruling.overruled || ruling.verdict === 'wrong' ? 'information' : SEVERITY_BY_GROUND[ground];
}

export const SEVERITY_BY_GROUND: { readonly [ground in Ground]: Severity } = {
  words: 'error',
  commentary: 'warning',
  inference: 'warning',
  memory: 'warning',
  open: 'information',
};

/** That of the law's answer, or of the reading of the text, whichever is less. */
function certaintyOf({ basis }: Departure, ground: Ground): Certainty {
  const weakest = weaker(basis.ground, ground);
  return { ground: weakest, reading: weakest === basis.ground ? basis.reading : undefined };
}

/** The fact that makes the claim wrong. */
function placesOf({ basis: { because } }: Departure, claim: RulingClaim): readonly Related[] {
  if (because === undefined || because.span.start === claim.span.start) return [];
  return [{ span: because.span, wording: PLACES[because.kind], nouns: {} }];
}

const PLACES: { readonly [kind in Event['kind']]: Wording } = {
  penalty: penaltyToldHere,
  'on-lead': leadToldHere,
  play: playToldHere,
  option: optionToldHere,
  'no-option': optionToldHere,
  designates: designationToldHere,
  accepts: playToldHere,
  rejects: playToldHere,
};
