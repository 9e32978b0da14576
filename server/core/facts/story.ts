// What is known while the sentences of a case are read, and whom or what a word in them can mean.
import { type Card, rankOf, type Suit, suitOf } from '../bridge/cards.ts';
import { isDefender, partnerOf, SEATS, type Seat } from '../bridge/seats.ts';
import type { Clause } from '../syntax/clause.ts';
import { isPerson, type PersonItem } from '../syntax/person.ts';
import type { Located } from '../text/span.ts';
import { cardsIn, isTerm, termIn } from './clause-terms.ts';
import type { Board, Event, Option } from './facts.ts';
import { selfIn } from './story/teller.ts';

/** Whom a word names: a seat, or a role that is no seat. */
export type Person = Seat | 'director' | 'committee' | 'dummy' | 'other';

/** The case as far as it has been read. */
export type Story = {
  readonly boards: readonly Board[];
  readonly declarer: Seat | undefined;
  /** The cards told to be penalty cards, in the order of the text, by their holder. */
  readonly penalty: { readonly [seat in Seat]: Card[] };
  /** Who is on lead, or leads; changed as the text goes on. */
  leader: Seat | undefined;
  /** The suit led to that trick. */
  led: Suit | undefined;
  /** Who has played to the trick that was told last. */
  played: Seat[];
  option: Option | undefined;
  /** The latest demand or prohibition. */
  restriction: (Event & { readonly kind: 'option' }) | undefined;
  /** Whom it binds. */
  restricted: Seat | undefined;
  /** Whether a ruling has said something of the options that the law has otherwise: what it says beyond follows from that. */
  isDenied: boolean;
  /** The option that is spoken of as open: *he may prohibit spades*. */
  offered: Option | undefined;
  /** Whether a defender has shown two cards at once. */
  isTwoAtOnce: boolean;
  /** Options told for the present lead. */
  options: Option[];
  /** Options told so far, for whatever lead. */
  readonly chosen: Option[];
  /** The one whom the clause before was about. */
  subject: Person | undefined;
  /** How many sentences have been read. */
  sentence: number;
  /** The sentence in which cards were named last. */
  cardsNamedIn: number;
  /** Two cards shown and not named yet. */
  unnamed: { readonly seat: Seat; readonly sentence: number } | undefined;
  /** The seat of the one who writes, where he tells it: *I was South*. */
  self: Seat | undefined;
  /** Who says the words in quotation marks, where that is known. */
  speaker: Person | undefined;
  /** The other one whom that clause named: *I told declarer …*. */
  addressed: Person | undefined;
  /** Whether the one who writes was declarer: *I played 2 ♠*. */
  isTellerDeclarer: boolean;
  /** What declarer has just chosen or wished to choose, while nobody else has been named since. */
  askedFor: Option | undefined;
  /** Whether a word for a choice of declarer's stands anywhere in the case. */
  readonly speaksOfOptions: boolean;
  /** Whether the case says anywhere that a card is a penalty card; else what falls may have fallen in the course of play. */
  readonly speaksOfPenaltyCards: boolean;
  /** Whether another has led since that restriction was told. */
  hasLeadChanged: boolean;
  /** Whether the text tells of another choice, or of a lead lost, that is not among what was understood. */
  isClouded: boolean;
  /** Whether somebody is told to have no card of a suit since the option. */
  isUnable: boolean;
  /** Who won the trick that the sentence before told of. */
  lastWinner: Seat | undefined;
  lastEvent: Event | undefined;
  /** What was told just before the last designation. */
  beforeDesignation: Event | undefined;
  /** What was told just before a player's last play. */
  readonly beforePlay: Map<Seat, Event | undefined>;
  /** Cards told to have been played. */
  readonly gone: Card[];
  /** All cards named so far, each once. */
  readonly mentioned: Card[];
  /** Whether what was said last is that somebody has penalty cards: *West the ♣Q, East the ♥A* may follow; `more` where he dropped some. */
  awaitsCards: boolean | 'more';
  /** Whether the sentence has spoken of both cards. */
  saysBoth: boolean;
  /** The one who was just told something, in languages that mark him. */
  addressee: Person | undefined;
  /** The player whom a clause was about last. */
  player: Seat | undefined;
  /** The cards named last. */
  cards: readonly Located<Card>[];
  suits: readonly Suit[];
};

