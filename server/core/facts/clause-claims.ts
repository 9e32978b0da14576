// What a clause says to be right: the claims that are held against the law.
import { type Card, type Suit, suitOf } from '../bridge/cards.ts';
import type { Role } from '../bridge/nouns.ts';
import { partnerOf, SEATS, type Seat } from '../bridge/seats.ts';
import type { Clause } from '../syntax/clause.ts';
import type { Item } from '../syntax/item.ts';
import type { Term } from '../syntax/lexicon/lexicon.ts';
import { isPerson, type PersonItem } from '../syntax/person.ts';
import type { Located, Span } from '../text/span.ts';
import { anySuitIn } from './claims/any-suit.ts';
import { cardsElided } from './claims/elided.ts';
import { choiceNounIn, ownerOfChoice } from './claims/owner-of-choice.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from './clause-terms.ts';
import { isLedByPlaying } from './events/lead-in-hand.ts';
import type { Choice, Claim, Duration } from './facts.ts';
import {
  cardsMeant,
  holderOf,
  holdersIn,
  isDefenderIn,
  listenerIn,
  offenderIn,
  offendersIn,
  type Person,
  personOf,
  ranksMeant,
  type Story,
} from './story.ts';

/** The claims of a clause whose subject is known; none where more than one reading is possible. */
export function claimsIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): readonly Claim[] {
  if (holdersIn(story).length === 0 || story.isDenied || has(clause, 'would', 'asked')) return [];
  if (has(clause, 'should')) return isRuling && has(clause, 'must') ? fateIn(clause, story) : [];
  return [
    ...fateIn(clause, story),
    ...kindIn(clause, story),
    ...choiceIn(clause, subject, story, isRuling),
    ...leadClaimIn(clause, subject, story),
    ...playClaimIn(clause, subject, story),
    ...optionClaimIn(clause, subject, story),
  ];
}

/** Cards that are picked up, or stay. */
function fateIn(clause: Clause, story: Story): readonly Claim[] {
  const isNot = isNegated(clause, 'pick-up', 'remain');
  if (!isNot && has(clause, 'not', 'neither', 'may-not')) return [];
  const isOwnLead = // No option is due.
    has(clause, 'remain') &&
    story.leader !== undefined &&
    story.leader === offenderIn(story) &&
    story.played.length === 0;
  const isOptionUnread =
    story.option === undefined && story.speaksOfOptions && offendersIn(story).length > 0 && !isOwnLead;
  if (story.isClouded || isOptionUnread || looksBack(clause)) return [];
  const isUp = has(clause, 'pick-up') || (has(clause, 'stop') && has(clause, 'penalty-card'));
  const stays = has(clause, 'remain') && !has(clause, 'stop');
  if (isUp === stays || has(clause, 'want') || (has(clause, 'claimed') && !isOfDecider(clause))) return [];
  const ofSuits = ofSuitsNamed(clause, story);
  const meant = ofSuits.length > 0 ? ofSuits : cardsMeant(clause, story);
  const cards = meant.length > 0 ? meant : cardsElided(clause, story);
  const kind = isUp !== isNot ? 'picks-up' : 'remains';
  if (isNot && has(clause, 'both')) return [];
  const said = byHolder(cards, story).map(
    ([seat, held]): Claim => ({ kind, seat, cards: held, span: spanOf(held) }),
  );
  return isUp && !isNot ? [...said, ...leftBehind(clause, said, story)] : said;
}

/** *The director held that …*: his view is the ruling. */
function isOfDecider({ items }: Clause): boolean {
  const first = items.find(isPerson);
  return first !== undefined && isTerm(first, 'director', 'committee');
}

/** *Both cards were still penalty cards*: so it was before; but *ruled that they were still* is a ruling. */
function looksBack(clause: Clause): boolean {
  return has(clause, 'recalled') && !has(clause, 'ruled') && clause.link !== 'that';
}

