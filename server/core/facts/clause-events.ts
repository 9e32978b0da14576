// What a clause tells to have happened.
import { type Card, cardOf, rankOf, type Suit, suitOf } from '../bridge/cards.ts';
import { cardsOf } from '../bridge/hand.ts';
import { isDefender, nextSeat, partnerOf, type Seat } from '../bridge/seats.ts';
import type { Clause } from '../syntax/clause.ts';
import type { Item } from '../syntax/item.ts';
import { isPerson, type PersonItem } from '../syntax/person.ts';
import type { Located, Span } from '../text/span.ts';
import { cardsIn, has, isTerm, says, suitsIn, type TermItem, termIn } from './clause-terms.ts';
import { holderSoFar } from './events/another-card.ts';
import {
  cardsBecoming,
  cardsCalled,
  cardsUnnamed,
  holderTold,
  isAccident,
  isWithTwo,
  noteUnnamed,
  ownerCalled,
} from './events/cards-told-of.ts';
import { isAskedNot, isFreeInWords, isOneAddressed, isSupposed, suitsMeant } from './events/chosen-suits.ts';
import { handOfOne, leadOfOne, trickOfOne, turnOfOne } from './events/lead-in-hand.ts';
import type { Event, Exposure, Option } from './facts.ts';
import {
  holderOf,
  holdersIn,
  isDefenderIn,
  offenderIn,
  offendersIn,
  type Person,
  personOf,
  type Story,
} from './story.ts';
import { areDeclarers, mayBeDeclarers } from './voices/quoted-words.ts';

/** Words that say what becomes of a card that is one already. */
const LATER = ['stop', 'remain', 'pick-up', 'designate', 'may', 'may-not', 'would', 'should'] as const;

/** Cards that come to be penalty cards; `around` is the sentence, which may say how. */
export function exposureIn(
  clause: Clause,
  around: Clause,
  subject: Person | undefined,
  story: Story,
): readonly Event[] {
  const isExposed =
    has(clause, 'drop', 'face', 'out-of-turn', 'premature', 'two-at-once') || isLedByMistake(clause, around);
  const isUnnamed = cardsUnnamed(clause, story).length > 0;
  if (!isExposed && !isUnnamed && !has(clause, 'penalty-card')) return besideInList(clause, story);
  const isLater = has(
    clause,
    ...(liesOpen(clause, story) ? LATER.filter((term) => term !== 'remain') : LATER),
  );
  if ((isLater && !isWithTwo(clause)) || has(clause, 'prohibit', 'require', 'not', 'neither')) return [];
  if (has(clause, 'remain') && has(clause, 'both') && has(clause, 'play', 'follow')) return []; // *East gave the ♦2 and both stayed penalty cards.*
  const isPlayedTogether = has(clause, 'two-at-once') && !has(clause, 'drop');
  if (isPlayedTogether) story.isTwoAtOnce = true;
  noteUnnamed(clause, subject, story);
  if (isPlayedTogether && !has(clause, 'penalty-card')) return [];
  const named = [...cardsCalled(clause, cardsIn(clause)), ...cardsSpokenOf(clause, story)];
  const becoming = named.length > 0 ? named : cardsBecoming(clause, story);
  const cards = becoming.length > 0 ? becoming : wholeHand(clause, around, story);
  const isCalled = has(clause, 'penalty-card');
  const isSure = isUnnamed || has(clause, 'drop', 'penalty-card');
  if (!isCalled && has(clause, 'drop') && story.played.length > 0 && !has(clause, 'face')) return [];
  if (!isSure && isPlayed(clause, around)) return [];
  if (!story.speaksOfPenaltyCards && !isUnnamed && !isAccident(around, cards)) return [];
  if (!isSure && story.options.length > 0) return [];
  const bySeat = new Map<Seat, Located<Card>[]>();
  const isCarriedOn =
    isDeclaringSeat(subject, story) &&
    !(
      has(clause, 'drop') && around.items.some((item) => isPerson(item) && personOf(item, story) === subject)
    );
  const doer = isCarriedOn ? undefined : subject; // *The ♠K and the ♥Q lay there too*, told after a word of declarer.
  for (const card of cards) {
    const owner = ownerOf(card, clause, subject, story);
    const seat =
      owner ?? holderOf(card.value, story) ?? holderSoFar(clause, around, story) ?? seatOf(doer, story);
    if (seat === undefined || (!isSure && !isDefenderIn(seat, story)) || isTold(card.value, story, owner))
      continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), card]);
  }
  const how = mannerOf(clause) ?? mannerOf(around) ?? (story.isTwoAtOnce ? 'two-cards' : undefined);
  return [...bySeat].map(([seat, held]): Event => {
    story.penalty[seat].push(...held.map(({ value }) => value));
    return { kind: 'penalty', seat, cards: held, how, span: spanOf(held) };
  });
}

