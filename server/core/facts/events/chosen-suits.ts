// What the words of a clause about an option of declarer mean: whose it is, of which suits, and whether it was made.
import { type Suit, suitOf } from '../../bridge/cards.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, withItems } from '../../syntax/sentences/clause.ts';
import { type Item, withTerms } from '../../syntax/sentences/item.ts';
import { isPerson } from '../../syntax/sentences/person.ts';
import { has, isTerm, says, suitsIn, termIn } from '../clause-terms.ts';
import { offendersIn, penaltySuitsIn } from '../story/holders.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { type Voiced, withClausesOf } from '../voices/voices.ts';

/** The suits named; *both* are those of the penalty cards, *that suit* the one that was named last, or theirs. */
export function suitsMeant(clause: Clause, story: Story): readonly Suit[] {
  const named = suitsIn(clause).map(({ value }) => value);
  const all = [...new Set(offendersIn(story).flatMap((seat) => story.penalty[seat].map(suitOf)))];
  const isBothNamed =
    named.length === 1 && has(clause, 'prohibit') && named.every((suit) => all.includes(suit));
  const isOfBoth = named.length > 0 && (termIn(clause, 'both')?.form === 'gen' || has(clause, 'only')); // *Of the two suits he forbade hearts*.
  if (has(clause, 'both') && !isOfBoth && all.length === 2 && (named.length === 0 || isBothNamed)) return all;
  if (named.length > 0 || !has(clause, 'that-suit')) return named;
  const beside = story.cardsNamedIn === story.sentence ? story.cards.map(({ value }) => suitOf(value)) : [];
  if (beside.length > 0 && beside.some((suit) => !story.suits.includes(suit)))
    return beside.length === 1 && all.includes(beside[0] ?? 'S') ? beside : []; // *The ♦K went back: the suit was required.*
  const areTheirs = story.suits.length > 0 && story.suits.some((suit) => all.includes(suit)); // Not those of the contract.
  const last = areTheirs ? story.suits : all;
  return last.length === 1 && last.every((suit) => all.includes(suit)) ? last : [];
}

/** *Of spades he asked nothing*: of one of the suits with penalty cards; what he asked of the other stands elsewhere. */
export function isOfOneSuitOnly(clause: Clause, story: Story): boolean {
  const named = suitsIn(clause).map(({ value }) => value);
  return named.length > 0 && penaltySuitsIn(story).some((suit) => !named.includes(suit));
}

/** *“He can play what he wants”*: words with which declarer asks for nothing. */
export function isFreeInWords(clause: Clause): boolean {
  const free = termIn(clause, 'leave-free');
  if (free && says(free, 'you') && !clause.isQuoted) return false; // *A spade or a diamond, as you please*, says he who writes.
  if (free) return true;
  const saysMore = has(clause, 'not', 'neither', 'require', 'prohibit', 'want', 'must', 'may-not', 'all-but');
  const namesThings = clause.items.some(({ kind }) => kind === 'cards' || kind === 'suit');
  return clause.isQuoted && has(clause, 'any-card') && !saysMore && !namesThings;
}

/** *Asked West to lead whatever he liked*: that asks for nothing. */
export function isAskedForAny(clause: Clause): boolean {
  const saysMore = has(clause, 'prohibit', 'only', 'all-but', 'that-suit', 'both', 'which', 'option');
  const namesCards = clause.items.some(({ kind }) => kind === 'cards' || kind === 'rank');
  return has(clause, 'require') && has(clause, 'any-card') && has(clause, 'lead') && !saysMore && !namesCards;
}

/** *Asked West not to lead a heart*: behind the verb the lead is denied, and nothing else is. */
export function isAskedNot({ items }: Clause): boolean {
  const verb = items.findIndex((item) => isTerm(item, 'require'));
  const denied = items.findIndex((item) => isTerm(item, 'not', 'neither'));
  const rest = items.slice(denied + 1);
  const isOne = rest.every((item, at) => !isTerm(item, 'not', 'neither') || rest[at + 1]?.kind === 'suit'); // *Noch schoppen noch harten*.
  return (
    verb !== -1 &&
    verb < denied &&
    isOne &&
    has({ items: rest }, 'lead', 'play') &&
    rest.every(({ kind }) => kind !== 'cards') &&
    suitsIn({ items: rest }).length > 0
  );
}