/** *He picks up his spades*. */
function ofSuitsNamed(clause: Clause, story: Story): readonly Located<Card>[] {
  const saysMore = ['lead', 'play', 'require', 'prohibit', 'restriction', 'demand', 'option', 'win'] as const;
  const seat = offenderIn(story);
  const isOther = clause.items.some(
    (item, at) => isTerm(item, 'both', 'other', 'it', 'them', 'two') && clause.items[at + 1]?.kind !== 'suit',
  );
  if (seat === undefined || isOther || has(clause, ...saysMore) || cardsIn(clause).length > 0) return [];
  return suitsIn(clause).flatMap(({ value: suit, span }) =>
    story.penalty[seat].filter((card) => suitOf(card) === suit).map((value) => ({ value, span })),
  );
}

/** Whether a negation belongs to the verb: it is part of it, or stands right before it. */
function isNegated({ items }: Clause, ...verbs: readonly Term[]): boolean {
  const at = items.findIndex((item) => isTerm(item, ...verbs));
  const verb = items[at];
  if (isDeniedBehind(items, at)) return true;
  const before = items.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'word');
  return [verb, before].some((item) => item !== undefined && isTerm(item, 'not', 'may-not'));
}

/** *Gaat niet terug*: the negation stands behind the verb, and what comes next is not what is denied. */
function isDeniedBehind(items: readonly Item[], verb: number): boolean {
  const at = items.findIndex((item, place) => verb < place && isTerm(item, 'verb-not'));
  const between = items.slice(verb + 1, Math.max(0, at));
  const isNear = between.every(({ kind }) => kind !== 'suit') && at !== -1;
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'word');
  return isNear && next?.kind !== 'cards' && next?.kind !== 'suit' && next?.kind !== 'rank';
}

/** *Only the ♠K is picked up*: the others stay. */
function leftBehind(clause: Clause, said: readonly Claim[], story: Story): readonly Claim[] {
  const at = clause.items.findIndex((item) => isTerm(item, 'only'));
  const only = clause.items[at];
  const next = clause.items.slice(at + 1).find(({ kind }) => kind !== 'word');
  const [first, another] = said;
  if (only === undefined || next?.kind !== 'cards' || first?.kind !== 'picks-up' || another) return [];
  const others = story.penalty[first.seat].filter((card) => first.cards.every(({ value }) => value !== card));
  if (others.length === 0) return [];
  const cards = others.map((value) => ({ value, span: only.span }));
  return [{ kind: 'remains', seat: first.seat, cards, span: only.span }];
}

/** The cards by the defender who has been told to have them; others are left out. */
function byHolder(
  cards: readonly Located<Card>[],
  story: Story,
): readonly (readonly [Seat, readonly Located<Card>[]])[] {
  return SEATS.flatMap((seat) => {
    const held = cards.filter(({ value }) => story.penalty[seat].includes(value));
    return held.length === 0 ? [] : [[seat, held] as const];
  });
}

/** Cards called major or minor. */
function kindIn(clause: Clause, story: Story): readonly Claim[] {
  const word = termIn(clause, 'major', 'minor');
  if (word === undefined || has(clause, 'not', 'neither', 'stop', 'or')) return [];
  if (has(clause, 'major') && has(clause, 'minor')) return [];
  const called = { value: says(word, 'major') ? ('major' as const) : ('minor' as const), span: word.span };
  const named = cardsMeant(clause, story);
  const isOfAll = has(clause, 'both', 'them') || (story.saysBoth && has(clause, 'penalty-card'));
  const cards = named.length > 0 ? named : isOfAll ? everyCard(story, word.span) : theOneNamed(clause, story);
  const holders = byHolder(cards, story);
  const isOfSome = holders.length > 1 && !isOfAll && !isEachCalled(clause);
  if (isOfSome) return []; // *The ♥J of West is a major one, the ♠9 of East a minor.*
  return holders.flatMap(([seat, held]) =>
    held.map(
      (card): Claim => ({ kind: 'kind', seat, card: { ...card, span: word.span }, called, span: word.span }),
    ),
  );
}