/** *West laid the ♥7 on the table*: a card that is played there, and not out of turn. */
function isPlayed(clause: Clause, around: Clause): boolean {
  const isLaidDown = clause.items.filter((item) => isTerm(item, 'face')).length <= 1;
  const isWrong =
    has(clause, 'two-at-once', 'two', 'both', 'deliberate') || has(around, 'out-of-turn', 'premature');
  return has(clause, 'play') && isLaidDown && !isWrong;
}

/** *They stayed face up*, *it stayed as a penalty card*, before anything was chosen: that makes them penalty cards. */
function liesOpen(clause: Clause, story: Story): boolean {
  return has(clause, 'remain') && has(clause, 'face', 'penalty-card') && story.options.length === 0;
}

/** *He believed that it was his turn and led the ♥Q*. */
function isLedByMistake(clause: Clause, { items }: Clause): boolean {
  return has(clause, 'lead') && has({ items }, 'intended') && has({ items }, 'out-of-turn');
}

/** *The queen stayed on the table as a penalty card*: the one queen that was named before. */
function cardsSpokenOf({ items }: Clause, { mentioned }: Story): readonly Located<Card>[] {
  if (!has({ items }, 'penalty-card', 'face') || !has({ items }, 'remain')) return [];
  return items.flatMap((item) => {
    const [value, more] = item.kind === 'rank' ? mentioned.filter((card) => rankOf(card) === item.rank) : [];
    return value !== undefined && more === undefined ? [{ value, span: item.span }] : [];
  });
}

/** *Both defenders had one: West the ♣Q, East with the ♥A*: a person and his card, right behind such words. */
function besideInList(clause: Clause, story: Story): readonly Event[] {
  const { items } = clause;
  const isBare = items.every(
    (item) => item.kind !== 'term' || isPerson(item) || isTerm(item, 'and', 'aside'),
  );
  const persons = items.filter((item) => item.kind === 'seat');
  const cards = cardsIn(clause);
  if (
    story.awaitsCards === 'more' &&
    items.some((item) => item.kind === 'word' && LONGEST_ARTICLE < item.word.length)
  )
    return []; // *East dropped the ♠K and West saw the ♥Q*.
  if (!story.awaitsCards || !isBare || persons.length === 0 || cards.length !== persons.length) return [];
  return cards.flatMap((card): Event[] => {
    const seat = holderOf(card.value, story);
    const isNamed = persons.some((item) => item.kind === 'seat' && item.seat === seat);
    if (!isNamed || !isDefenderIn(seat, story) || isTold(card.value, story)) return [];
    story.penalty[seat].push(card.value);
    return [{ kind: 'penalty', seat, cards: [card], how: undefined, span: card.span }];
  });
}

/** The seat of the one who is spoken of: a defender, or declarer, whose cards are never penalty cards. */
function seatOf(person: Person | undefined, story: Story): Seat | undefined {
  return isDefenderIn(person, story) || isDeclaringSeat(person, story) ? person : undefined;
}

/** *All thirteen cards of East's*; *both of East's cards are penalty cards*, where he has no more than two. */
function wholeHand(clause: Clause, around: Clause, story: Story): readonly Located<Card>[] {
  const all = termIn(clause, 'whole-hand');
  const both = all ?? termIn(clause, 'both');
  const owner = around.items.find((item) => item.kind === 'seat' && item.form === 'gen');
  if (both === undefined || owner?.kind !== 'seat' || !has(clause, 'penalty-card', 'whole-hand')) return [];
  const held = story.boards.at(-1)?.hands[owner.seat];
  const cards = held ? cardsOf(held.hand) : [];
  return all || cards.length === 2 ? cards.map((value) => ({ value, span: both.span })) : [];
}

