// The words of a language for the concepts of the law: data that a director can read and correct.
//
// How to write a lexicon
// - Each row gives a term, or two joined by `+` that one word says at once (Turkish *çıkamaz*: `lead+may-not`), and
//   its phrases, divided by `|`. Accents, capitals and Turkish dots do not count: words are compared as `foldWord`
//   gives them.
// - Within a phrase a word stands as it is (`go`), with any ending (`pick*`), with one of the language's noun
//   endings or none (`pik~`), or with an ending of its verbs (Turkish `düş^`);
//   `a/b` are words for the same place; `…` is a gap of up to five words within the sentence part (Dutch `neemt/neem … op`).
// - The longest phrase at a place wins: `lead` is a verb, `lost the lead` is another term.
// - `cards` says in which order a card is told in words; `forms` how a person is marked: by an ending, or by a word
//   before the name.
// - Terms, not words, are what the patterns in `facts/` see. Which term does what stands beside its name below.
//
// How to see what is understood: `node test/support/understand.mjs FILE …` prints the terms, clauses and facts of a file.
import type { Rank, Suit } from '../../bridge/cards.ts';
import type { Language } from '../../bridge/nouns.ts';

/** The concepts that sentences are made of. */
export const TERMS = [
  // Persons.
  'declarer',
  'dummy',
  'defender',
  'partner',
  'of-teller', // Of a partner: that of the one who tells.
  'offender',
  'director',
  'committee',
  'i', // The one who tells: I, we.
  'i-am', // The same, where he says which seat is his.
  'you', // The one to whom is spoken or written.
  'left-hand', // The opponent on the left of the one who tells.
  'right-hand',
  'pair', // E/W, the appellants, the players: a party.
  'he', // A person named before, as the one who does something.
  'stranger', // Somebody named of whom the text does not say where he sits.
  'his', // The same, as the one to whom something belongs.
  // Things.
  'penalty-card',
  'card', // A card, the cards.
  'two', // A number of cards: two cards.
  'it', // A card named before: it, this card.
  'them', // Cards named before: them, they, these cards.
  'both', // Both, all, each of the cards.
  'other', // The other card or suit.
  'whole-hand', // All the cards of a player.
  'the-one', // A single one of the cards.
  'former',
  'latter',
  'that-suit',
  'holding', // Has the cards in his hand.
  'hand', // The hand to which a card goes back.
  'option', // Declarer's options or rights.
  'chosen', // The one that he chose, as a heading: *declarer’s choice: a heart*.
  'restriction', // The prohibition, the ban.
  'demand', // The requirement.
  // How a penalty card comes to be one.
  'drop', // By accident.
  'face', // In view, in whatever way.
  'out-of-turn',
  'revoke',
  'premature',
  'two-at-once',
  'deliberate',
  'in-auction',
  'major',
  'minor',
  // What declarer chooses.
  'require',
  'prohibit',
  'want', // With a negation it is a prohibition.
  'wish', // Wants to do it himself: nothing is done yet, and nothing said to be right.
  'leave-free', // Neither requires nor prohibits.
  'passive', // Of a verb: it is not said who does it.
  'lets', // Lets somebody do it: of the director, he may.
  'refused', // Of the director: did not allow it.
  'likewise', // What was just said goes for this too.
  'did-so', // Does what was just spoken of.
  'waive', // Gives up the options for good.
  'no-option', // Has not stated his option yet: *had not yet chosen*.
  'again', // The options come up again.
  // What becomes of the cards.
  'pick-up',
  'stop', // Ceases to be, is no longer.
  'remain',
  // Play.
  'lead',
  'play',
  'discard',
  'follow',
  'designate', // Designates, chooses, says which.
  'which', // Which card, the choice between.
  'win',
  'taking', // Took: a trick, where a card or a trick is named.
  'to-lead', // Is on lead, is to lead.
  'opening', // The opening lead is due.
  'on-hand', // The hand that is to lead; where a player is in it, he is on lead.
  'turn', // Whose turn it is, to lead or to play.
  'trick', // The trick, as what somebody has.
  'recalled', // Of a verb: when he had done it; so it looks back to what was told.
  'future', // Of a verb: not done yet; in a ruling, an order (Turkish *çıkacak*).
  'infinitive', // Of a verb: named, not done (Turkish *çıkmak*).
  'present', // Of a verb: what one does; with *whatever he likes*, what he may do.
  'nominal', // Of a verb: the one who does it stands as an owner does (Turkish *Batı’nın çıkması*).
  'lose-lead',
  'keep-lead',
  'void', // Has no card of a suit.
  // How far.
  'may',
  'must',
  'may-not',
  'need-not',
  'not',
  'verb-not', // The same, where it stands behind the verb that it denies: gaat niet terug.
  'neither',
  'only',
  'all-but', // Any but these: anything but a spade.
  'any-card', // Any card, whatever he likes.
  'any-suit', // Any suit whatever, not *whichever of them*.
  'until-lead-lost',
  'while-lead-kept',
  'some-time', // Not to this trick: at the first opportunity.
  'this-lead-only',
  'to-the-end',
  // The table.
  'no-trump',
  'plays-contract', // Plays the contract, is declarer.
  'in-contract', // Is in: at the table only where a contract is named, for one is in the bar too.
  'contract',
  // Who says it, and how it is meant.
  'if',
  'if-first', // The same where it begins a part of a sentence: Had East …
  'verb-first', // The same where it begins a sentence, in languages whose verb stands second: Eist zuid …
  'consequence', // What follows from a condition, where it begins a later part of a sentence: …, dan gaat …
  'in-that-case', // Goes on with what was supposed, where it begins a sentence: *then, in that case*.
  'would',
  'will', // A future: nothing has happened yet, though it may be ruled so.
  'should',
  'ought', // What should be done: a duty where the sentence tells that it was decided so (*ruled that he should …*).
  'whenever', // A general rule: when a defender …
  'claimed', // A party's contention.
  'intended', // Of a player: believed, wanted or tried so; what the clause says besides is only his thought.
  'asked', // An indirect question, an offer: asked whether.
  'told', // What a director explains.
  'says', // A word for speaking, in whatever way.
  'ruled',
  'ruling',
  'fault', // Wrong, overlooked, overruled.
  'put-right', // What a player did is undone, or he is told off for it.
  'upheld',
  'not-so', // The contention is rejected.
  'facts', // The heading of what happened.
  'appeal', // The heading of what a party brings forward.
  'comment', // The heading of what the author adds.
  // How parts of a sentence hang together.
  'and',
  'or',
  'but',
  'so',
  'because',
  'that',
  'who',
  'while',
  'before',
  'after',
  'elsewhere', // Of another deal or table than that of the case.
  'here', // Of that of the case again.
  'aside', // Says nothing; keeps its words from being read one by one: *in that case*.
] as const;
export type Term = (typeof TERMS)[number];