/** *The ♠7 is a major one, the ♦9 a major one too*: right behind each card stands the word for what it is called. */
function isEachCalled({ items }: Clause): boolean {
  const said = items.filter((item) => item.kind === 'cards' || isTerm(item, 'major', 'minor'));
  return said.every((item, at) => (item.kind === 'cards') === (at % 2 === 0)) && said.length % 2 === 0;
}

/** *It stays minor*: the one card named before, where nothing else is said of any. */
function theOneNamed(clause: Clause, story: Story): readonly Located<Card>[] {
  return clause.items.length <= 3 && story.cards.length === 1 ? story.cards : [];
}

function everyCard(story: Story, span: Span): readonly Located<Card>[] {
  return offendersIn(story).flatMap((seat) => story.penalty[seat].map((value) => ({ value, span })));
}

/** Who designates the card to be played. */
function choiceIn(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
  isRuling: boolean,
): readonly Claim[] {
  const stands = choiceStanding(clause);
  if (stands) return [{ kind: 'chooses', role: { value: 'dummy', span: stands.span }, span: stands.span }];
  const word = termIn(clause, 'designate');
  if (word === undefined || has(clause, 'not', 'may-not', 'neither', 'option', 'require', 'prohibit'))
    return [];
  const isOfCard =
    has(clause, 'which', 'card', 'the-one', 'it', 'penalty-card') || cardsIn(clause).length > 0;
  const role = isOfCard ? roleOf(subject, clause, story) : undefined;
  if (role === undefined || (role === 'director' && has(clause, 'claimed'))) return [];
  const isOfPenaltyCard = cardsIn(clause).some(({ value }) =>
    SEATS.some((seat) => story.penalty[seat].includes(value)),
  );
  const isSaid = has(clause, 'may', 'must', 'which') || (isRuling && isOfPenaltyCard);
  if (role !== 'declarer' && !isSaid) return [];
  const person = clause.items.find(isPerson);
  return [{ kind: 'chooses', role: { value: role, span: person?.span ?? word.span }, span: word.span }];
}

/** *Yerin seçimi geçerlidir*: dummy's own choice stands. */
function choiceStanding(clause: Clause): PersonItem | undefined {
  const at = clause.items.findIndex((item) => isTerm(item, 'dummy') && item.form === 'gen');
  const [dummy, choice] = clause.items.slice(at, at + 2);
  const isChoice = at !== -1 && choice !== undefined && isTerm(choice, 'option', 'demand');
  if (!isChoice || !has(clause, 'upheld') || has(clause, 'not', 'not-so', 'fault', 'may-not', 'asked'))
    return undefined;
  return dummy && isPerson(dummy) ? dummy : undefined;
}

function roleOf(named: Person | undefined, clause: Clause, story: Story): Role | undefined {
  const noun = choiceNounIn(clause);
  const owner = noun && ownerOfChoice(clause, noun, story);
  if (owner || (noun && clause.subject === undefined)) return owner;
  const isHe = clause.subject !== undefined && isTerm(clause.subject, 'he');
  const subject = isHe && named === 'director' ? story.player : named; // Of a director who decides so, *he* is another.
  const given = clause.items[clause.items.findIndex((item) => isTerm(item, 'designate')) + 1];
  const isGiven = given !== clause.items[0] && given?.kind === 'seat' && given.form === 'dat';
  if (isGiven) return given.seat === story.declarer ? 'declarer' : given.seat; // *It is up to South*.
  if (has(clause, 'declarer')) return 'declarer';
  const [one, more] = clause.items.flatMap((item) =>
    item.kind === 'seat' && item.form === 'nom' ? [item] : [],
  );
  if (isDecider(subject) && one && !more) return one.seat === story.declarer ? 'declarer' : one.seat; // *He let East choose*.
  if (subject === 'dummy' || subject === 'director') return subject;
  if (story.declarer !== undefined && subject === story.declarer) return 'declarer';
  return SEATS.find((seat) => seat === subject);
}