/** Whether the card was told to be one before, and nothing is said against whose it is. */
function isTold(card: Card, story: Story, owner?: Seat): boolean {
  return holdersIn(story).some((seat) => (owner ?? seat) === seat && story.penalty[seat].includes(card));
}

/** Whose card it is, where the words beside it say so: *East's ♠K*, *♠K and ♥Q with East*, *East drops the ♠K*. */
function ownerOf(
  card: Located<Card>,
  clause: Clause,
  subject: Person | undefined,
  story: Story,
): Seat | undefined {
  const at = clause.items.findIndex(({ span }) => span.start === card.span.start);
  const before = clause.items.slice(0, at).findLast((item) => !goesBetween(item));
  const after = clause.items.slice(at + 1).find((item) => !isOfList(item));
  const isBehind =
    after && isPerson(after) && (after.form === 'with' || (after.kind === 'seat' && after.form === 'gen'));
  const isPast =
    isBehind &&
    before !== undefined &&
    clause.items.slice(clause.items.indexOf(before), at).some((item) => isTerm(item, 'penalty-card'));
  const beside = [isPast ? undefined : before, isBehind ? after : undefined].find(
    (item): item is PersonItem => item !== undefined && isPerson(item) && item.form !== 'dat',
  );
  const isOwner = beside?.form === 'gen' || beside?.form === 'with';
  const named = beside && isOwner ? personOf(beside, story) : undefined;
  const told = beside?.kind === 'term' && holderOf(card.value, story) !== undefined ? undefined : named;
  const isActive = has(clause, 'drop', 'face') && clause.subject !== undefined && clause.subject === beside;
  const source = clause.items.find((item) => item.kind === 'seat' && item.form === 'by');
  const from = has(clause, 'drop') && source?.kind === 'seat' ? source.seat : undefined; // *Two cards fell from East*.
  const owner = ownerCalled(clause) ?? told ?? (isActive ? subject : (from ?? holderTold(clause)));
  return isDefenderIn(owner, story) ? holderNamed(owner, card.value, clause, story) : undefined;
}

/** What may stand between a card and the one behind the list whose it is: *the ♠K and the ♥Q of East*. */
function isOfList(item: Item): boolean {
  return (
    item.kind === 'cards' ||
    isTerm(item, 'and') ||
    (item.kind === 'word' && item.word.length <= LONGEST_ARTICLE)
  );
}

const LONGEST_ARTICLE = 3;

/** *In South’s 3NT the ♠K of East …*: of two players in the clause the one who holds the card. */
function holderNamed(owner: Seat, card: Card, { items }: Clause, story: Story): Seat {
  const holder = holderOf(card, story);
  return items.some((item) => item.kind === 'seat' && item.seat === holder) ? (holder ?? owner) : owner;
}

/** What may stand between a card and the one whose it is. */
function goesBetween(item: Item): boolean {
  if (item.kind === 'word' || item.kind === 'cards') return true;
  return isTerm(
    item,
    'penalty-card',
    'two',
    'card',
    'them',
    'hand',
    'and',
    'both',
    'drop',
    'face',
    'only',
    'major',
    'minor',
    'opening',
    'deliberate',
    'in-auction',
    'aside',
    'if-first',
    'verb-first',
  );
}

function mannerOf(clause: Clause): Exposure | undefined {
  if (has(clause, 'out-of-turn')) return 'led-out-of-turn';
  if (has(clause, 'two-at-once') && !has(clause, 'drop')) return 'two-cards';
  if (has(clause, 'revoke')) return 'revoke';
  if (has(clause, 'premature')) return 'premature';
  if (has(clause, 'deliberate') && !has(clause, 'not', 'neither')) return 'deliberate';
  if (has(clause, 'in-auction')) return 'auction';
  return has(clause, 'drop') ? 'dropped' : undefined;
}

