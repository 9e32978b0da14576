// From the prose of a case to sentences, and within them to clauses: each with at most one thing that is said.
import { foldWord } from '../bridge/fold.ts';
import type { Language } from '../bridge/nouns.ts';
import type { CaseText } from '../text/lines.ts';
import type { Span } from '../text/span.ts';
import { isAbbreviation } from './abbreviation.ts';
import { orderOfCard } from './card-order.ts';
import type { Clause, Sentence } from './clause.ts';
import { isContrast, saysSo } from './contrast.ts';
import { goesOnToInfinitive, goesOnToParticle } from './infinitive.ts';
import { type Item, itemsIn } from './items.ts';
import { joinedParts } from './joined-parts.ts';
import type { Term } from './lexicon/lexicon.ts';
import { lexiconOf, type ReadyLexicon } from './lexicon/ready.ts';
import { linkOf } from './link.ts';
import {
  fallTogether,
  isAsHeLikes,
  isListBegun,
  isSubjectList,
  placeOfList,
  saysWhatItIs,
} from './list-place.ts';
import { endsPart, isOfAnother } from './part-end.ts';
import { isPerson } from './person.ts';
import { withPlayers } from './players.ts';
import { blocksOf } from './prose.ts';
import { withSharedSuits } from './shared-suit.ts';

/** The sentences of the prose outside `boards`; `citations` of the law are passed over. */
export function readSentences(
  text: CaseText,
  boards: readonly Span[],
  citations: readonly Span[],
  language: Language,
): readonly Sentence[] {
  const lexicon = lexiconOf(language);
  const whole = text.lines.join('\n');
  const blocks = blocksOf(text, boards);
  let cited = 0;
  const citationsIn = ({ end }: Span) => {
    const from = cited;
    while (cited < citations.length && (citations[cited]?.start ?? end) < end) cited += 1;
    return citations.slice(from, cited);
  };
  const lastStart = blocks.at(-1)?.span.start ?? 0;
  const items = blocks.map(({ span }) => itemsIn(whole, span, lexicon, citationsIn(span)));
  const named = withPlayers(items, whole, lexicon);
  return blocks.flatMap(({ span, isTitle, isListed }, block) =>
    inSentences(withListedCards(named[block] ?? [], whole, lexicon), whole, lexicon).map(
      (cut, at): Sentence => {
        const sentenceSpan = spanOf(cut.segments.flatMap(({ items }) => items));
        const clauses = clausesOf(cut.segments, whole, lexicon);
        return {
          span: sentenceSpan,
          written: whole.slice(sentenceSpan.start, sentenceSpan.end),
          clauses,
          isTitle: isTitle || cut.isTitle || (at === 0 && isRunIn(cut.segments, whole, sentenceSpan)),
          isQuestion: cut.isQuestion,
          isFinished: cut.isEnded || isListed || span.start < lastStart,
          beginsBlock: at === 0,
        };
      },
    ),
  );
}

/** The items of a block, the ranks in lists of cards read as cards. */
function withListedCards(items: readonly Item[], text: string, lexicon: ReadyLexicon): readonly Item[] {
  const says = (item: Item, ...terms: readonly Term[]) => hasTerm({ items: [item] }, ...terms);
  return withSharedSuits(items, {
    isPredicate: (item) => says(item, ...PREDICATES),
    isLink: (item) => linkOf(item) !== undefined && !says(item, 'and', 'or'),
    isJoint: (item) => says(item, 'and', 'or'),
    numberOf: (item) => (says(item, 'two', 'both') ? 2 : item.kind === 'rank' ? Number(item.rank) || 0 : 0),
    orderOf: (card) => orderOfCard(card, text, lexicon),
  });
}

const LONGEST_RUN_IN = 5;

/** `**Appeal by E/W.** They argued …`: a heading in bold at the head of its paragraph. */
function isRunIn(segments: readonly Segment[], text: string, { start, end }: Span): boolean {
  const count = segments.reduce((sum, { items }) => sum + items.length, 0);
  return (
    count <= LONGEST_RUN_IN &&
    text.slice(start - 2, start) === '**' &&
    /^.?\*\*/.test(text.slice(end, end + 3))
  );
}