/** What the player on lead may or must lead. */
function leadClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const person = duteous(clause, subject, story);
  if (person !== undefined && !story.isClouded && has(clause, 'told') && listenerIn(clause))
    return leadOrderedIn(clause, person);
  if (
    person !== undefined &&
    story.option !== undefined &&
    isDecider(subject) &&
    !story.isClouded &&
    has(clause, 'lead')
  )
    if (has(clause, 'require', 'prohibit')) return leadOrderedIn(clause, person, true); // *The director forbade West to …*
  const isAllowed = has(clause, 'to-lead') && has(clause, 'may') && choiceOf(clause) !== undefined; // *Allowed East to lead a spade*.
  const isLead = has(clause, 'lead') || isAllowed || isLedByPlaying(clause, person, story);
  if (!isLead || person === undefined || story.isClouded || has(clause, 'require', 'prohibit', 'option'))
    return [];
  const until = durationOf(clause);
  const span = termIn(clause, 'may', 'must', 'may-not', 'any-card', 'lead')?.span ?? clause.span;
  const choice = choiceOf(clause);
  const isBarred = has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not', 'neither'));
  if (has(clause, 'all-but')) return leadOfOthersIn(clause, person, choice, until, span);
  if (isBarred && isDemanded(choice, story)) {
    story.isUnable = true;
    return [];
  }
  if (isBarred) {
    if (has(clause, 'any-card') || choice === undefined || has(clause, 'only')) return [];
    return [{ kind: 'may-not-lead', seat: person, choice, until, span }];
  }
  if (has(clause, 'not', 'neither', 'need-not')) return [];
  if (has(clause, 'may') && has(clause, 'any-card')) {
    const free = termIn(clause, 'any-card')?.span ?? span;
    return cardsIn(clause).length + suitsIn(clause).length > 0
      ? []
      : [{ kind: 'may-lead', seat: person, choice: { kind: 'any' }, span: free }];
  }
  if (choice === undefined) return [];
  if (has(clause, 'must')) return [{ kind: 'must-lead', seat: person, choice, until, span }];
  return has(clause, 'may') ? [{ kind: 'may-lead', seat: person, choice, span }] : [];
}

/** *He cannot lead a spade*, which was demanded of him: he has none. */
function isDemanded(choice: Choice | undefined, { option }: Story): boolean {
  if (option?.kind !== 'require' || choice?.kind !== 'suits') return false;
  return choice.suits.every(({ value }) => option.suits.includes(value));
}

/** *He may lead anything but a spade*, *he may not lead anything but a spade*. */
function leadOfOthersIn(
  clause: Clause,
  seat: Seat,
  choice: Choice | undefined,
  until: Located<Duration> | undefined,
  span: Span,
): readonly Claim[] {
  if (choice?.kind !== 'suits' || has(clause, 'not', 'neither', 'need-not')) return [];
  if (has(clause, 'may-not')) return [{ kind: 'must-lead', seat, choice, until, span }];
  return has(clause, 'may') ? [{ kind: 'may-not-lead', seat, choice, until, span }] : [];
}

/** *The director told West to lead a spade*, *not to lead a spade*. */
function leadOrderedIn(clause: Clause, seat: Seat, isOrder = false): readonly Claim[] {
  const word = termIn(clause, 'require', 'prohibit');
  const choice = choiceOf(clause);
  if (
    word === undefined ||
    !(says(word, 'told') || isOrder) ||
    choice === undefined ||
    has(clause, 'may', 'option', 'only')
  )
    return [];
  const until = durationOf(clause);
  const kind = says(word, 'prohibit') ? 'may-not-lead' : 'must-lead';
  return kind === 'may-not-lead' && has(clause, 'any-card')
    ? []
    : [{ kind, seat, choice, until, span: word.span }];
}