/** Who is on lead, or has won the lead. */
export function leadIn(clause: Clause, subject: Person | undefined, story: Story): readonly Event[] {
  const word =
    termIn(clause, 'to-lead', 'keep-lead', 'opening') ??
    turnOfOne(clause, story) ??
    leadWithSomebody(clause) ??
    leadGone(clause) ??
    leadOfOne(clause)?.word ??
    leadDue(clause) ??
    leadForeseen(clause);
  const isForeseen = leadForeseen(clause) !== undefined;
  if (
    word === undefined ||
    has(clause, 'may', 'not', 'stop') ||
    (has(clause, 'should') && leadDue(clause) === undefined) ||
    (has(clause, 'would') && !isForeseen)
  )
    return [];
  const opening = says(word, 'opening') && story.declarer ? nextSeat(story.declarer) : undefined;
  const named = says(word, 'lose-lead')
    ? personGiven(clause)
    : (personRightBehind(clause, word) ?? leadOfOne(clause)?.person ?? personBeside(clause, word.span.start));
  const isKept = named === undefined && says(word, 'keep-lead') && story.leader !== undefined;
  const person = opening ?? (named ? personOf(named, story) : isKept ? story.leader : subject);
  if (!isDefenderIn(person, story) && !isDeclaringSeat(person, story)) return [];
  if (isLeadToldBefore(clause, named, person, story)) return [];
  begin(story, person);
  return [{ kind: 'on-lead', seat: person, span: named?.span ?? word.span }];
}

/** Whether he is known to be on lead, or another was just said to be, and nobody is named: *it was East’s turn, he was to lead*. */
function isLeadToldBefore(
  { link, mark }: Clause,
  named: PersonItem | undefined,
  person: Seat,
  { leader, played, lastEvent }: Story,
): boolean {
  const goesOn = named === undefined && lastEvent?.kind === 'on-lead' && (mark !== '' || link !== undefined);
  return played.length === 0 && (leader === person || goesOn);
}

/** *The lead is with West*, in languages that say so by an ending. */
function leadWithSomebody(clause: Clause): TermItem | undefined {
  const isAt = clause.items.some((item) => isPerson(item) && item.form === 'at');
  const namesCards = clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit');
  return (isAt && !namesCards ? termIn(clause, 'lead') : undefined) ?? handOfOne(clause);
}

/** *He lost the lead to West*. */
function leadGone(clause: Clause): TermItem | undefined {
  return personGiven(clause) ? termIn(clause, 'lose-lead') : undefined;
}

function personGiven({ items }: Clause): PersonItem | undefined {
  const next = items[items.findIndex((item) => isTerm(item, 'lose-lead')) + 1];
  return next && isPerson(next) && next.form === 'dat' && next !== items[0] ? next : undefined;
}

/** *West must lead*, and nothing else. */
function leadDue(clause: Clause): TermItem | undefined {
  const saysMore =
    clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit') ||
    has(clause, 'any-card', 'require', 'prohibit', 'designate', 'option', 'need-not', 'may-not', 'neither');
  return !saysMore && has(clause, 'must') ? termIn(clause, 'lead') : undefined;
}

/** *The lead belonged to West*: the words for it end in those that mark his name. */
function personRightBehind({ items }: Clause, word: TermItem): PersonItem | undefined {
  const next = items[items.indexOf(word) + 1];
  return says(word, 'to-lead') && next && isPerson(next) ? next : undefined;
}

/** *West would lead*, and nothing else: it was West's lead. */
function leadForeseen({ items }: Clause): TermItem | undefined {
  const said = items.filter(({ kind }) => kind !== 'word');
  const [word, more] = said.filter((item): item is TermItem => item.kind === 'term' && !isPerson(item));
  const isOfOne = said.length === 2 && said.some(({ kind }) => kind === 'seat');
  return isOfOne && more === undefined && word && says(word, 'would') && says(word, 'lead')
    ? word
    : undefined;
}

