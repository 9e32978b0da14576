// What a player may play: to the trick, or as the lead (Laws 44C, 50C, 50D1, 51A, 51B, 59).
import { type Card, suitOf } from '../bridge/cards.ts';
import { partnerOf, type Seat } from '../bridge/seats.ts';
import type { Answer } from '../laws/answers.ts';
import { type Basis, basisOf, doubted } from './basis.ts';
import { suitsNamed } from './election.ts';
import { holdsSome } from './held.ts';
import { type Limit, meets, spotMeets } from './limit.ts';
import { isMajor } from './penalty-card.ts';
import { type Election, type Missing, majorsOf, type Position } from './position.ts';

/** One way in which a player can be bound; there are several where his hand is not known well enough. */
export type Duty = {
  /** The limits that bind him, in the order in which one comes before another. */
  readonly limits: readonly Limit[];
  /** The restriction of his lead that he cannot keep to (Law 59). */
  readonly excused: Limit | undefined;
  readonly assumed: readonly Missing[];
};

/** Limits in the order in which one comes before another; of those that stand together none does. */
type Limits = readonly (readonly Limit[])[];

/** How `seat` is bound when he leads, or plays to the trick; none where he is not to play now. */
export function dutiesOf(position: Position, seat: Seat): readonly Duty[] {
  if (!isToPlay(position, seat)) return [];
  const led = position.trick?.plays[0];
  const limits = led ? limitsOfPlay(position, seat, led.card) : limitsOfLead(position, seat);
  return limits.reduce<readonly Duty[]>(
    (duties, together) => duties.flatMap((duty) => boundBy(position, seat, duty, together)),
    [{ limits: [], excused: undefined, assumed: [] }],
  );
}

/** Whether `seat` leads, or still has to play to the trick. */
export function isToPlay(position: Position, seat: Seat): boolean {
  const { trick } = position;
  if (trick === undefined) return false;
  if (trick.plays.length === 0) return trick.leader === seat;
  return trick.plays.every((play) => play.seat !== seat);
}

/** The limit that `card` breaks, the first of them; `undefined` where it may be played. */
export function limitBroken(duty: Duty, card: Card): Limit | undefined {
  return duty.limits.find((limit) => !meets(limit, card));
}

/** The limit that `card` is certain to break, one for each way in which `seat` can be bound; none where he may play it. */
export function limitsSurelyBroken(position: Position, seat: Seat, card: Card): readonly Limit[] {
  const broken = dutiesOf(position, seat).map((duty) => limitBroken(duty, card));
  const sure = broken.flatMap((limit) => limit ?? []);
  return sure.length === broken.length ? sure : [];
}

/** Whether it is certain that `seat` has to play a penalty card, a minor one too, and not `card` (Law 52). */
export function mustPlayAnother(position: Position, seat: Seat, card: Card): boolean {
  const broken = limitsSurelyBroken(position, seat, card);
  return (
    broken.length > 0 &&
    broken.every(({ kind }) => kind === 'penalty-card' || kind === 'designation' || kind === 'minor-card')
  );
}

/**
 * The duty with one more limit, if he can keep to it besides those that come before; or with several that come
 * together, none of them before another.
 */
function boundBy(position: Position, seat: Seat, duty: Duty, together: readonly Limit[]): readonly Duty[] {
  const [first] = together;
  if (first === undefined) return [duty];
  const isRestriction = first.kind === 'requirement' || first.kind === 'prohibition';
  const limits = [...duty.limits, ...together.map((limit) => inDuty(position, duty, limit))];
  const bound: Duty = { ...duty, limits };
  const free: Duty = isRestriction ? { ...duty, excused: duty.excused ?? first } : duty;
  const can = holdsSome(
    position,
    seat,
    (card) => limits.every((other) => meets(other, card)),
    (suit) => limits.every((other) => spotMeets(other, suit)),
  );
  if (can !== undefined) return [can ? bound : free];
  return [bound, free].map((way) => ({ ...way, assumed: [...way.assumed, `hand of ${seat}` as const] }));
}

/** Following suit comes first, then the duty to play a penalty card (Laws 44C, 50D1(b)). */
function limitsOfPlay(position: Position, seat: Seat, led: Card): Limits {
  const suits = [suitOf(led)];
  return [
    [{ kind: 'follow-suit', basis: basisOf('follow suit first', position.edition), suits, isBarred: false }],
    ...limitsOfPenaltyCards(position, seat),
  ];
}