/** The defender that a duty is laid on, where the clause or the one before it leaves no doubt. */
function duteous(clause: Clause, subject: Person | undefined, story: Story): Seat | undefined {
  if (isDefenderIn(subject, story)) return subject;
  const named = clause.items
    .filter((item): item is PersonItem => isPerson(item) && item.form !== 'gen')
    .map((item) => personOf(item, story));
  const [only, more] = named.filter((person) => isDefenderIn(person, story));
  if (named.length === 0) return holderDue(clause, story);
  return more === undefined && isDefenderIn(only, story) ? only : undefined;
}

/** *The ♦K must be led*: nobody is named, but the penalty cards are those of one defender, who is the one on lead. */
function holderDue(clause: Clause, story: Story): Seat | undefined {
  const cards = cardsIn(clause);
  const holder = offendersIn(story).find((seat) =>
    cards.every(({ value }) => story.penalty[seat].includes(value)),
  );
  const isDue = cards.length > 0 && has(clause, 'must');
  if (isDue && has(clause, 'play', 'discard') && !has(clause, 'lead')) return holder;
  return isDue && has(clause, 'lead') && holder === story.leader ? holder : undefined;
}

function choiceOf(clause: Clause): Choice | undefined {
  const cards = cardsIn(clause);
  if (cards.length > 0) return { kind: 'cards', cards };
  const suits = suitsIn(clause);
  return suits.length > 0 ? { kind: 'suits', suits } : undefined;
}

/** What the offender may or must play. */
function playClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const person = duteous(clause, subject, story);
  if (
    person === undefined ||
    has(clause, 'lead', 'designate', 'pick-up') ||
    !has(clause, 'play', 'discard', 'follow')
  )
    return [];
  if (has(clause, 'not', 'neither', 'may-not', 'need-not')) return [];
  const span = termIn(clause, 'any-card', 'may', 'must')?.span ?? clause.span;
  if (has(clause, 'may') && has(clause, 'any-card'))
    return [{ kind: 'may-play', seat: person, choice: { kind: 'any' }, span }];
  const cards = cardsToPlay(clause, person, story);
  if (cards.length === 0) return [];
  const choice: Choice = { kind: 'cards', cards };
  const isOrdered = termIn(clause, 'play')?.form === 'dat' && listenerIn(clause) !== undefined;
  if (has(clause, 'must') || (isOrdered && !has(clause, 'may')))
    return [{ kind: 'must-play', seat: person, choice, span }];
  return has(clause, 'may') ? [{ kind: 'may-play', seat: person, choice, span }] : [];
}

/** The cards that he is to play: named, without the card to which he plays, or all those of which he is to play one. */
function cardsToPlay(clause: Clause, person: Seat, story: Story): readonly Located<Card>[] {
  const named = cardsIn(clause);
  const own = named.filter(({ value }) => (holderOf(value, story) ?? person) === person);
  const ranks = ranksMeant(clause, story);
  const one = termIn(clause, 'the-one');
  if (own.length + ranks.length > 0) return [...own, ...ranks];
  const isOfThem = has(clause, 'penalty-card', 'face', 'drop');
  if (one === undefined || named.length > 0 || !has(clause, 'must') || !isOfThem) return [];
  return story.penalty[person].map((value) => ({ value, span: one.span }));
}

function durationOf(clause: Clause): Located<Duration> | undefined {
  const word = termIn(clause, 'until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end');
  if (word === undefined) return undefined;
  const value = says(word, 'to-the-end')
    ? 'end-of-play'
    : says(word, 'this-lead-only')
      ? 'this-trick'
      : 'lead-lost';
  return { value, span: word.span };
}