export function newStory(
  boards: readonly Board[],
  declarer: Seat | undefined,
  speaksOfOptions: boolean,
  speaksOfPenaltyCards: boolean,
): Story {
  return {
    boards,
    declarer,
    penalty: { N: [], E: [], S: [], W: [] },
    leader: undefined,
    led: undefined,
    played: [],
    option: undefined,
    restriction: undefined,
    restricted: undefined,
    offered: undefined,
    isTwoAtOnce: false,
    isDenied: false,
    options: [],
    chosen: [],
    subject: undefined,
    sentence: 0,
    cardsNamedIn: 0,
    unnamed: undefined,
    self: undefined,
    speaker: undefined,
    addressed: undefined,
    isTellerDeclarer: false,
    askedFor: undefined,
    speaksOfOptions,
    speaksOfPenaltyCards,
    hasLeadChanged: false,
    isClouded: false,
    isUnable: false,
    lastWinner: undefined,
    lastEvent: undefined,
    beforeDesignation: undefined,
    beforePlay: new Map(),
    gone: [],
    mentioned: [],
    awaitsCards: false,
    saysBoth: false,
    addressee: undefined,
    player: undefined,
    cards: [],
    suits: [],
  };
}

/** Takes up what an annotation tells. */
export function take(event: Event, story: Story): void {
  switch (event.kind) {
    case 'penalty':
      for (const { value } of event.cards) {
        if (!story.penalty[event.seat].includes(value)) story.penalty[event.seat].push(value);
      }
      break;
    case 'on-lead':
      story.leader = event.seat;
      story.played = [];
      story.options = [];
      break;
    case 'play':
      story.played.push(...event.plays.map(({ seat }) => seat));
      break;
    case 'option': {
      const offender = offenderIn(story);
      story.option = event.option;
      story.options.push(event.option);
      story.chosen.push(event.option);
      story.restriction = event.option.kind === 'neither' ? story.restriction : event;
      story.restricted = offender ? partnerOf(offender) : story.leader;
    }
  }
}

/** Who holds the card by the boards of the case, where they agree. */
export function holderOf(card: Card, { boards }: Pick<Story, 'boards'>): Seat | undefined {
  const holders = new Set(
    boards.flatMap(({ hands }) =>
      SEATS.filter((seat) => hands[seat]?.hand[suitOf(card)].includes(card.charAt(1))),
    ),
  );
  return holders.size === 1 ? [...holders][0] : undefined;
}

/** The defenders who have been told to have penalty cards. */
export function offendersIn(story: Story): readonly Seat[] {
  return holdersIn(story).filter((seat) => isDefenderIn(seat, story));
}

/** All who have been told so, rightly or not. */
export function holdersIn({ penalty }: Story): readonly Seat[] {
  return SEATS.filter((seat) => penalty[seat].length > 0);
}

/** The one defender with penalty cards; `undefined` where there are two or none. */
export function offenderIn(story: Story): Seat | undefined {
  const all = offendersIn(story);
  return all.length === 1 ? all[0] : undefined;
}

/** The player whose lead the options are about. */
export function leaderIn(story: Story): Seat | undefined {
  const offender = offenderIn(story);
  return story.leader ?? (offender && partnerOf(offender));
}