export function hasTerm({ items }: Pick<Clause, 'items'>, ...terms: readonly Term[]): boolean {
  return items.some((item) => item.kind === 'term' && item.terms.some((term) => terms.includes(term)));
}

/** Terms that say something: what has none of them belongs to a neighbour. */
const PREDICATES: readonly Term[] = [
  'drop',
  'face',
  'require',
  'prohibit',
  'want',
  'wish',
  'leave-free',
  'waive',
  'pick-up',
  'stop',
  'remain',
  'lead',
  'play',
  'discard',
  'follow',
  'designate',
  'win',
  'to-lead',
  'opening',
  'turn',
  'lose-lead',
  'keep-lead',
  'void',
  'holding',
  'may',
  'must',
  'may-not',
  'need-not',
  'plays-contract',
  'claimed',
  'intended',
  'asked',
  'told',
  'ruled',
  'fault',
  'upheld',
  'not-so',
  'again',
  'refused',
  'put-right',
  'did-so',
  'likewise',
];

/** Those of them that tell who says it: the one who does what is said may follow. */
const SAYING: readonly Term[] = [
  'claimed',
  'intended',
  'asked',
  'told',
  'ruled',
  'upheld',
  'fault',
  'not-so',
  'opening',
];

/** Marks that divide the parts of a sentence. */
const DIVIDERS = ',:–—()';
const QUOTES = '"“”„«»';

type Segment = {
  readonly items: Item[];
  link: Term | undefined;
  isQuoted: boolean;
  /** The mark before it. */
  mark: string;
  /** How many of its items stand before what it says of another: *South required | that West lead a heart*. */
  ownItems?: number;
};

type Cut = {
  readonly isEnded: boolean;
  readonly segments: readonly Segment[];
  readonly isQuestion: boolean;
  readonly isTitle: boolean;
};

/** Cuts a block at the ends of sentences, and each sentence into segments. */
function inSentences(items: readonly Item[], text: string, lexicon: ReadyLexicon): readonly Cut[] {
  const { isVerbLast, isBracketed, language, prepositions } = lexicon;
  const cuts: Cut[] = [];
  let segments: Segment[] = [];
  const isOdd = items.filter((item) => item.kind === 'mark' && item.mark === '"').length % 2 === 1;
  let isQuoted = false;
  let mark = '';
  const open = (link: Term | undefined) => {
    segments.push({ items: [], link, isQuoted, mark });
    mark = '';
  };
  const close = (isQuestion: boolean, isTitle: boolean, isEnded = true) => {
    const filled = segments.filter((segment) => segment.items.length > 0);
    if (filled.length > 0) cuts.push({ segments: filled, isQuestion, isTitle, isEnded });
    segments = [];
  };
  const isOrdered = (last: Segment, at: number) =>
    isBracketed &&
    ((hasTerm(last, 'require', 'prohibit') && goesOnToInfinitive(items, at, text)) ||
      (hasTerm(last, 'play') && goesOnToParticle(items, at, text)));
  for (const [at, item] of items.entries()) {
    if (item.kind === 'mark' && QUOTES.includes(item.mark)) {
      isQuoted = isOdd || (item.mark === '»' || item.mark === '”' ? false : !isQuoted);
      open(undefined);
    } else if (isAbbreviation(items, at, text)) continue;
    else if (item.kind === 'mark' && endsSentence(item, text)) close(isAsking(item.mark, language), false);
    else if (item.kind === 'mark' && item.mark === ':' && isTitleBefore(segments, cuts)) close(false, true);
    else if (item.kind === 'mark' && DIVIDERS.includes(item.mark)) {
      mark = item.mark;
      open(undefined);
    } else if (item.kind !== 'mark') {
      const last = segments.at(-1);
      const opensNothing =
        isPostpositive(item, segments.at(-1), text, lexicon) || isPointing(item, items[at - 1], prepositions);
      const isWithin = isVerbLast && last !== undefined && isOpenPart(last);
      const opens = opensNothing || (isWithin && hasTerm({ items: [item] }, 'so')) ? undefined : linkOf(item);
      const isListed =
        opens !== undefined && // Most words open nothing; the segment is looked through only for those that may.
        last !== undefined &&
        isWithinList(
          items,
          at,
          isVerbLast ||
            !hasTerm(last, ...(isBracketed ? FULL_VERBS : PREDICATES)) ||
            isOrdered(last, at) ||
            fallTogether(last, items.slice(at + 1, at + 1 + LOOKED_AROUND), PREDICATES),
        );
      const link = isListed ? undefined : opens;
      if (link !== undefined && last && last.items.length > 0) open(link);
      else if (link !== undefined && last) last.link = link;
      else if (last === undefined) open(link);
      segments.at(-1)?.items.push(item);
      if (
        endsPart(item, hasTerm({ items: [item] }, ...PREDICATES, 'not'), text, lexicon) ||
        isOfAnother(segments.at(-1)?.items ?? [], items[at + 1], lexicon)
      )
        open(undefined);
    }
  }
  close(false, false, false);
  return cuts;
}