/** How long the demand or the prohibition told last is said to run; also where it is said as a rule. */
export function durationIn(clause: Clause, sentence: readonly Item[], story: Story): Claim | undefined {
  const until = durationOf(clause);
  const option = story.restriction?.option;
  const seat = story.restricted;
  if (until === undefined || option === undefined || option.kind === 'neither' || seat === undefined)
    return undefined;
  const isOtherSuit = suitsIn(clause).some(({ value }) => !option.suits.includes(value));
  if (has(clause, 'lead', 'not', 'neither', 'void', 'would', 'should', 'asked') || isOtherSuit)
    return undefined;
  const around = { items: sentence };
  const isBan = (has(around, 'restriction') || has(clause, 'prohibit')) && option.kind === 'prohibit';
  const isRequired = has(around, 'demand') || (has(around, 'must') && has(around, 'require'));
  const isDemand = isRequired && option.kind === 'require' && !has(around, 'option', 'again');
  if (!isBan && !isDemand) return undefined;
  if (isDemand && until.value !== 'this-trick') story.isDenied = true;
  const choice: Choice = {
    kind: 'suits',
    suits: option.suits.map((value: Suit) => ({ value, span: until.span })),
  };
  return { kind: isBan ? 'may-not-lead' : 'must-lead', seat, choice, until, span: until.span };
}

/** Options that are given to declarer, or taken from him. */
function optionClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const again = anotherChoiceIn(clause, subject, story);
  if (again.length > 0) return again;
  const refused = termIn(clause, 'refused');
  if (refused && story.askedFor && story.askedFor.kind !== 'neither' && isDecider(subject)) {
    if (offenderIn(story) === undefined) return []; // The leader has penalty cards of his own.
    return [{ kind: 'denies', option: story.askedFor, span: refused.span }];
  }
  const word = termIn(clause, 'waive') ?? termIn(clause, 'require', 'prohibit', 'leave-free');
  if (word === undefined || offenderIn(story) === undefined) return [];
  if (isFreeChoice(clause) && isOfDeclarer(clause, subject, story))
    return [{ kind: 'offers', option: { kind: 'neither' }, span: word.span }];
  if (says(word, 'waive')) {
    const isOver = story.option?.kind === 'neither' && story.options.length === 0; // The lead for which he asked for nothing.
    const option = isOver ? story.askedFor : story.option;
    if (!has(clause, 'option') || has(clause, 'not') || option === undefined || option.kind === 'neither')
      return [];
    if (isOver)
      return story.leader === partnerOf(offenderIn(story) ?? 'N')
        ? [{ kind: 'denies', option, span: word.span }]
        : [];
    if (story.chosen.length < 2) return []; // Once he has used it, his right is spent.
    story.isDenied = true;
    return [{ kind: 'denies', option, span: word.span }];
  }
  const isDeclarers = isOfDeclarer(clause, subject, story);
  const suits = suitsIn(clause).map(({ value }) => value);
  const all = penaltySuitsIn(story);
  const isOfAll = all.every((suit) => suits.length === 0 || suits.includes(suit));
  if (isDeclarers && isOfAll && says(word, 'prohibit') && isLimited(clause)) {
    return 1 < all.length
      ? [{ kind: 'denies', option: { kind: 'prohibit', suits: all }, span: word.span }]
      : [];
  }
  const isOfBoth = suits.length === 0 && all.length === 2 && has(clause, 'both') && says(word, 'prohibit');
  if (isDeclarers && isOfBoth && has(clause, 'may') && !has(clause, 'may-not', 'not', 'neither', 'only'))
    return [{ kind: 'offers', option: { kind: 'prohibit', suits: all }, span: word.span }]; // *He may forbid both suits.*
  if (isDeclarers && suits.length === 0) return anySuitIn(clause, word, all);
  if (!isDeclarers || suits.length === 0 || has(clause, 'not', 'neither')) return [];
  const kind = says(word, 'require') ? 'require' : 'prohibit';
  if (has(clause, 'may-not')) return [{ kind: 'denies', option: { kind, suits }, span: word.span }];
  if (!has(clause, 'may') || has(clause, 'only')) return [];
  const each = kind === 'require' || has(clause, 'or') ? suits.map((suit) => [suit]) : [suits];
  return each.map((some): Claim => ({ kind: 'offers', option: { kind, suits: some }, span: word.span }));
}