const CHOSEN = termSet(['chosen']);

/** The sentence with what stands behind a heading such as *choice of declarer: no heart* as if he had said it. */
export function withChoices(voiced: Voiced): Voiced {
  const { sentence } = voiced;
  if (!meet(sentence.holds, CHOSEN)) return voiced;
  const clauses = sentence.clauses.map((clause, at) => asChosen(clause, sentence.clauses[at - 1]));
  return withClausesOf(voiced, clauses);
}

function asChosen(clause: Clause, before: Clause | undefined): Clause {
  if (isChoiceInOne(clause)) return asSaid(clause, clause.items.find(isPerson));
  const isHeading =
    before !== undefined &&
    clause.mark === ':' &&
    before.items.length <= LONGEST_HEADING &&
    has(before, 'chosen');
  if (!isHeading || before.items.filter(isPerson).length !== 1) return clause;
  return asSaid(clause, before.items.find(isPerson));
}

/** The clause as words of the one who chooses. */
function asSaid(clause: Clause, subject: Item | undefined): Clause {
  const items = clause.items.map((item): Item => {
    if (item.kind !== 'term') return item;
    if (item.terms.includes('restriction')) return withTerms(item, ['prohibit']);
    return item.terms.includes('demand') ? withTerms(item, ['require']) : item;
  });
  return { ...withItems(clause, items), subject, isQuoted: true };
}

/** `Choice of declarer: heart`, where nothing but the suit stands behind the mark. */
function isChoiceInOne({ items }: Clause): boolean {
  const [first, second] = items.filter((item) => item.kind !== 'word');
  const isOwner = first !== undefined && isPerson(first) && first.form === 'gen'; // *Deklaranın tercihi: kör.*
  const named = isOwner ? second : first;
  const isHeading = named !== undefined && isTerm(named, 'chosen');
  return (
    isHeading &&
    items.filter(isPerson).length === 1 &&
    items.every(
      (item) => item.kind === 'suit' || isPerson(item) || isTerm(item, ...OF_CHOICE) || isSmall(item),
    )
  );
}

function isSmall(item: Item): boolean {
  return item.kind === 'word' && item.word.length <= LONGEST_ARTICLE;
}

const OF_CHOICE = ['chosen', 'restriction', 'demand', 'lead', 'not', 'and'] as const;
const LONGEST_ARTICLE = 3;
const LONGEST_HEADING = 4;

/** Whether what the clause says is only supposed: *would require*, but not *required that West should lead*. */
export function isSupposed({ items, carried }: Clause): boolean {
  const verb = items.findIndex((item) => isTerm(item, 'require', 'prohibit'));
  const isNamed = (item: Item) => item.kind === 'suit' || isPerson(item);
  const said = verb === -1 ? -1 : items.findIndex((item, at) => verb < at && isNamed(item));
  return has({ items: said === -1 ? items : items.slice(0, said), carried }, 'would', 'should');
}

/** *I told declarer his options, and he forbade spades*: he who chooses is the one who was told, not the one who told. */
export function isOneAddressed(
  clause: Clause,
  subject: Person | undefined,
  { addressed, declarer }: Story,
): boolean {
  const isHe = clause.subject === undefined ? clause.link === 'who' : isTerm(clause.subject, 'he');
  const isOther =
    subject === undefined || subject === 'director' || subject === 'committee' || subject === 'other';
  return isHe && isOther && declarer !== undefined && addressed === declarer;
}

/** *He forbade a heart*, of whom we do not know who he is: of suits with penalty cards nobody but declarer does so. */
export function isOnlyDeclarers(clause: Clause, subject: Person | undefined, story: Story): boolean {
  const isHe = clause.subject !== undefined && isTerm(clause.subject, 'he') && clause.link !== 'that';
  const isUnknown = subject === undefined || subject === 'other' || isDefenderIn(subject, story);
  if (!isHe || !isUnknown || story.declarer === undefined || clause.isQuoted) return false;
  const suits = suitsIn(clause).map(({ value }) => value);
  const all = penaltySuitsIn(story);
  const verb = termIn(clause, 'require', 'prohibit');
  const isDone =
    verb !== undefined && !has(clause, 'want', 'wish', 'claimed', 'intended', 'not', 'neither', 'told');
  return isDone && suits.length > 0 && suits.every((suit) => all.includes(suit));
}
