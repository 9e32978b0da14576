// Who designates the card to be played, by a clause.
import type { Role } from '../../bridge/nouns.ts';
import { SEATS } from '../../bridge/seats.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import type { Item, TermItem } from '../../syntax/sentences/item.ts';
import { isPerson, type PersonItem } from '../../syntax/sentences/person.ts';
import { cardsIn, has, isTerm, says, termIn } from '../clause-terms.ts';
import type { Claim } from '../facts.ts';
import { ranksMeant } from '../story/cards-meant.ts';
import { offenderIn } from '../story/holders.ts';
import { isDecider } from '../story/sides.ts';
import type { Person, Story } from '../story/story.ts';
import { choiceNounIn, ownerOfChoice } from './owner-of-choice.ts';

/** Who designates the card to be played. */
export function choiceIn(
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
    has(clause, 'which', 'card', 'the-one', 'it', 'penalty-card') ||
    cardsIn(clause).length > 0 ||
    ranksMeant(clause, story).length > 1; // *He says whether it is the king or the queen*.
  if (says(word, 'told') && has(clause, ...SAID)) return []; // *Hakem Doğu kartlarını almıyor dedi.*
  const role = isOfCard ? roleOf(subject, clause, story) : undefined;
  if (role === undefined || (role === 'director' && has(clause, 'claimed'))) return [];
  if (role !== 'declarer' && (isOfOneBehind(clause, word, role) || isOfWhomever(clause, word))) return [];
  const isOfPenaltyCard = cardsIn(clause).some(({ value }) =>
    SEATS.some((seat) => story.penalty[seat].includes(value)),
  );
  const isSaid =
    has(clause, 'may', 'must', 'which') || (isRuling && (isOfPenaltyCard || has(clause, 'the-one')));
  if (role !== 'declarer' && !isSaid) return [];
  const person = clause.items.find(isPerson);
  return [{ kind: 'chooses', role: { value: role, span: person?.span ?? word.span }, span: word.span }];
}

/** What somebody may say, so that a word for saying names no card. */
const SAID = [
  'face',
  'drop',
  'remain',
  'pick-up',
  'stop',
  'penalty-card',
  'restriction',
  'lead',
  'director',
  'committee',
] as const;

/** *Yerin seçimi geçerlidir*: dummy's own choice stands. */
function choiceStanding(clause: Clause): PersonItem | undefined {
  const at = clause.items.findIndex((item) => isTerm(item, 'dummy') && item.form === 'gen');
  const [dummy, choice] = clause.items.slice(at, at + 2);
  const isChoice = at !== -1 && choice !== undefined && isTerm(choice, 'option', 'demand');
  if (!isChoice || !has(clause, 'upheld') || has(clause, 'not', 'not-so', 'fault', 'may-not', 'asked'))
    return undefined;
  return dummy && isPerson(dummy) ? dummy : undefined;
}

/** *Hangisini oynayacağını Kuzey söyler*: behind words for which card and for saying it stands another who says it. */
function isOfOneBehind({ items }: Clause, word: TermItem, role: Role): boolean {
  const isAnother = (item: Item) => item.kind === 'seat' && item.form === 'nom' && item.seat !== role;
  return isTerm(word, 'which') && items.slice(items.indexOf(word) + 1).some(isAnother);
}

/** *East must play whichever she names*: who is bound and who names may be two. */
function isOfWhomever(clause: Clause, word: TermItem): boolean {
  const before = clause.items.slice(0, clause.items.indexOf(word)).findLast(({ kind }) => kind !== 'word');
  const isHe = before !== undefined && isTerm(before, 'he') && before !== clause.subject;
  return isHe && has(clause, 'must') && clause.subject !== undefined;
}

/** *Hakem Doğu’nun seçeceğini söyledi*: the one whose the choosing is. */
function isOfChoosing(form: PersonItem['form'], next: Clause['items'][number] | undefined): boolean {
  return form === 'gen' && next !== undefined && isTerm(next, 'designate') && !isTerm(next, 'which');
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
  const [one, more] = clause.items.flatMap((item, at) =>
    item.kind === 'seat' && (item.form === 'nom' || isOfChoosing(item.form, clause.items[at + 1]))
      ? [item]
      : [],
  );
  const isOfDummy = clause.items.some((item) => isTerm(item, 'dummy') && item.form === 'nom');
  if (isDecider(subject) && isOfDummy && one === undefined) return 'dummy'; // *He let dummy say which*.
  if (isDecider(subject) && one && !more) return one.seat === story.declarer ? 'declarer' : one.seat; // *He let East choose*.
  if (clause.subject && isTerm(clause.subject, 'defender') && has(clause, 'which')) return offenderIn(story); // *The defender says which*.
  if (subject === 'dummy' || subject === 'director') return subject;
  if (story.declarer !== undefined && subject === story.declarer) return 'declarer';
  return SEATS.find((seat) => seat === subject);
}