/** *Batı’nın bu durumda pik çıkması*: where the verb stands last, a part that names a person waits for it. */
function isOpenPart(part: Segment): boolean {
  return isBare(part) && part.items.some(isPerson);
}

const LONGEST_LEAD_IN = 5;

/** `The Committee:` at the head of a block names who speaks. */
function isTitleBefore(segments: readonly Segment[], cuts: readonly Cut[]): boolean {
  const items = segments.flatMap((segment) => segment.items);
  return (
    cuts.length === 0 &&
    segments.length <= 1 &&
    items.length <= LONGEST_LEAD_IN &&
    hasTerm({ items }, ...SPEAKERS)
  );
}

/** Terms of headings. */
export const SPEAKERS: readonly Term[] = [
  'director',
  'committee',
  'ruling',
  'facts',
  'appeal',
  'comment',
  'ruled',
];

/** The Greek question mark looks like a semicolon. */
function isAsking(mark: string, language: Language): boolean {
  return mark === '?' || mark === '\u037e' || (mark === ';' && language === 'el');
}

/** Marks that end a sentence wherever they stand; the raised dot is the Greek semicolon. */
const ENDING_MARKS = '!?…·\u0387\u037e';

function endsSentence({ span, ...item }: Item, text: string): boolean {
  if (item.kind !== 'mark') return false;
  if (ENDING_MARKS.includes(item.mark)) return true;
  if (item.mark !== '.') return item.mark === ';';
  return !/^[\p{L}\p{N}]/u.test(text.slice(span.end, span.end + 1));
}

/** What ends a list by saying something of its last member alone; *he took the ♠K and the ♥Q back again* does not. */
const SAID_OF_LISTS = PREDICATES.filter((term) => term !== 'again');

/** How many words around an *and* are looked at. */
const LOOKED_AROUND = 20;

/** `the ♠Q and the ♦10`: what joins two cards or two suits, unless each of them has something said of it. */
function isWithinList(items: readonly Item[], at: number, isOpen: boolean): boolean {
  const item = items[at];
  if (item === undefined || !hasTerm({ items: [item] }, 'and', 'or')) return false;
  const before = items.slice(Math.max(0, at - LOOKED_AROUND), at).findLast(({ kind }) => kind !== 'word');
  const rest = items.slice(at + 1, at + 1 + LOOKED_AROUND);
  const next = rest.find(({ kind }) => kind !== 'word');
  if (
    next === undefined ||
    next.kind !== before?.kind ||
    (next.kind !== 'cards' && next.kind !== 'suit' && next.kind !== 'rank')
  )
    return false;
  const end = rest.findIndex((one) => one.kind === 'mark' || linkOf(one) !== undefined);
  return isOpen || !hasTerm({ items: rest.slice(0, end === -1 ? undefined : end) }, ...SAID_OF_LISTS);
}