/** Whom a word for a person names; `undefined` where that is not certain. */
export function personOf(item: PersonItem, story: Story): Person | undefined {
  if (item.kind === 'seat') return item.seat;
  if (isDeclarersWord(item)) return story.declarer ?? 'other';
  switch (item.terms[0]) {
    case 'declarer':
      return story.declarer ?? 'other';
    case 'dummy':
      return 'dummy';
    case 'director':
      return 'director';
    case 'committee':
      return 'committee';
    case 'offender':
      return offenderIn(story);
    case 'partner': {
      const offender = offenderIn(story);
      return offender && partnerOf(offender);
    }
    case 'he':
      return story.addressee ?? story.subject;
    case 'i':
      return story.self ?? 'other';
    case 'pair': // *You are declarer*: he who wrote the letter that is answered.
      return (
        (item.terms.includes('you')
          ? (story.addressee ?? (story.isTellerDeclarer ? story.declarer : story.self))
          : undefined) ?? 'other'
      );
    default:
      return 'other';
  }
}

/** *I required a spade*, in languages whose verb says so: only declarer can. */
function isDeclarersWord({ terms }: Extract<PersonItem, { kind: 'term' }>): boolean {
  return terms.includes('i') && (terms.includes('require') || terms.includes('prohibit'));
}

/** Who does what the clause says: whom it names, else the one of the clause before. */
export function subjectOf({ subject, isQuoted, mayInherit, link }: Clause, story: Story): Person | undefined {
  if (subject && isPerson(subject)) {
    const person = personOf(subject, story);
    const isOther =
      isTerm(subject, 'he') && link === 'that' && (person === 'director' || person === 'committee');
    return isOther ? story.player : person; // *The director said that he may throw either*.
  }
  return isQuoted || !mayInherit ? undefined : story.subject;
}

/** Whether the person is known to be a defender. */
export function isDefenderIn(person: Person | undefined, { declarer }: Story): person is Seat {
  const seat = SEATS.find((one) => one === person);
  return seat !== undefined && (declarer === undefined || isDefender(seat, declarer));
}

/** The cards that a clause speaks of, named or by a word for them. */
export function cardsMeant(clause: Clause, story: Story): readonly Located<Card>[] {
  const named = cardsIn(clause);
  if (named.length > 0) return named;
  const ranks = ranksMeant(clause, story);
  if (ranks.length > 0) return ranks;
  const [holder, another] = holdersIn(story);
  const offender = offenderIn(story) ?? (another ? undefined : holder);
  if (offender === undefined) return [];
  const all = story.penalty[offender];
  const word = termIn(clause, 'both', 'them', 'other', 'former', 'latter', 'it', 'two');
  if (word === undefined) return [];
  const at = (cards: readonly Card[]) => cards.map((value) => ({ value, span: word.span }));
  const [first, second, third] = all;
  if (word.terms.includes('it')) return one(story, all).map(({ value }) => ({ value, span: word.span }));
  if (word.terms.includes('other')) {
    const [last, more] = story.cards.filter(({ value }) => all.includes(value));
    if (all.length !== 2 || last === undefined || more !== undefined) return [];
    return at(all.filter((card) => card !== last.value));
  }
  if (second === undefined || third !== undefined)
    return word.terms.includes('both') && all.length > 2 ? at(all) : [];
  if (word.terms.includes('former')) return at(first ? [first] : []);
  if (word.terms.includes('latter')) return at([second]);
  return at(all);
}

/** *The king goes back*: the penalty cards of the ranks named, where each can only be one. */
export function ranksMeant({ items }: Pick<Clause, 'items'>, story: Story): readonly Located<Card>[] {
  const all = SEATS.flatMap((seat) => story.penalty[seat]);
  const meant = items.flatMap((item) =>
    item.kind === 'rank'
      ? [{ span: item.span, cards: all.filter((card) => rankOf(card) === item.rank) }]
      : [],
  );
  return meant.flatMap(({ span, cards: [value, more] }) => (value && !more ? [{ value, span }] : []));
}

/** The one card that *it* can mean: the last one named, or the only one there is. */
function one(story: Story, all: readonly Card[]): readonly Located<Card>[] {
  const last = story.cards.filter(({ value }) => all.includes(value));
  if (last.length === 1) return last;
  return [];
}