/**
 * A restriction of the lead comes before the duty to play a penalty card of one's own (Law 50D1(b)). Who has only
 * cards of suits that he is prohibited to lead is free, though the prohibitions come from different leads (Law 59).
 */
function limitsOfLead(position: Position, leader: Seat): Limits {
  const required = requirementsIn(position.trick?.election).map(
    ({ basis, option }): Limit => ({
      kind: 'requirement',
      basis,
      suits: suitsNamed(option),
      isBarred: false,
    }),
  );
  const prohibited = position.prohibitions
    .filter(({ player }) => player === leader)
    .map(({ suits, basis }): Limit => ({ kind: 'prohibition', basis, suits, isBarred: true }));
  return [required, prohibited, ...limitsOfPenaltyCards(position, leader)];
}

/** The requirements for this lead: more than one where another card was exposed after the first. */
function requirementsIn(election: Election | undefined): readonly Election[] {
  if (election === undefined) return [];
  const earlier = requirementsIn(election.before.trick?.election);
  return election.isGiven && election.option?.kind === 'require' ? [election, ...earlier] : earlier;
}

/** Laws 50C, 50D1(a), 51A: the penalty cards before the player himself. */
function limitsOfPenaltyCards(position: Position, seat: Seat): Limits {
  const majors = majorsOf(position, seat);
  const cards = majors.map(({ card }) => card);
  const minors = position.penaltyCards[seat].filter((card) => !isMajor(card));
  const penalty: readonly Limit[] =
    cards.length === 0
      ? []
      : [{ kind: 'penalty-card', basis: basisOfPenaltyCards(position, seat, ONE_PLAYABLE), cards }];
  const designation = designationOf(position, seat, cards);
  const before = minors.map(
    ({ card, told }): Limit => ({
      kind: 'minor-card',
      basis: basisOf('a minor one before small cards', position.edition, told),
      minor: card,
    }),
  );
  return [...penalty, ...designation, ...before].map((limit) => [limit]);
}

function designationOf(position: Position, seat: Seat, cards: readonly Card[]): readonly Limit[] {
  const { designated } = position;
  if (designated === undefined || !cards.includes(designated.card)) return [];
  const basis = { ...basisOfPenaltyCards(position, seat, ONE_OF_SEVERAL), because: designated.event };
  return [{ kind: 'designation', basis, cards: [designated.card] }];
}

/**
 * A major penalty card must be played at the first legal opportunity, whether in leading or in playing
 * (Law 50D1(a)). By the commentary that holds, too, where partner's cards gave an option that was not used. Whether
 * the words "any legal play to the trick" free the offender for the trick, should he have other cards, is open.
 */
function basisOfPenaltyCards(position: Position, seat: Seat, answer: Answer): Basis {
  const [card] = majorsOf(position, seat);
  const election = position.trick?.election;
  const basis = basisOf(answer, position.edition, card?.told);
  if (election?.leader === partnerOf(seat) && election.pickedUp.length > 0) {
    return doubted(basis, 'option used');
  }
  const isNotUsed = election?.leader === seat && election.isGiven && election.option?.kind === 'neither';
  return isNotUsed ? doubted(basis, 'nothing chosen') : basis;
}

const ONE_PLAYABLE: Answer = 'the only one that can be played';
const ONE_OF_SEVERAL: Answer = 'one of several, as declarer designates';

/**
 * The limit as it stands after those before it. Of two or more penalty cards that can legally be played declarer
 * designates one (Law 51A). Whether a leader whom Law 59 excuses must lead a penalty card of his own is open.
 */
function inDuty(position: Position, duty: Duty, limit: Limit): Limit {
  if (limit.kind !== 'penalty-card' || !('cards' in limit)) return limit;
  const playable = limit.cards.filter((card) => duty.limits.every((other) => meets(other, card)));
  const { by } = basisOf(playable.length < 2 ? ONE_PLAYABLE : ONE_OF_SEVERAL, position.edition);
  const basis = { ...limit.basis, by };
  return { ...limit, basis: duty.excused ? doubted(basis, 'leader excused') : basis };
}

/** The penalty cards of which one is to be played under this duty. */
export function playablePenaltyCards(duty: Duty): readonly Card[] {
  const limit = duty.limits.find(({ kind }) => kind === 'penalty-card');
  if (limit === undefined || !('cards' in limit)) return [];
  return limit.cards.filter((card) => limitBroken(duty, card) === undefined);
}