/** The person named last before a place, else first behind it. */
function personBeside({ items, subject }: Clause, at: number): PersonItem | undefined {
  const named = items.filter(
    (item, place): item is PersonItem =>
      isPerson(item) && item.form !== 'dat' && (item.form !== 'gen' || isLead(items[place + 1], at)),
  );
  const nearest = named.findLast(({ span }) => span.end <= at) ?? named[0];
  const isTheSame =
    nearest && isTerm(nearest, 'he') && subject && isPerson(subject) && subject.span.start < at;
  return isTheSame ? subject : nearest; // *East cashed the ♣A, and so he kept the lead*.
}

/** *It was South's lead*, *South's turn to lead*. */
function isLead(item: Item | undefined, at: number): boolean {
  return item !== undefined && (item.span.start === at || isTerm(item, 'lead', 'to-lead'));
}

function isDeclaringSeat(person: Person | undefined, { declarer }: Story): person is Seat {
  return declarer !== undefined && person === declarer;
}

function begin(story: Story, leader: Seat): void {
  story.leader = leader;
  story.played = [];
  story.options = [];
  if (leader !== story.restricted) story.hasLeadChanged = true;
}

/** A card led, or played to the trick. */
export function playIn(clause: Clause, story: Story): readonly Event[] {
  if (offendersIn(story).length === 0) return [];
  const called = calledFromDummy(clause, story);
  if (called.length > 0) return called;
  if (
    has(
      clause,
      'may',
      'must',
      'may-not',
      'need-not',
      'would',
      'should',
      'not',
      'require',
      'prohibit',
      'want',
    ) ||
    has(clause, 'deliberate')
  )
    return [];
  const word = termIn(clause, 'lead', 'play', 'discard', 'follow', 'win');
  if (word?.form === 'dat' && has(clause, 'told')) return []; // *He told him to play the ♣Q.*
  if (word && says(word, 'future', 'infinitive')) return []; // It is not done yet.
  const events: Event[] = [];
  const cards = cardsIn(clause);
  if (cards.length === 0) return rankPlayed(clause, story);
  if (cards.length > 1 && has(clause, 'or')) return []; // *East gives the ♠K or the ♠J.*
  if (word === undefined) return events;
  for (const [at, card] of cards.entries()) {
    const seat = holderOf(card.value, story);
    if (seat === undefined) continue;
    const isLed = at === 0 && has(clause, 'lead');
    if (isLed && (story.played.length > 0 || (story.leader !== undefined && story.leader !== seat))) {
      begin(story, seat);
      events.push({ kind: 'on-lead', seat, span: card.span });
    } else if (isLed) story.leader = seat;
    if (story.played.includes(seat) || story.gone.includes(card.value)) continue;
    if (story.played.length === 0) story.led = suitOf(card.value);
    events.push(played(seat, card, story));
  }
  return events;
}

/** *East calls for the ♦Q*: a card of dummy's, whom declarer alone can call on. */
function calledFromDummy(clause: Clause, story: Story): readonly Event[] {
  const [card, more] = cardsIn(clause);
  const dummy = story.declarer && partnerOf(story.declarer);
  if (card === undefined || more || dummy === undefined || holderOf(card.value, story) !== dummy) return [];
  if (!has(clause, 'require') || suitsIn(clause).length > 0 || story.gone.includes(card.value)) return [];
  if (has(clause, 'may', 'must', 'may-not', 'need-not', 'would', 'should', 'not', 'prohibit')) return [];
  if (story.played.length === 0 || TRICK <= story.played.length) {
    begin(story, dummy);
    story.led = suitOf(card.value);
  }
  return story.played.includes(dummy) ? [] : [played(dummy, card, story)];
}

const TRICK = 4;

function played(seat: Seat, card: Located<Card>, story: Story): Event {
  story.gone.push(card.value);
  story.played.push(seat);
  return { kind: 'play', plays: [{ seat, card }], span: card.span };
}

