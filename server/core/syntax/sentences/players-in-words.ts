// Players whom words seat: *ο παίκτης της Δύσης*, *ο Μάκης, που κρατούσε τα φύλλα της Ανατολής*, *στη Δύση καθόταν η Μαρία*.
import type { ReadyLexicon } from '../lexicon/ready.ts';
import { wordOf } from '../lexicon/words.ts';
import { type Item, isWordOf } from './item.ts';
import { formOf } from './person-form.ts';
import type { NameBeside } from './players-beside.ts';

type Items = readonly Item[];

/** The items with a word for a player and the seat behind it as that seat: *ο παίκτης της Δύσης*. */
export function withSeatedNouns(items: Items, lexicon: ReadyLexicon): Items {
  const { playerNouns, seatedBy } = lexicon;
  if (playerNouns.size === 0 || !items.some((item) => isWordOf(item, playerNouns))) return items;
  const read: Item[] = [];
  for (const [at, item] of items.entries()) {
    const [noun, by] = items.slice(Math.max(0, at - 2), at);
    if (item.kind !== 'seat' || at < 2 || !isWordOf(noun, playerNouns) || !isWordOf(by, seatedBy)) {
      read.push(item);
      continue;
    }
    const words = items
      .slice(0, at - 1)
      .map((one) => (one.kind === 'word' ? wordOf(one.word, lexicon) : undefined));
    read.splice(-2, 2, {
      ...item,
      form: formOf('', words, at - 2, lexicon),
      span: { start: noun?.span.start ?? item.span.start, end: item.span.end },
    });
  }
  return read;
}

/** Where the name of the one in the seat at a place stands, where a verb for sitting or commas tie it to the seat. */
export function nameInWords(
  items: Items,
  at: number,
  isName: (item: Item | undefined) => boolean,
  lexicon: ReadyLexicon,
): NameBeside | undefined {
  if (lexicon.sitting.size === 0) return undefined;
  return nameBefore(items, at, isName, lexicon) ?? nameBehind(items, at, isName, lexicon);
}

/** *Ο Μάκης, που κρατούσε τα φύλλα της Ανατολής*, *ο Αλέκος έπαιζε από τον Νότο*, *η Φρόσω, στην Ανατολή, …*. */
function nameBefore(
  items: Items,
  at: number,
  isName: (item: Item | undefined) => boolean,
  lexicon: ReadyLexicon,
): NameBeside | undefined {
  const { sitting, seatedBy, seatWords } = lexicon;
  const isBeside =
    isMark(items[at - 2], ',') && isWordOf(items[at - 1], seatedBy) && isMark(items[at + 1], ',');
  if (isBeside && hasArticle(items, at - 3, isName, lexicon)) return { last: at - 3 };
  let verb = at - 1;
  while (at - LONGEST_PLACE < verb && isPlaceWord(items[verb], seatWords)) verb -= 1;
  const sits = items[verb];
  const isSitting =
    isWordOf(sits, sitting) || (sits?.kind === 'term' && sits.terms.includes('plays-contract'));
  if (!isSitting || (sits?.kind === 'term' && verb === at - 1)) return undefined;
  const who = items[verb - 1];
  const isRelative = who?.kind === 'term' && who.terms.includes('who');
  const last = isRelative ? (isMark(items[verb - 2], ',') ? verb - 3 : verb - 2) : verb - 1;
  return hasArticle(items, last, isName, lexicon) ? { last } : undefined;
}

const LONGEST_PLACE = 5;

/** *Στη Δύση καθόταν η Μαρία*, *η Ανατολή, η κόρη μου η Ειρήνη, …*. */
function nameBehind(
  items: Items,
  at: number,
  isName: (item: Item | undefined) => boolean,
  { sitting, ofNames }: ReadyLexicon,
): NameBeside | undefined {
  const next = items[at + 1];
  if (isWordOf(next, sitting) && isWordOf(items[at + 2], ofNames))
    return isName(items[at + 3]) ? { from: at + 3 } : undefined;
  if (!isMark(next, ',') || !isWordOf(items[at + 2], ofNames)) return undefined;
  let from = at + 3;
  while (from < at + 3 + LONGEST_KINSHIP && items[from]?.kind === 'word' && !isName(items[from])) from += 1;
  let end = from;
  while (isName(items[end])) end += 1;
  const closes = items[end];
  const isClosed = closes === undefined || isMark(closes, ',') || isMark(closes, '.');
  return from < end && isClosed ? { from } : undefined;
}

const LONGEST_KINSHIP = 4;

/** Whether a name ends at a place, with an article before it. */
function hasArticle(
  items: Items,
  last: number,
  isName: (item: Item | undefined) => boolean,
  { articles }: ReadyLexicon,
): boolean {
  let first = last;
  while (isName(items[first])) first -= 1;
  return first < last && isWordOf(items[first], articles);
}

/** *Τα φύλλα της*, *από τη θέση της*: words between sitting and the seat. */
function isPlaceWord(item: Item | undefined, seatWords: ReadonlySet<string>): boolean {
  if (item?.kind === 'term')
    return item.terms.every((term) => term === 'them' || term === 'card' || term === 'hand');
  return isWordOf(item, seatWords);
}

function isMark(item: Item | undefined, mark: string): boolean {
  return item?.kind === 'mark' && item.mark === mark;
}