/** Greek *το δέκα όμως μένει*: the word for *but* stands behind the first one of its part. */
function isPostpositive(
  item: Item,
  segment: Segment | undefined,
  text: string,
  { postpositive }: ReadyLexicon,
): boolean {
  if (postpositive.size === 0 || segment === undefined || segment.items.length === 0 || !isBare(segment))
    return false;
  return item.kind === 'term' && postpositive.has(foldWord(text.slice(item.span.start, item.span.end)));
}

/** *Na die eis*: behind a preposition the word points at something, and opens nothing. */
function isPointing(item: Item, before: Item | undefined, prepositions: ReadonlySet<string>): boolean {
  if (before?.kind !== 'word' || !prepositions.has(before.word)) return false;
  return hasTerm({ items: [item] }, 'who', 'that');
}

/** Joins what says nothing by itself with the neighbour it belongs to. */
function clausesOf(cut: readonly Segment[], text: string, lexicon: ReadyLexicon): readonly Clause[] {
  const { isVerbLast } = lexicon;
  const joined: Segment[] = [];
  const segments = joinedParts(cut);
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at];
    if (segment === undefined) continue;
    const last = joined.at(-1);
    const isSameSide = last !== undefined && last.isQuoted === segment.isQuoted;
    const isOwn = isSameSide && !isVerbLast && !isBare(last) && saysWhatItIs(segment, last);
    if (isBare(segment) && isList(segment) && !isContrast(segment, last) && !isOwn) {
      const next = segments[at + 1];
      const forward =
        next !== undefined &&
        (isVerbLast || next.mark !== ')') && // *East having two (the ♠K and the ♥Q) and West being on lead*.
        next.isQuoted === segment.isQuoted &&
        (isVerbLast
          ? !isSentenceHead(next) && next.mark !== ':' && !saysSo(segment, text, lexicon)
          : (!isSameSide || isBare(last)) && isSubjectList(segment, next, last === undefined)
            ? true
            : isJoined(next) &&
              !(isSameSide && endsWithThing(last)) &&
              (!isSameSide || isBare(last) || beginsAlike(segment, next)));
      if (forward && next !== undefined) {
        const head = isSameSide && isBare(last) && isListBegun(last, segment) ? joined.pop() : undefined;
        next.items.unshift(...(head?.items ?? []), ...segment.items);
        next.link = (head ?? segment).link;
        next.mark = (head ?? segment).mark;
        continue;
      }
      if (isSameSide && (isVerbLast || segment.link !== 'so')) {
        joined[placeOfList(segment, joined)]?.items.push(...segment.items);
        continue;
      }
    }
    if (isSameSide && isAsHeLikes(segment, last)) {
      last.items.push(...segment.items);
      continue;
    }
    if (isSameSide && isWhatIsChosen(segment, last)) {
      last.ownItems ??= last.items.length;
      last.items.push(...segment.items);
      continue;
    }
    joined.push({ ...segment, items: [...segment.items] });
  }
  const clauses: Clause[] = [];
  for (const { items, link, mark, isQuoted, ownItems } of joined) {
    const own = items.slice(0, ownItems);
    const clause = {
      span: spanOf(items),
      items,
      link,
      mark,
      subject: subjectIn(own, lexicon),
      mayInherit: mayInherit(own, lexicon) && !isOfStranger(clauses, lexicon),
      isQuoted,
    };
    clauses.push({
      ...clause,
      carried: hasTerm(clause, 'likewise')
        ? repeatedBy(clauses)
        : isVerbLast
          ? []
          : carriedTo(clause, clauses.at(-1)),
    });
  }
  return clauses;
}

const MODALS: readonly Term[] = ['may', 'must', 'may-not', 'would', 'should', 'will'];
const UNREAL: readonly Term[] = ['would', 'should'];

/** Those of them that say of their own how real a part of a sentence is. */
const FINITE = MODALS.filter((term) => term !== 'will');

/** What *and so is* says again. */
const REPEATED: readonly Term[] = [
  'penalty-card',
  'drop',
  'face',
  'pick-up',
  'stop',
  'remain',
  'major',
  'minor',
];