/** *East the king, South the four*: a rank is a card of the suit led, where the one named holds it. */
function rankPlayed(clause: Clause, story: Story): readonly Event[] {
  const { led, declarer } = story;
  const [rank, more] = clause.items.flatMap((item) => (item.kind === 'rank' ? [item] : []));
  const isBare = clause.items.length <= LONGEST_BARE || has(clause, 'play', 'follow');
  const isOther = has(clause, 'pick-up', 'remain', 'designate', 'lead', 'penalty-card', 'drop', 'face');
  if (led === undefined || story.played.length === 0 || rank === undefined || more || !isBare || isOther)
    return [];
  const subject = clause.subject ?? sourceIn(clause);
  const isDummy = subject !== undefined && isTerm(subject, 'dummy') && declarer !== undefined;
  const seat = isDummy ? partnerOf(declarer) : subject?.kind === 'seat' ? subject.seat : undefined;
  const value = cardOf(led, rank.rank);
  const isSure = seat !== undefined && holderOf(value, story) === seat && !story.played.includes(seat);
  return isSure && !story.gone.includes(value) ? [played(seat, { value, span: rank.span }, story)] : [];
}

const LONGEST_BARE = 5;

/** *Güney’den altılı geldi*: the one from whom the card came, in languages that mark him. */
function sourceIn(clause: Clause): PersonItem | undefined {
  if (!has(clause, 'passive')) return undefined;
  const [person, more] = clause.items.filter(isPerson).filter(({ form }) => form === 'dat');
  return more === undefined ? person : undefined;
}

/** A player who won the trick, and the words that say it. */
export type Winner = { readonly seat: Seat; readonly span: Span };

/** Who is said to have won the trick. */
export function winnerIn(clause: Clause, subject: Person | undefined, story: Story): Winner | undefined {
  const word = termIn(clause, 'win') ?? trickOfOne(clause);
  if (word === undefined || has(clause, 'may', 'must', 'would', 'should', 'not', 'future')) return undefined;
  const [card] = cardsIn(clause);
  if (says(word, 'taking') && card === undefined && !clause.items.some(isTrick)) return undefined;
  const owner = clause.items.find((item): item is PersonItem => isPerson(item) && item.form === 'gen');
  const winner = clause.items.find((item): item is PersonItem => isPerson(item) && item.form === 'by');
  const given = clause.items[clause.items.indexOf(word) + 1];
  const isGiven = given && isPerson(given) && given.form === 'dat'; // *The trick was for North*.
  const person = winner
    ? personOf(winner, story)
    : isGiven
      ? personOf(given, story)
      : card
        ? holderOf(card.value, story)
        : owner
          ? personOf(owner, story)
          : subject;
  const isKnown = isDefenderIn(person, story) || isDeclaringSeat(person, story);
  return isKnown ? { seat: person, span: word.span } : undefined;
}

/** *Took it with the ace*, *took the trick*; not *took the fifth*, of a list of options. */
function isTrick(item: Item): boolean {
  return (
    item.kind === 'rank' || isTerm(item, 'trick', 'it') || (item.kind === 'word' && TRICKS.has(item.word))
  );
}

const TRICKS: ReadonlySet<string> = new Set(['trick', 'tricks', 'lead', 'it']);

/** The trick that was told is won: its winner leads to the next. The event stands at the end of the sentence. */
export function trickWon({ seat, span }: Winner, story: Story, sentence: Span): Event | undefined {
  if (offendersIn(story).length === 0) return undefined;
  const isOfThisTrick = story.played.length > 0 || story.leader !== seat;
  if (!isOfThisTrick) return undefined;
  begin(story, seat);
  return {
    kind: 'on-lead',
    seat,
    span: { start: Math.max(span.start, sentence.end - 1), end: sentence.end },
  };
}

