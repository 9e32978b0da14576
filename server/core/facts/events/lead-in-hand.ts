// Who is on lead, told in few words by what he has: the hand, the turn, the trick, a card that he must play.
import { partnerOf, type Seat } from '../../bridge/seats.ts';
import type { Term } from '../../syntax/lexicon/lexicon.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { TermItem } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { cardsIn, has, suitsIn, termIn } from '../clause-terms.ts';
import type { Event } from '../facts.ts';
import { offenderIn, offendersIn } from '../story/holders.ts';
import { isDefenderIn } from '../story/sides.ts';
import type { Story } from '../story/story.ts';

/** So many things a clause names that tells nothing else. */
const LONGEST = 4;

/** *El Batı’da*, *Batı elde*: the hand is with one player, and no card or suit is named. */
export function handOfOne(clause: Clause): TermItem | undefined {
  const person = onlyPerson(clause);
  const isWithHim = person?.form === 'at' || (person?.form === 'nom' && clause.items.length === 2);
  return isWithHim ? termIn(clause, 'on-hand') : undefined;
}

/** *Sıra Kuzey’de*: whose turn it is to lead, unless others have played to the trick already. */
export function turnOfOne(clause: Clause, { played }: Story): TermItem | undefined {
  return played.length % 4 === 0 ? termIn(clause, 'turn') : undefined;
}

/** *Löve Batı’nın*, *löve Batı’da kaldı*: the trick is his. */
export function trickOfOne(clause: Clause): TermItem | undefined {
  const form = onlyPerson(clause)?.form;
  return form === 'gen' || form === 'at' ? termIn(clause, 'trick') : undefined;
}

/** *South on lead*, *West’s lead*, *West leads*: a player and the lead, and no more. */
export function leadOfOne(
  clause: Clause,
): { readonly word: TermItem; readonly person: PersonItem } | undefined {
  const person = onlyPerson(clause);
  const terms = clause.items.filter((item): item is TermItem => item.kind === 'term' && !isPerson(item));
  const word = terms.find((item) => item.terms.includes('lead'));
  const saysMore = terms.some(
    (item) => item !== word && !item.terms.every((term) => BESIDE_LEAD.includes(term)),
  );
  const namesBid = clause.items.some((item) => item.kind === 'word' && /^[1-7]\D/.test(item.word)); // *Zuid speelt 3SA*.
  if (person?.kind !== 'seat' || word === undefined || saysMore || namesBid) return undefined;
  const isDoing =
    person.form === 'nom' && clause.items.some((item) => item.kind === 'word' && 4 < item.word.length); // *South accepted the lead.*
  return person.form === 'by' || person.form === 'with' || isDoing ? undefined : { word, person };
}

const BESIDE_LEAD: readonly Term[] = ['will', 'aside', 'and'];

/** *Karo oynayabilir*: of the one on lead, before a card is played, for him who is named to play a suit is to lead it. */
export function isLedByPlaying(
  clause: Clause,
  person: string | undefined,
  { leader, played }: Story,
): boolean {
  const lasts = has(clause, 'until-lead-lost', 'while-lead-kept', 'this-lead-only', 'to-the-end');
  if (clause.subject === undefined && !lasts) return false;
  const isSuit = suitsIn(clause).length > 0 && cardsIn(clause).length === 0;
  return isSuit && has(clause, 'play') && person === leader && played.length === 0;
}

/** *On lead: East*, *To lead, West*: the one named behind the mark. */
export function personBehindMark(
  { items, subject }: Clause,
  next: Clause | undefined,
): PersonItem | undefined {
  if (next?.mark !== ':' || subject !== undefined || 2 < items.length) return undefined;
  const isBare = has({ items }, 'to-lead', 'lead');
  const [person, more] = next.items.filter(isNoArticle);
  const isNamed = next.link === undefined && more === undefined;
  return isBare && isNamed && person?.kind === 'seat' ? person : undefined;
}

function isNoArticle(item: Clause['items'][number]): boolean {
  return item.kind !== 'word' || LONGEST_ARTICLE < item.word.length;
}

const LONGEST_ARTICLE = 3;

/** *South demanded a spade lead from West*, nobody being told to be on lead: he is, as the partner of the offender. */
export function leadAskedOf(clause: Clause, { span }: Event, story: Story): readonly Event[] {
  const offender = offenderIn(story);
  const seat = offender ? partnerOf(offender) : addressedIn(clause, story); // Each defender has a penalty card.
  const isOfLead =
    has(clause, 'lead') || clause.items.some((item) => item.kind === 'seat' && item.seat === seat);
  if (seat === undefined || story.leader !== undefined || 0 < story.played.length || !isOfLead) return [];
  story.leader = seat;
  return [{ kind: 'on-lead', seat, span: { start: span.start, end: span.start + 1 } }];
}

/** *South forbade West (in words that mark her so) to lead a heart*. */
function addressedIn(clause: Clause, story: Story): Seat | undefined {
  const [asked, more] = clause.items.flatMap((item) =>
    item.kind === 'seat' && item.form === 'dat' ? [item.seat] : [],
  );
  const isOne = more === undefined && isDefenderIn(asked, story) && has(clause, 'lead');
  return isOne && offendersIn(story).length > 0 ? asked : undefined;
}

function onlyPerson({ items }: Clause): PersonItem | undefined {
  const [person, more] = items.filter(isPerson);
  const isShort = items.length <= LONGEST && items.every(({ kind }) => kind !== 'cards' && kind !== 'suit');
  return isShort && more === undefined ? person : undefined;
}