/** *The ♦Q is a penalty card, and so is the ♦K*: what was said last of a card. */
function repeatedBy(clauses: readonly Clause[]): readonly Term[] {
  const last = clauses.findLast((clause) => hasTerm(clause, ...REPEATED));
  const isPlain = last && !hasTerm(last, 'not', 'neither', 'may-not', 'would', 'should');
  return isPlain ? REPEATED.filter((term) => hasTerm(last, term)) : [];
}

/** The modality goes on while nobody else is named; what is unreal goes on over each *and*. */
function carriedTo(clause: Omit<Clause, 'carried'>, before: Clause | undefined): readonly Term[] {
  const { link, subject, mayInherit: isOpen, isQuoted } = clause;
  if (before === undefined || before.isQuoted !== isQuoted || hasTerm(clause, ...FINITE)) return [];
  if (before.mark === '(' && clause.mark === ')') return []; // An aside in brackets goes no further.
  const isListed = link === 'and' || link === 'or';
  const isAfterAside = link === undefined && before.link === 'who';
  const goesOn = subject === undefined && isOpen && (isListed || link === undefined) && !isAfterAside;
  const terms = goesOn ? MODALS : isListed ? UNREAL : [];
  return terms.filter((term) => hasTerm(before, term) || before.carried.includes(term));
}

/** Whether nothing before the verb can be the one who does it, though nobody we know is named. */
function mayInherit(items: readonly Item[], { fillers, isBracketed }: ReadyLexicon): boolean {
  if (fillers === undefined) return true;
  const verb = items.findIndex((item) => hasTerm({ items: [item] }, ...PREDICATES));
  return items
    .slice(0, Math.max(0, verb))
    .every((item) =>
      item.kind === 'word'
        ? fillers.has(item.word)
        : item.kind === 'term'
          ? !hasTerm({ items: [item] }, ...THINGS)
          : isBracketed && item.kind === 'suit',
    );
}

/** *The lady opposite, a visitor, was to lead*: where nothing is said yet, she who does it is among the words before. */
function isOfStranger(before: readonly Clause[], { fillers, isVerbLast }: ReadyLexicon): boolean {
  if (fillers === undefined || isVerbLast) return false;
  const isStrange = (item: Item) =>
    item.kind === 'word' && SHORTEST_STRANGE <= item.word.length && !fillers.has(item.word);
  return (
    before.every((clause) => clause.subject === undefined && isBare(clause)) &&
    before.some(({ items }) => items.some(isStrange))
  );
}

/** Terms that name things: a thing before the verb is what the clause is about. */
const THINGS: readonly Term[] = [
  'penalty-card',
  'card',
  'two',
  'it',
  'them',
  'both',
  'other',
  'the-one',
  'former',
  'latter',
  'option',
  'restriction',
  'demand',
  'hand',
];

/** The first person without a mark of another relation; where the language has it so, before the verb. */
function subjectIn(items: readonly Item[], { subjectMayFollow }: ReadyLexicon): Item | undefined {
  const verb = items.findIndex(
    (item) => hasTerm({ items: [item] }, ...PREDICATES) && !hasTerm({ items: [item] }, ...SAYING),
  );
  const before = subjectMayFollow || verb === -1 ? items : items.slice(0, verb);
  const ruled = before.findIndex((item) => hasTerm({ items: [item] }, 'ruled'));
  const ofRuling = ruled === -1 ? undefined : before.slice(ruled).find(isDoer); // *The director ruled that South …*
  return ofRuling ?? himself(before, before.find(isDoer)) ?? ownerAsSubject(items);
}

/** *Kuzey’in kendisi*: whose self it is. */
function himself(items: readonly Item[], doer: Item | undefined): Item | undefined {
  const owner = doer && hasTerm({ items: [doer] }, 'he') ? items[items.indexOf(doer) - 1] : undefined;
  return owner && isPerson(owner) && owner.form === 'gen' ? owner : doer;
}

function isDoer(item: Item): boolean {
  return isPerson(item) && item.form === 'nom';
}