/** Declarer's option. */
export function optionIn(clause: Clause, subject: Person | undefined, story: Story): Event | undefined {
  if (offendersIn(story).length === 0) return undefined;
  const isFree =
    (clause.isQuoted && isFreeInWords(clause)) || // *“He may lead anything.”*
    (has(clause, 'leave-free') && has(clause, 'any-card')); // *South let him lead anything.*
  if ((has(clause, 'may', 'may-not', 'asked') && !isFree) || isSupposed(clause)) return undefined;
  const verb = termIn(clause, 'require', 'prohibit');
  const isTold = verb?.form === 'dat' && !says(verb, 'told') && has(clause, 'told');
  if (verb && says(verb, 'future')) return undefined;
  if (isTold) return undefined; // *North told South to forbid a spade.*
  const isTeller = story.isTellerDeclarer && clause.subject !== undefined && isTerm(clause.subject, 'i');
  const isDeclarers =
    isDeclaringSeat(subject, story) ||
    (subject === 'other' && has(clause, 'declarer')) ||
    isTeller ||
    isByDeclarer(clause, story) ||
    isOneAddressed(clause, subject, story);
  const isPassive = has(clause, 'passive') && clause.subject === undefined;
  if (isPassive && story.option !== undefined && suitsIn(clause).length === 0) return undefined; // *The suit was required*.
  const isAnybodys = isPassive && clause.link !== 'while';
  if (!isDeclarers && !isAnybodys && !isSaidByDeclarer(clause, story)) return undefined;
  return optionChosen(optionSaid(clause, story) ?? offeredOption(clause, story), clause, story);
}

/** The option as an event, unless it was told before; the story goes on from it. */
export function optionChosen(option: Option | undefined, clause: Clause, story: Story): Event | undefined {
  if (option === undefined || isToldAlready(option, story)) return undefined;
  const looksBack = clause.link === 'while' || clause.link === 'because' || has(clause, 'recalled'); // *When he chose neither*.
  if (looksBack && isAmong(option, story.chosen)) return undefined;
  const event = { kind: 'option', option, by: undefined, span: spanOfOption(clause) } as const;
  story.option = option;
  story.options.push(option);
  story.chosen.push(option);
  story.isClouded = false;
  story.isUnable = false;
  if (option.kind !== 'neither') {
    story.restriction = event;
    story.restricted = bound(story);
    story.hasLeadChanged = false;
  }
  return event;
}

/** *West was left free by South*. */
function isByDeclarer({ items }: Clause, story: Story): boolean {
  return items.some(
    (item) => isPerson(item) && item.form === 'by' && isDeclaringSeat(personOf(item, story), story),
  );
}

/** *A heart, please,* or, where he is known to be the one who says it: *Let him lead what he likes*. */
function isSaidByDeclarer(clause: Clause, story: Story): boolean {
  if (!clause.isQuoted) return false;
  return isRequest(clause) ? mayBeDeclarers(story) : isFreeInWords(clause) && areDeclarers(story);
}

/** *South wished to forbid spades*: the option that he asked for. */
export function wishIn(clause: Clause, subject: Person | undefined, story: Story): Option | undefined {
  const isWish =
    has(clause, 'claimed', 'want', 'wish', 'asked', 'intended') &&
    has(clause, 'require', 'prohibit', 'restriction');
  if (!isWish || !isDeclaringSeat(subject, story) || has(clause, 'not', 'neither', 'would', 'should'))
    return undefined;
  const suits = suitsMeant(clause, story);
  if (suits.length === 0) return undefined;
  return { kind: has(clause, 'prohibit', 'restriction') ? 'prohibit' : 'require', suits };
}

/** The defender whose lead an option is about: the partner of the one with penalty cards. */
function bound(story: Story): Seat | undefined {
  const offender = offenderIn(story);
  return offender ? partnerOf(offender) : story.leader;
}

/** *South did prohibit*: the option just spoken of. */
function offeredOption(clause: Clause, { offered }: Story): Option | undefined {
  const verb = termIn(clause, 'require', 'prohibit');
  if (offered === undefined || has(clause, 'not', 'neither')) return undefined;
  if (verb === undefined) return has(clause, 'did-so') ? offered : undefined;
  return says(verb, offered.kind === 'prohibit' ? 'prohibit' : 'require') ? offered : undefined;
}

/** Keeps the one option that a clause speaks of as open. */
export function noteOffer(clause: Clause, story: Story): void {
  const isOffered =
    has(clause, 'may') && has(clause, 'require', 'prohibit') && !has(clause, 'not', 'may-not');
  const suits = suitsIn(clause).map(({ value }) => value);
  if (!isOffered || suits.length !== 1) return;
  story.offered = { kind: has(clause, 'prohibit') ? 'prohibit' : 'require', suits };
}

