// Which claims of a clause count in the voice of its sentence, and at what moment.
import { SEATS } from '../../bridge/seats.ts';
import type { Clause, Sentence } from '../../syntax/sentences/clause.ts';
import { claimsIn, mayClaim } from '../claims/claims.ts';
import { decidedDuty } from '../claims/decided-duty.ts';
import { isDeniedAsWhole } from '../claims/denied-words.ts';
import { durationIn, durationOf } from '../claims/duration.ts';
import { isSupposedLater, withOrders } from '../claims/ordered.ts';
import { isPlayersSaying } from '../claims/players-saying.ts';
import { isForSomeTime } from '../claims/some-time.ts';
import { cardsIn, has, isTerm } from '../clause-terms.ts';
import { isToldByDeclarer } from '../events/told-by-declarer.ts';
import type { Claim, Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { holdersIn } from '../story/holders.ts';
import type { Person, Story } from '../story/story.ts';
import { isHearsay } from '../voices/hearsay.ts';
import type { Voiced } from '../voices/voices.ts';
import { isClear } from './clear-claims.ts';
import { isDoubtfulHere } from './doubt.ts';
import { itemsOfSentence } from './items-of-sentence.ts';

/** A rule told in general counts only where it says how long the restriction runs, or that the options are gone. */
export function claimsOf(
  clause: Clause,
  subject: Person | undefined,
  voiced: Voiced,
  story: Story,
): readonly Statement[] {
  const until = durationOf(clause);
  if (until === undefined && !mayClaim(clause)) return NONE;
  if (until === undefined && (story.isDenied || holdersIn(story).length === 0)) return NONE;
  const { by, sentence } = voiced;
  const isGeneral = voiced.isGeneral && voiced.generalFrom <= sentence.clauses.indexOf(clause);
  if (isDoubtfulHere(clause, voiced, story) || isSupposedLater(clause, sentence)) return NONE;
  if (isPlayersSaying(clause, sentence) || isDeniedAsWhole(clause, sentence)) return NONE;
  if (isToldByDeclarer(clause, sentence, story) || isHearsay(clause, voiced)) return NONE;
  const duty = withOrders(decidedDuty(clause, sentence), by);
  const isRule = isGeneral && !isOfOne(clause, sentence);
  const isOnlyRule = isRule && by === undefined && !has(clause, 'waive'); // *He who asked for nothing once has lost his right.*
  const said = isOnlyRule ? [] : claimsIn(duty, subject, story, by !== undefined);
  const isLasting = until !== undefined && !story.isDenied;
  const lasting = isLasting ? durationIn(clause, itemsOfSentence(sentence), story) : undefined;
  if (said.length === 0 && lasting === undefined) return NONE;
  return [
    ...said
      .filter((claim) => (!isRule || claim.kind === 'denies') && isClear(claim, clause, voiced, story))
      .filter((claim) => !isForSomeTime(claim, clause, sentence, story))
      .map((claim): Statement => ({ kind: 'claim', claim, about: momentOf(claim, story), span: claim.span })),
    ...(lasting && story.restriction
      ? [{ kind: 'claim', claim: lasting, about: story.restriction, span: lasting.span } as const]
      : []),
  ];
}

const NONE: readonly Statement[] = [];

/** What a player may or must play holds before he played to the trick, and who designates before anybody did. */
function momentOf(
  claim: Claim,
  { played, beforePlay, lastEvent, beforeDesignation }: Story,
): Event | undefined {
  const player =
    claim.kind === 'may-play' || claim.kind === 'must-play'
      ? claim.seat
      : SEATS.find((seat) => claim.kind === 'chooses' && claim.role.value === seat);
  const moment = player && played.includes(player) ? beforePlay.get(player) : undefined;
  const isDesignated = (moment ?? lastEvent)?.kind === 'designates';
  return claim.kind === 'chooses' && isDesignated ? beforeDesignation : moment;
}

/** *He who is barred stays barred: West may not lead a spade*: behind the rule stands what it means for one. */
function isOfOne(clause: Clause, { clauses }: Sentence): boolean {
  const rule = clauses.findIndex((one) => has(one, 'whenever'));
  const turn = clauses.findIndex(({ mark }, at) => rule < at && mark === ':');
  if (turn !== -1 && turn <= clauses.indexOf(clause) && clause.subject?.kind === 'seat') return true;
  const between = clauses.slice(rule + 1, clauses.indexOf(clause));
  return between.some(({ mark, link }) => mark === ',' && link === undefined) && isOfCardsOfOne(clause);
}

/** *He who asks for nothing waives it, and East may pick up the ♥A*: a player and his card, the verb behind his name. */
function isOfCardsOfOne({ items, link, subject }: Clause): boolean {
  const verb = subject && items[items.indexOf(subject) + 1];
  const isMain = subject?.kind === 'seat' && verb !== undefined && isTerm(verb, 'may', 'must', 'may-not');
  return isMain && (link === 'and' || link === 'so') && cardsIn({ items }).length > 0;
}