/** Keeps in mind what a clause has named, for the clauses after it. */
export function remember(story: Story, clause: Clause, subject: Person | undefined): void {
  story.self ??= selfIn(clause);
  const cards = cardsIn(clause);
  if (cards.length > 0) {
    story.cards = cards;
    story.cardsNamedIn = story.sentence;
  }
  for (const { value } of cards) if (!story.mentioned.includes(value)) story.mentioned.push(value);
  story.awaitsCards = awaitsCards(clause, story);
  story.saysBoth ||= termIn(clause, 'both') !== undefined;
  story.player = SEATS.find((seat) => seat === subject) ?? story.player;
  const suits = clause.items.flatMap((item) => (item.kind === 'suit' ? [item.suit] : []));
  if (suits.length > 0) story.suits = suits;
  story.addressee = addresseeIn(clause, story);
  noteAddressed(story, clause);
  const asked = askedIn(clause);
  if (asked) story.subject = personOf(asked, story);
  else if (clause.link !== 'who' && clause.mark !== '(')
    story.subject = clause.subject === undefined ? story.subject : subject;
}

/** Nothing is told of them but that they are there. */
function awaitsCards(clause: Clause, story: Story): Story['awaitsCards'] {
  if (termIn(clause, ...SAID_OF_CARDS)) return false;
  const isOfPersons = clause.items.every((item) => item.kind !== 'term' || isPerson(item));
  if (termIn(clause, 'penalty-card')) return true;
  if (termIn(clause, 'drop') && cardsIn(clause).length > 0) return 'more';
  return isOfPersons && story.awaitsCards;
}

const SAID_OF_CARDS = [
  'play',
  'lead',
  'discard',
  'follow',
  'win',
  'designate',
  'pick-up',
  'require',
  'prohibit',
] as const;

/** *He explained it to declarer*: behind these words, *he* is declarer, until somebody else is named. */
function addresseeIn(clause: Clause, story: Story): Person | undefined {
  const { items, subject } = clause;
  const told = items.filter((item): item is PersonItem => isPerson(item) && item.form === 'dat');
  if (termIn(clause, 'told') && told.length === 1 && told[0]) return personOf(told[0], story);
  const listener = listenerIn(clause);
  if (listener) return personOf(listener, story);
  if (tellsHim(clause)) return SEATS.find((seat) => seat === story.subject) ?? story.addressee;
  const isOther = subject !== undefined && isPerson(subject) && !isTerm(subject, 'he', 'you');
  return isOther ? undefined : story.addressee;
}

/** *The director told him that he …*: the one of the clause before. */
function tellsHim({ items, subject }: Clause): boolean {
  const isDecider = subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
  const told = items.findIndex((item) => isTerm(item, 'told'));
  return isDecider && told !== -1 && items.some((item, at) => told < at && isTerm(item, 'he'));
}

/** *The director told West that he …*, where nothing but the order of the words marks West. */
export function listenerIn(clause: Clause): PersonItem | undefined {
  const { items, subject } = clause;
  const isDecider = subject !== undefined && isTerm(subject, 'director', 'committee', 'i');
  const told = items.findIndex((item) => isTerm(item, 'told'));
  const [one, more] = items.filter(
    (item, at): item is PersonItem => told < at && item.kind === 'seat' && item.form === 'nom',
  );
  return isDecider && told !== -1 && more === undefined ? one : undefined;
}

function noteAddressed(story: Story, { items, subject }: Clause): void {
  if (subject === undefined || isTerm(subject, 'he')) return;
  const [other, more] = items.filter(
    (item): item is PersonItem => isPerson(item) && item !== subject && !isTerm(item, 'he'),
  );
  story.addressed = other && !more ? personOf(other, story) : undefined;
}

/** The one to whom a question is put, in languages that mark him: he answers it. */
export function askedIn({ items }: Clause): PersonItem | undefined {
  if (!items.some((item) => isTerm(item, 'asked'))) return undefined;
  const [asked, more] = items.filter((item): item is PersonItem => isPerson(item) && item.form === 'dat');
  return more === undefined && asked?.kind === 'seat' ? asked : undefined;
}