/** *Batı’nın pik çıkması*: the one who does what a verb in the form of a noun says; the last of those in a row. */
function ownerAsSubject(items: readonly Item[]): Item | undefined {
  const isOfAnother = (item: Item) =>
    hasTerm({ items: [item] }, 'require', 'prohibit', 'wish') && !hasTerm({ items: [item] }, 'nominal');
  if (!hasTerm({ items }, 'nominal') || items.some(isOfAnother)) return undefined;
  const first = items.findIndex((item) => isPerson(item) && item.form === 'gen');
  const next = items[first + 1];
  const isOfNext = first !== -1 && next !== undefined && isPerson(next) && next.form === 'gen';
  return items[isOfNext ? first + 1 : first];
}

function isBare({ items }: { readonly items: readonly Item[] }): boolean {
  return !hasTerm({ items }, ...PREDICATES);
}

/** Predicates whose verb may still follow, at the end. */
const AUXILIARIES: readonly Term[] = [
  'may',
  'must',
  'want',
  'claimed',
  'ruled', // *Besliste dat oost ♠H en ♥V opneemt*.
  'again',
  'drop',
  'plays-contract',
];
const FULL_VERBS = PREDICATES.filter((term) => !AUXILIARIES.includes(term));

/** Whether the segment names cards or suits and could go on a list. */
function isList({ items, link }: Segment): boolean {
  if ((link === 'but' || link === 'and') && hasTerm({ items }, 'not')) return false;
  if (hasTerm({ items }, 'penalty-card') && items.some(isPerson)) return false;
  const strange = items.filter((item) => item.kind === 'word' && SHORTEST_STRANGE <= item.word.length);
  return strange.length <= MOST_STRANGE && items.some(({ kind }) => kind === 'cards' || kind === 'suit');
}

/** More words that we do not know than this say something of their own; short ones are articles and the like. */
const MOST_STRANGE = 2;
const SHORTEST_STRANGE = 4;

/** *East had two penalty cards in two suits, the ♠K and the ♥Q, and …*: what follows says which. */
function endsWithThing({ items }: Segment): boolean {
  const thing = items.findLastIndex((item) => hasTerm({ items: [item] }, 'penalty-card', 'two'));
  return (
    thing !== -1 &&
    items
      .slice(thing + 1)
      .every((item) => item.kind === 'word' || item.kind === 'rank' || hasTerm({ items: [item] }, 'aside'))
  );
}

/** Whether it goes on with what comes before it, and does not merely stand behind a comma. */
function isJoined({ items, link, mark }: Segment): boolean {
  if (link === 'and' && items.length === 1) return false; // *… and that it was South’s turn*.
  return link === 'and' || link === 'or' || mark === '';
}

/** *South required of West | that he lead a heart*: what is required or forbidden. */
function isWhatIsChosen({ items, link }: Segment, before: Segment): boolean {
  const namesSuit = (some: readonly Item[]) => some.some(({ kind }) => kind === 'suit' || kind === 'cards');
  return (
    link === 'that' &&
    hasTerm(before, 'require', 'prohibit') &&
    !hasTerm(before, 'may', 'option') &&
    !namesSuit(before.items) &&
    namesSuit(items)
  );
}

function isSentenceHead({ link }: Segment): boolean {
  return link !== undefined && link !== 'and' && link !== 'or';
}

/** `both the ♠Q | and the ♦10 were restored`: the list goes on to the words that say what became of it. */
function beginsAlike(segment: Segment, next: Segment): boolean {
  if (next.link !== 'and' && next.link !== 'or') return false;
  const first = next.items.find((item) => item.kind !== 'word' && !hasTerm({ items: [item] }, ...LEADING));
  const kind = segment.items.findLast((item) => item.kind === 'cards' || item.kind === 'suit')?.kind;
  return first?.kind === kind && !isBare(next);
}

/** What may stand before the first thing of a list. */
const LEADING: readonly Term[] = ['and', 'or', 'both', 'neither', 'only', 'not'];

function spanOf(items: readonly Item[]): Span {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { span } of items) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}