/** *Declarer may choose neither to require nor to prohibit a lead*. */
function isFreeChoice(clause: Clause): boolean {
  if (!has(clause, 'may') || has(clause, 'may-not', 'only') || suitsIn(clause).length > 0) return false;
  if (cardsIn(clause).length > 0 || has(clause, 'any-card', 'penalty-card')) return false;
  const isEither = has(clause, 'require') && has(clause, 'prohibit') && has(clause, 'neither', 'not');
  return has(clause, 'leave-free') || isEither;
}

function isDecider(subject: Person | undefined): boolean {
  return subject === 'director' || subject === 'committee';
}

function isOfDeclarer(clause: Clause, subject: Person | undefined, story: Story): boolean {
  const isJoined = clause.link === 'or' || clause.link === 'and' || clause.link === 'but';
  if (
    isJoined &&
    clause.subject === undefined &&
    story.declarer !== undefined &&
    story.subject === story.declarer
  )
    return true;
  if (has(clause, 'ruled') && has(clause, 'may', 'may-not') && isGivenToDeclarer(clause, subject, story))
    return true;
  return has(clause, 'declarer') || (story.declarer !== undefined && subject === story.declarer);
}

/** *Only one of the two*, *not both*. */
function isLimited(clause: Clause): boolean {
  if (has(clause, 'only') && has(clause, 'the-one')) return has(clause, 'may', 'must');
  return has(clause, 'both') && (has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not')));
}

function penaltySuitsIn(story: Story): readonly Suit[] {
  return [...new Set(offendersIn(story).flatMap((seat) => story.penalty[seat].map(suitOf)))];
}

/** *The director gave South another choice*. */
function isGivenToDeclarer({ items }: Clause, subject: Person | undefined, { declarer }: Story): boolean {
  const seats = items.flatMap((item) => (item.kind === 'seat' ? [item.seat] : []));
  return (
    isDecider(subject) &&
    declarer !== undefined &&
    seats.length > 0 &&
    seats.every((seat) => seat === declarer)
  );
}

/** *As West has none, declarer may choose again*: West is held to another suit, which the law does not know (Law 59). */
function anotherChoiceIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  const { option, restricted } = story;
  const word = termIn(clause, 'again');
  const isUnable = story.isUnable || has(clause, 'void');
  if (word === undefined || !isUnable || option?.kind !== 'require' || restricted === undefined) return [];
  const isSaid = has(clause, 'may') || (has(clause, 'declarer') && cardsIn(clause).length === 0);
  const isChoice = isSaid && has(clause, 'designate', 'option', 'require');
  const isGiven = word !== undefined && says(word, 'option'); // *A second choice*.
  if (
    (!isChoice && !isGiven) ||
    has(clause, 'not', 'neither', 'would') ||
    !(isOfDeclarer(clause, subject, story) || isGivenToDeclarer(clause, subject, story))
  )
    return [];
  const others = penaltySuitsIn(story).filter((suit) => !option.suits.includes(suit));
  if (others.length === 0 || story.played.length > 0) return [];
  const choice: Choice = { kind: 'suits', suits: others.map((value) => ({ value, span: word.span })) };
  return [{ kind: 'must-lead', seat: restricted, choice, until: undefined, span: word.span }];
}

function spanOf(cards: readonly Located<Card>[]): Span {
  return {
    start: Math.min(...cards.map(({ span }) => span.start)),
    end: Math.max(...cards.map(({ span }) => span.end)),
  };
}