/** The relation in which a person stands to what is said; `nom` where nothing marks it. */
export type PersonForm = 'nom' | 'gen' | 'dat' | 'by' | 'with' | 'at' | 'acc' | 'self';

/** Endings and preceding words that mark a person's form, folded, divided by blanks. */
export type FormMarks = { readonly endings?: string; readonly before?: string };

/** Cards that are called major or minor penalty cards: *they are major penalty cards*. */
type KindOfCards = `${'it' | 'them' | 'two'}+${'major' | 'minor'}+penalty-card`;

export type Lexicon = {
  readonly language: Language;
  readonly terms: {
    readonly [terms in
      | Term
      | `${Term}+${Term}`
      | `lead+may-not+nominal`
      | `${'play' | 'discard' | 'pick-up'}+would+future`
      | KindOfCards]?: string;
  };
  /** Suits in all their forms; those of `bridge/vocabulary` are read as well. */
  readonly suits: { readonly [suit in Suit]?: string };
  /** Ranks likewise. */
  readonly ranks: { readonly [rank in Rank]?: string };
  /** Whether single capital letters name players and cards in prose: `W leads`, `the SK`. */
  readonly readsLetters?: true;
  /** Whether they name players, and nothing else: `W aan slag`. */
  readonly readsSeats?: true;
  /** Endings of nouns and names, also behind an apostrophe and behind a card's sign. */
  readonly endings: string;
  /** Words that the name of a suit may be written together with (Dutch `schoppenuitkomst`), or none. */
  readonly compounds?: string;
  /** How a card is told in words: `RANK of SUIT`, `SUIT RANK`. */
  readonly cards: readonly `${'RANK' | 'SUIT'} ${string}`[];
  readonly forms: { readonly [form in Exclude<PersonForm, 'nom'>]?: FormMarks };
  /**
   * What the ending of a verb adds: patterns for the part behind the stem of a phrase that ends in `*`, and the term
   * that each stands for (Turkish `-abil-`: `may`). Where the language has it in words of its own, nothing.
   */
  readonly verbEndings: readonly (readonly [ending: string, term: Term])[];
  /** What may stand behind the stem of a verb, of a phrase that ends in `^`: a pattern for all of it. */
  readonly inflections?: string;
  /** What the ending of a word says that no row has: of an unknown verb too, that it is conditional. */
  readonly strangeEndings?: readonly (readonly [ending: string, term: Term])[];
  /** The ending of an infinitive, where a word for *require* right behind it says that somebody wishes to do it. */
  readonly infinitive?: string;
  /**
   * Where a part of a sentence ends with its verb and nothing marks it: the endings that say so on any word, and those
   * that say so on the verbs we know only; and those that say of a list of cards that it is there, or is what is meant.
   */
  readonly partEndings?: { readonly ofWords: string; readonly ofVerbs: string; readonly ofLists: string };
  /** Words right behind a condition that turn it into a concession: *even if*. */
  readonly concessives?: string;
  /** Words between the name of a player, at the head of a part of a sentence, and his seat (*ο Γεωργίου στη Δύση*). */
  readonly seating?: string;
  /** Words right before a seat that say who sits there, behind his name and perhaps a comma (*ο Πέτρος, καθισμένος Δύση*). */
  readonly seated?: string;
  /** Verbs for sitting between a seat and its player’s name, behind an article (*στη Δύση καθόταν η Μαρία*). */
  readonly sitting?: string;
  /** What may stand between such a verb and the seat (*τη θέση της*). */
  readonly seatWords?: string;
  /** Words for a player before his seat (*ο παίκτης της Δύσης*), and what stands between the two. */
  readonly playerNouns?: string;
  readonly seatedBy?: string;
  /** Words at the head of a sentence, before a comma, that are no name (*Thus, South, …*); where given, others are one. */
  readonly openers?: string;
  /** Articles that also stand before the names of persons, where they do something (Greek *ο Πέτρος*). */
  readonly ofNames?: string;
  /**
   * Words for sitting, behind a seat in the form of a place, and the endings of a seat right before its player’s name;
   * words for the place at the table behind a bare seat, titles behind a name, and words for one’s own people before it.
   */
  readonly seatedByEnding?: {
    readonly sitting: string;
    readonly marks: string;
    readonly places: string;
    readonly titles: string;
    readonly kin: string;
  };
  /** Words passed over between a name and the word that marks its form: articles. */
  readonly articles: string;
  /** Forms of suits that name several cards and never one, where a card is told as rank and suit (*δύο κούπες*). */
  readonly manySuits?: string;
  /** Words that, right behind cards and alone with them, say that they are picked up (Dutch *♠B terug*). */
  readonly shortFates?: string;
  /** A word for *they* that means *she* right before a verb: the ending of plural verbs, and what is no verb there. */
  readonly sheOrThey?: { readonly word: string; readonly plural: string; readonly noVerbs: string };
  /** Words that link a part of a sentence to the one before though they stand behind its first word (Greek *όμως*). */
  readonly postpositive?: string;
  /** Pronouns that may stand before a verb, behind these words (Greek *να του απαγορεύσω*). */
  readonly clitics?: { readonly behind: string; readonly words: string };
  /** Small words that only their accent tells from another, each with a word that it is read as (*ή*: *είτε*). */
  readonly accented?: readonly (readonly [word: string, as: string])[];
  /** Words behind which a word for *who* or *that* points at something and opens no part of a sentence (Dutch *na die eis*). */
  readonly prepositions?: string;
  /** Words that mean *when* right before a person, and *then* elsewhere (Dutch *toen Noord speelde*). */
  readonly whenBeforePersons?: string;
  /** Two words that together join a list, and the word that the second is read as: *zowel … als*: *en*. */
  readonly correlative?: readonly [first: string, second: string, as: string];
  /**
   * Where a sentence part must name the one who does something, or take him from the part before: the words that may
   * stand before its verb without naming anybody. Where he may be left out at will, `undefined`.
   */
  readonly fillers: string | undefined;
  /** Whether the verb stands at the end, so that what stands alone belongs to what comes after it. */
  readonly isVerbLast: boolean;
  /**
   * Whether a sentence opens with a modal and closes with its verb, so that what stands between them belongs together
   * (Dutch *mag schoppen en harten verbieden*); then gaps in phrases are wide.
   */
  readonly isBracketed: boolean;
  /** Whether the one who does something may stand behind the verb. */
  readonly subjectMayFollow: boolean;
};