/** Notes what a clause tells of a choice or of a lost lead that is not among the events: what follows is not sure. */
export function noteGaps(clause: Clause, story: Story): void {
  const isReal = !has(clause, 'may', 'may-not', 'would', 'should', 'not', 'neither', 'leave-free', 'if');
  if (!isReal || clause.isQuoted) return;
  if (has(clause, 'lose-lead') && !story.hasLeadChanged) story.isClouded = true;
  if (has(clause, 'void')) story.isUnable = true;
  const verb = termIn(clause, 'require', 'prohibit');
  const told = story.option;
  if (verb === undefined || told === undefined) return;
  const suits = suitsIn(clause).map(({ value }) => value);
  if (suits.some((suit) => !suitsOf(told).includes(suit))) story.isClouded = true;
}

/** Declarer designates the penalty card to be played. */
export function designationIn(clause: Clause, subject: Person | undefined, story: Story): readonly Event[] {
  const [card, more] = cardsIn(clause);
  if (card === undefined || more || !has(clause, 'designate') || !isDeclaringSeat(subject, story)) return [];
  if (has(clause, 'may', 'must', 'may-not', 'not', 'void', 'would', 'should') || !isTold(card.value, story))
    return [];
  return [{ kind: 'designates', card, by: undefined, span: card.span }];
}

/** Whether it was told before for the same lead, or is a part of what was told. */
function isToldAlready(option: Option, { options }: Story): boolean {
  return isAmong(option, options);
}

function isAmong(option: Option, options: readonly Option[]): boolean {
  return options.some(
    (told) => told.kind === option.kind && suitsOf(option).every((suit) => suitsOf(told).includes(suit)),
  );
}

function suitsOf(option: Option): readonly Suit[] {
  return option.kind === 'neither' ? [] : option.suits;
}

/** Whether quoted words are a request for a lead: suits, and little else. */
function isRequest({ items }: Clause): boolean {
  return (
    items.length <= 8 &&
    items.some(({ kind }) => kind === 'suit') &&
    !has({ items }, 'pick-up', 'restriction')
  );
}

function optionSaid(clause: Clause, story: Story): Option | undefined {
  const isNot = has(clause, 'not', 'neither');
  const verb = termIn(clause, 'require', 'prohibit', 'want', 'leave-free');
  const suits = suitsMeant(clause, story);
  if (isFreeInWords(clause)) return cardsIn(clause).length > 0 ? undefined : { kind: 'neither' };
  if (has(clause, 'require') && has(clause, 'prohibit') && isNot) return { kind: 'neither' };
  if (suits.length === 0) return undefined;
  if (verb === undefined) {
    if (!clause.isQuoted) return undefined;
    return { kind: isNot || has(clause, 'all-but') ? 'prohibit' : 'require', suits };
  }
  if (has(clause, 'all-but')) return isNot ? undefined : { kind: 'prohibit', suits };
  if (says(verb, 'want') && has(clause, 'play')) return undefined;
  if (says(verb, 'want') && has(clause, 'restriction', 'prohibit'))
    return isNot ? undefined : { kind: 'prohibit', suits };
  if (says(verb, 'want')) return { kind: isNot ? 'prohibit' : 'require', suits };
  if (isAskedNot(clause)) return { kind: 'prohibit', suits };
  if (isNot && !(has(clause, 'prohibit') && has(clause, 'both'))) return undefined;
  if (has(clause, 'require') && suits.length > 1 && has(clause, 'or')) return undefined;
  return { kind: has(clause, 'prohibit') ? 'prohibit' : 'require', suits };
}

function spanOfOption(clause: Clause): Span {
  return (
    termIn(clause, 'require', 'prohibit', 'want', 'leave-free')?.span ??
    suitsIn(clause)[0]?.span ??
    clause.span
  );
}

function spanOf(cards: readonly Located<Card>[]): Span {
  return {
    start: Math.min(...cards.map(({ span }) => span.start)),
    end: Math.max(...cards.map(({ span }) => span.end)),
  };
}

export function isOnDefence(seat: Seat, { declarer }: Story): boolean {
  return declarer === undefined || isDefender(seat, declarer);
}
