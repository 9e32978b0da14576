// Options that a clause gives to declarer, or takes from him.
import type { Suit } from '../../bridge/cards.ts';
import { partnerOf } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { TermItem } from '../../syntax/sentences/item.ts';
import { cardsIn, has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import type { Claim, Option } from '../facts.ts';
import { offenderIn, penaltySuitsIn } from '../story/holders.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { anySuitIn } from './any-suit.ts';
import { isOfDeclarer } from './of-declarer.ts';
import { anotherChoice } from './second-choice.ts';

/** Options that are given to declarer, or taken from him. */
export function optionClaimIn(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] {
  for (const read of BEFORE_WORDS) {
    const claims = read(clause, subject, story);
    if (claims !== undefined) return claims;
  }
  const word = termIn(clause, 'waive') ?? termIn(clause, 'require', 'prohibit', 'leave-free');
  if (word === undefined || offenderIn(story) === undefined) return NONE;
  const isDeclarers = isOfDeclarer(clause, subject, story);
  if (!isDeclarers && !says(word, 'waive')) return NONE;
  const suits = suitsIn(clause).map(({ value }) => value);
  const told = { clause, story, word, isDeclarers, suits, all: penaltySuitsIn(story) };
  for (const read of PATTERNS) {
    const claims = read(told);
    if (claims !== undefined) return claims;
  }
  return NONE;
}

const NONE: readonly Claim[] = [];

/** What a clause may say of the option that was just asked for or used, whatever words for options it has. */
const BEFORE_WORDS: readonly ((
  clause: Clause,
  subject: Person | undefined,
  story: Story,
) => readonly Claim[] | undefined)[] = [anotherChoice, refused, nothingMore];

/** A clause about options: its word for one, the suits that it names, and all suits in which there is a penalty card. */
type OptionTold = {
  readonly clause: Clause;
  readonly story: Story;
  readonly word: TermItem;
  readonly isDeclarers: boolean;
  readonly suits: readonly Suit[];
  readonly all: readonly Suit[];
};

/** What it may say of them; the first that reads it gives the claim, `undefined` leaves it to the next. */
const PATTERNS: readonly ((told: OptionTold) => readonly Claim[] | undefined)[] = [
  freeChoice,
  waived,
  onlyOne,
  bothSuits,
  anySuit,
  denied,
  offered,
];

/** *The director refused*, of what declarer asked for. */
function refused(clause: Clause, subject: Person | undefined, story: Story): readonly Claim[] | undefined {
  const { askedFor } = story;
  if (askedFor === undefined || askedFor.kind === 'neither') return undefined;
  const own = barelyDenied(clause) ?? rightDenied(clause, story);
  const word = own ?? termIn(clause, 'refused');
  if (word === undefined || !(own || isDecider(subject) || has(clause, 'passive'))) return undefined;
  if (offenderIn(story) === undefined) return NONE; // The leader has penalty cards of his own.
  return [{ kind: 'denies', option: askedFor, span: word.span }];
}

/** *Declarer may choose neither to require nor to prohibit a lead*. */
function freeChoice({ clause, word, isDeclarers }: OptionTold): readonly Claim[] | undefined {
  if (!isDeclarers || !isFreeChoice(clause)) return undefined;
  return [{ kind: 'offers', option: { kind: 'neither' }, span: word.span }];
}

/** *With that he had waived his options*. */
function waived({ clause, word, story }: OptionTold): readonly Claim[] | undefined {
  if (!says(word, 'waive')) return undefined;
  const isOver = story.option?.kind === 'neither' && story.options.length === 0; // The lead for which he asked for nothing.
  const option = isOver ? story.askedFor : story.option;
  if (!has(clause, 'option') || has(clause, 'not')) return NONE;
  if (option === undefined || option.kind === 'neither') return NONE;
  if (isOver)
    return story.leader === partnerOf(offenderIn(story) ?? 'N')
      ? [{ kind: 'denies', option, span: word.span }]
      : NONE;
  if (story.chosen.length < 2) return NONE; // Once he has used it, his right is spent.
  story.isDenied = true;
  return [{ kind: 'denies', option, span: word.span }];
}

/** *He may forbid only one of the suits*. */
function onlyOne({ clause, word, suits, all }: OptionTold): readonly Claim[] | undefined {
  const isOfAll = all.every((suit) => suits.length === 0 || suits.includes(suit));
  if (!isOfAll || !says(word, 'prohibit') || !isLimited(clause)) return undefined;
  return 1 < all.length
    ? [{ kind: 'denies', option: { kind: 'prohibit', suits: all }, span: word.span }]
    : NONE;
}

/** *He may forbid both suits*. */
function bothSuits({ clause, word, suits, all }: OptionTold): readonly Claim[] | undefined {
  const isOfBoth = suits.length === 0 && all.length === 2 && has(clause, 'both') && says(word, 'prohibit');
  if (!isOfBoth || !has(clause, 'may') || has(clause, 'may-not', 'not', 'neither', 'only')) return undefined;
  return [{ kind: 'offers', option: { kind: 'prohibit', suits: all }, span: word.span }];
}

/** *He may require any suit*; where none is named, it says nothing else. */
function anySuit({ clause, word, suits, all, story }: OptionTold): readonly Claim[] | undefined {
  return suits.length === 0 ? anySuitIn(clause, word, all, story) : undefined;
}

/** *He may not forbid a spade*. */
function denied({ clause, word, suits }: OptionTold): readonly Claim[] | undefined {
  if (has(clause, 'not', 'neither')) return NONE;
  if (!has(clause, 'may-not')) return undefined;
  return [{ kind: 'denies', option: { kind: kindOf(word), suits }, span: word.span }];
}

/** *He may require a spade or a heart*. */
function offered({ clause, word, suits }: OptionTold): readonly Claim[] | undefined {
  if (!has(clause, 'may') || has(clause, 'only')) return undefined;
  const kind = kindOf(word);
  const each = kind === 'require' || has(clause, 'or') ? suits.map((suit) => [suit]) : [suits];
  return each.map((some): Claim => ({ kind: 'offers', option: { kind, suits: some }, span: word.span }));
}

function kindOf(word: TermItem): 'require' | 'prohibit' {
  return says(word, 'require') ? 'require' : 'prohibit';
}

function isFreeChoice(clause: Clause): boolean {
  if (!has(clause, 'may') || has(clause, 'may-not', 'only') || suitsIn(clause).length > 0) return false;
  if (cardsIn(clause).length > 0 || has(clause, 'any-card', 'penalty-card')) return false;
  const isEither = has(clause, 'require') && has(clause, 'prohibit') && has(clause, 'neither', 'not');
  return has(clause, 'leave-free') || isEither;
}

/** *Having asked for nothing once, he may no longer forbid or require anything*, said of the next lead of the same player. */
function nothingMore(
  clause: Clause,
  subject: Person | undefined,
  story: Story,
): readonly Claim[] | undefined {
  const offender = offenderIn(story);
  const isNextLead = story.option?.kind === 'neither' && story.options.length === 0;
  if (!isNextLead || offender === undefined || story.leader !== partnerOf(offender)) return undefined;
  const word = termIn(clause, 'prohibit', 'require');
  const isNone = has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not'));
  const saysMore = clause.items.some(({ kind }) => kind === 'suit' || kind === 'cards');
  if (word === undefined || !isNone || saysMore) return undefined;
  if (has(clause, 'would', 'should', 'if', 'both', 'the-one', 'only')) return undefined;
  if (!isOfDeclarer(clause, subject, story)) return undefined;
  const kind = says(word, 'prohibit') ? 'prohibit' : 'require';
  const suits = penaltySuitsIn(story);
  const option: Option = { kind, suits: kind === 'prohibit' ? suits : suits.slice(0, 1) };
  return [{ kind: 'denies', option, span: word.span }];
}

/** *Only one of the two*, *not both*. */
function isLimited(clause: Clause): boolean {
  if (has(clause, 'only') && has(clause, 'the-one')) return has(clause, 'may', 'must');
  return has(clause, 'both') && (has(clause, 'may-not') || (has(clause, 'may') && has(clause, 'not')));
}

/** *He asked to forbid a spade. The director told him that he could not*: and nothing else. */
function barelyDenied(clause: Clause): TermItem | undefined {
  const isBare = clause.items.every((item) => isTerm(item, 'he', 'declarer', 'may-not', 'that', 'did-so'));
  return isBare && clause.link === 'that' && clause.subject !== undefined
    ? termIn(clause, 'may-not')
    : undefined;
}

/** *He asked to forbid a spade. His right can be used no more*: no suit is named beside it. */
function rightDenied(clause: Clause, { declarer, options }: Story): TermItem | undefined {
  if (options.length > 0) return undefined; // He has chosen for this lead.
  const isOther = has(clause, 'would', 'should', 'if', 'asked', 'not', 'may', 'lead', 'pick-up', 'waive');
  if (isOther || clause.items.some(({ kind }) => kind === 'suit' || kind === 'cards')) return undefined;
  const isAnothers = clause.items.some((item) => item.kind === 'seat' && item.seat !== declarer); // *West had no choice any more.*
  return has(clause, 'option') && !isAnothers
    ? clause.items.find((item): item is TermItem => isTerm(item, 'may-not'))
    : undefined;
}
