// Who says a sentence, and whether what it says is meant as so.
import type { Clause, Sentence } from '../syntax/clause.ts';
import type { Item } from '../syntax/item.ts';
import type { Term } from '../syntax/lexicon/lexicon.ts';
import { isPerson, type PersonItem } from '../syntax/person.ts';
import { has, isTerm } from './clause-terms.ts';
import type { Ruling } from './facts.ts';
import { withoutUnchosen } from './voices/answers-to-choose.ts';
import { withListedOptions } from './voices/options-listed.ts';

/** A part of a case by its heading. */
type Section = 'facts' | 'director' | 'committee' | 'appeal' | 'comment' | undefined;

/** How a sentence is to be taken. */
export type Voiced = {
  readonly sentence: Sentence;
  /** Whose ruling it belongs to; `undefined` for the one who writes. */
  readonly by: Ruling['by'];
  /** It may tell what happened. */
  readonly tells: boolean;
  /** It may say what is right. */
  readonly claims: boolean;
  /** The first clause that may: what stands before is what the sentence itself calls wrong. */
  readonly claimsFrom: number;
  /** It says so of all such cases: only that a ruling gives the options up counts. */
  readonly isGeneral: boolean;
  /** The first clause of which that holds: what one says *that* is so in general tells nothing of what he did. */
  readonly generalFrom: number;
  /** The ruling of this one is called wrong by it. */
  readonly overrules: 'director' | 'committee' | undefined;
};

/** The sentences of a case with their voices; headings are left out. */
export function voicesOf(sentences: readonly Sentence[]): readonly Voiced[] {
  const voiced: Voiced[] = [];
  let section: Section;
  let isQuotedRuling = false;
  const told = new Set<string>();
  let before: Sentence | undefined;
  let isLetter = false;
  for (const written of withListedOptions(withoutUnchosen(sentences))) {
    isLetter = isAllQuoted(written) && (isLetter || (before !== undefined && announcesLetter(before)));
    const sentence = isLetter ? unquoted(written) : written;
    if (isRepeated(sentence, told)) continue;
    const heading = isMasthead(sentence, voiced) ? 'title' : headingOf(sentence, section);
    if (heading !== undefined || sentence.isTitle) {
      isQuotedRuling = heading === 'director' || heading === 'committee';
      section = heading === 'title' ? undefined : (heading ?? (isBlockTitle(sentence) ? section : undefined));
      continue;
    }
    voiced.push(ofSpeaker(voiceOf(sentence, section, isQuotedRuling, before), voiced.at(-1), isQuotedRuling));
    before = sentence;
    isQuotedRuling =
      sentence.clauses.some((clause) => has(clause, 'ruling', 'ruled')) ||
      isDirectorSpeaking(sentence) ||
      (isSpeech(sentence.clauses) && speakerOf(sentence, undefined) === 'director')
        ? true
        : isQuotedRuling && isAllQuoted(sentence);
  }
  return voiced;
}

/** Words in quotation marks that go on are those of the one who began them. */
function ofSpeaker(voiced: Voiced, last: Voiced | undefined, isQuotedRuling: boolean): Voiced {
  const goesOn = isQuotedRuling && voiced.by === undefined && isAllQuoted(voiced.sentence);
  return goesOn && last?.sentence.clauses.at(-1)?.isQuoted ? { ...voiced, by: last.by } : voiced;
}

/** *Appeals Committee, Nicosia*: above all else it names the paper, and what follows is no ruling of theirs yet. */
function isMasthead({ isTitle, clauses }: Sentence, before: readonly Voiced[]): boolean {
  const isOfCommittee = clauses.some((clause) => has(clause, 'committee'));
  return (
    isTitle &&
    before.length === 0 &&
    isOfCommittee &&
    !clauses.some((clause) => has(clause, 'ruling', 'ruled'))
  );
}

/** *…, writes our director*: the quotation goes on. */
function isDirectorSpeaking({ clauses }: Sentence): boolean {
  return clauses.some((clause, at) => {
    if (clause.isQuoted || !has(clause, 'told', 'says')) return false;
    const doer = clause.subject ?? (clause.mayInherit ? clauses[at - 1]?.subject : undefined);
    const isOfDirector = doer !== undefined && isTerm(doer, 'director');
    return isOfDirector || (has(clause, 'passive') && has(clause, 'told')); // *“…,” he was told.*
  });
}

/** *A question from a reader:* what stands in quotation marks behind it tells the case. */
function announcesLetter({ clauses, isQuestion }: Sentence): boolean {
  const items = clauses.flatMap((clause) => clause.items);
  return (
    !isQuestion && items.length <= LONGEST_ANNOUNCEMENT && has({ items }, 'asked') && !items.some(isPerson)
  );
}

const LONGEST_ANNOUNCEMENT = 8;

function unquoted(sentence: Sentence): Sentence {
  return { ...sentence, clauses: sentence.clauses.map((clause) => ({ ...clause, isQuoted: false })) };
}

/** A sentence that stands word for word a second time says nothing new. */
function isRepeated({ written, isTitle }: Sentence, told: Set<string>): boolean {
  if (isTitle || written.length < SHORTEST_SAYING) return false;
  if (told.has(written)) return true;
  told.add(written);
  return false;
}

const SHORTEST_SAYING = 16;

function isAllQuoted({ clauses }: Sentence): boolean {
  return clauses.every(({ isQuoted }) => isQuoted);
}

/** A short title without a word for a section says nothing of who speaks. */
function isBlockTitle({ clauses }: Sentence): boolean {
  return clauses.every(({ items }) => items.every((item) => item.kind !== 'term' || !isTerm(item, 'ruling')));
}

const LONGEST_HEADING = 5;
const LONGEST_APPEAL = 4;

/** The section that a heading opens; a decision after an appeal is the committee's. */
function headingOf(sentence: Sentence, section: Section): Section | 'title' {
  const items = sentence.clauses.flatMap((clause) => clause.items);
  if (LONGEST_HEADING < items.length || (!sentence.isTitle && 3 < items.length)) return undefined;
  if (!sentence.isTitle && !sentence.beginsBlock) return undefined;
  const whole = { items };
  const isOnly = (...terms: readonly Term[]) =>
    items.every((item) => item.kind !== 'term' || isTerm(item, ...terms));
  if (!sentence.isTitle && !isOnly('director', 'committee', 'ruling', 'ruled', 'facts', 'comment', 'appeal'))
    return undefined;
  if (has(whole, 'committee')) return 'committee';
  if (section === 'appeal' && has(whole, 'ruling') && !has(whole, 'director')) return 'committee';
  if (has(whole, 'ruling', 'director', 'ruled')) return 'director';
  if (has(whole, 'comment')) return 'comment';
  if (has(whole, 'facts')) return 'facts';
  if (has(whole, 'appeal') && items.length <= (sentence.isTitle ? LONGEST_APPEAL : 2)) return 'appeal';
  return undefined;
}

function voiceOf(
  sentence: Sentence,
  section: Section,
  isQuotedRuling: boolean,
  before: Sentence | undefined,
): Voiced {
  const { clauses } = sentence;
  const isHypothetical = isConditional(sentence);
  const general = clauses.findIndex((clause) => has(clause, 'whenever'));
  const isGeneral = general !== -1;
  const isContention =
    clauses.some((clause, at) => has(clause, 'claimed') && isSaying(clause, clauses[at + 1])) &&
    !(isOfficial(sentence, section) || (isOfOneNamed(sentence) && isOfficial(before, section)));
  const isOpen = sentence.isQuestion || isHypothetical || isContention;
  const isForeignQuote = isAllQuoted(sentence) && !isQuotedRuling;
  return {
    sentence,
    by: speakerOf(sentence, section),
    tells: !isOpen && !isGeneral,
    claims:
      !isOpen &&
      sentence.isFinished &&
      section !== 'appeal' &&
      !isForeignQuote &&
      !goesOnSupposing(sentence, before),
    claimsFrom: clauses.findLastIndex((clause) => has(clause, 'fault') && !has(clause, 'not')) + 1,
    isGeneral,
    generalFrom: Math.max(
      0,
      clauses.slice(0, general + 1).findLastIndex(({ link, mark }) => link === 'that' || mark === ':'),
    ),
    overrules: overruledBy(sentence, section),
  };
}

/** Whether words follow, or may stand before; but not in *thinking that East had claimed*. */
function isSaying({ items, link }: Clause, next: Clause | undefined): boolean {
  if (link === 'who') return false;
  const last = items.at(-1);
  const isBeside =
    link !== undefined && OF_DEED.includes(link) && last !== undefined && isTerm(last, 'claimed');
  return !isBeside || next?.link === 'that' || next?.isQuoted === true;
}

const OF_DEED: readonly Term[] = ['that', 'because', 'while', 'after', 'before'];

/** *Suppose that South asks for a heart. Then the ♥Q goes back*; *what if …? Then he may*: said of what is supposed. */
function goesOnSupposing({ clauses }: Sentence, before: Sentence | undefined): boolean {
  if (before === undefined || !(before.isQuestion || isConditional(before))) return false;
  const first = clauses[0]?.items.find(({ kind }) => kind !== 'mark');
  const decides = clauses.some((clause) => has(clause, 'ruled', 'told', 'director'));
  return first !== undefined && isTerm(first, 'in-that-case') && !decides;
}

/** Whether something is said only for a case that is supposed. */
function isConditional({ clauses }: Sentence): boolean {
  const [first, ...others] = clauses;
  return (
    clauses.some((clause) => has(clause, 'if') || isInverted(clause.items, 'if-first')) ||
    (first !== undefined && isInverted(first.items, 'verb-first')) ||
    others.some(
      ({ items: [word, next], isQuoted, mark }) =>
        word && !isQuoted && mark !== ':' && isTerm(word, 'consequence') && next?.kind !== 'cards',
    )
  );
}

/** `Had South asked …`, `Eist zuid …`: a verb before the one who does it says *if*. */
function isInverted([first, second]: readonly Item[], term: Term): boolean {
  return first !== undefined && isTerm(first, term) && second !== undefined && isPerson(second);
}

/** *In his view*: the view of the one of the sentence before. */
function isOfOneNamed({ clauses }: Sentence): boolean {
  return clauses.some(({ items }) =>
    items.some((item) => isTerm(item, 'claimed') && item.terms.includes('his')),
  );
}

/** Whether a word of contention is used of those who decide: *the committee considered*. */
function isOfficial(sentence: Sentence | undefined, section: Section): boolean {
  const [first] = (sentence?.clauses ?? []).flatMap(({ items }) => items.filter(isPerson));
  return (
    first !== undefined &&
    first.kind === 'term' &&
    isTerm(first, 'director', 'committee', 'i') &&
    section !== 'appeal'
  );
}

function speakerOf({ clauses }: Sentence, section: Section): Ruling['by'] {
  const announced = announcedIn(clauses);
  if (announced) return announced;
  const subject = clauses.flatMap(({ items }) => items.filter(isPerson)).find(({ form }) => form === 'nom');
  const isSaid = clauses.some((clause) => has(clause, 'ruled', 'told', 'ruling'));
  if (subject && isSaid && isTerm(subject, 'committee')) return 'committee';
  const isDone =
    isSaid || isSpeech(clauses) || clauses.some((clause) => clause.subject === subject && isOfCards(clause));
  if (subject && isDone && isTerm(subject, 'director')) return 'director';
  return saidBehind(clauses) ?? (section === 'director' || section === 'committee' ? section : undefined);
}

/** *The director let East pick up the ♠K*: it is his ruling, though no word says so. */
function isOfCards(clause: Clause): boolean {
  return (
    has(clause, 'pick-up', 'remain', 'stop') &&
    clause.items.some(({ kind }) => kind === 'cards' || kind === 'rank' || kind === 'seat')
  );
}

/** *…, dedi hakem*: he who says it stands behind the words, and nothing else with him. */
function saidBehind(clauses: readonly Clause[]): Ruling['by'] {
  const items = clauses.findLast(({ isQuoted }) => !isQuoted)?.items ?? [];
  const [person, more] = items.filter(isPerson);
  if (person?.form !== 'nom' || more || LONGEST_SAYING < items.length || !has({ items }, 'told', 'ruled'))
    return undefined;
  if (isTerm(person, 'committee')) return 'committee';
  return isTerm(person, 'director') ? 'director' : undefined;
}

const LONGEST_SAYING = 3;

/** *The director’s ruling: West may not …*, in the middle of a paragraph. */
function announcedIn([head, next]: readonly Clause[]): Ruling['by'] {
  if (head === undefined || next?.mark !== ':' || !has(head, 'ruling', 'ruled')) return undefined;
  const [person, more] = head.items.filter(isPerson);
  if (person === undefined || more || has(head, 'fault', 'not-so', 'upheld')) return undefined;
  if (isTerm(person, 'committee')) return 'committee';
  return isTerm(person, 'director') ? 'director' : undefined;
}

/** *The director: the ♠K goes back*. */
function isSpeech([first, second]: readonly Clause[]): boolean {
  return second?.mark === ':' && first !== undefined && first.items.every(isPersonOrWord);
}

function isPersonOrWord(item: Item): boolean {
  return item.kind === 'word' || isPerson(item);
}

function overruledBy(sentence: Sentence, section: Section): Voiced['overrules'] {
  const faulty = sentence.clauses.find((clause) => has(clause, 'fault') && !has(clause, 'not', 'neither'));
  if (faulty === undefined || sentence.isQuestion || section === 'appeal') return undefined;
  const named = sentence.clauses.flatMap(({ items }) =>
    items.filter((item) => isPerson(item)).filter((item) => isTerm(item, 'director', 'committee')),
  );
  const [first] = named;
  const isCommittee = first !== undefined && isTerm(first, 'committee') && section !== 'committee';
  if (isCommittee && !overturns(first, faulty)) return 'committee';
  const isOverturned = has(faulty, 'ruling'); // *This ruling was wrong*: another director’s.
  if (section === 'director' && !isOverturned) return undefined;
  return first || has(faulty, 'ruling') ? 'director' : undefined;
}

/** *The committee overturned the ruling*, *it was overturned by the committee*: the other one's. */
function overturns({ form, span }: PersonItem, faulty: Clause): boolean {
  const ruling = faulty.items.find((item) => isTerm(item, 'ruling'));
  return form === 'by' || (form === 'nom' && ruling !== undefined && span.end <= ruling.span.start);
}

export function isNominative(item: PersonItem): boolean {
  return item.form === 'nom';
}
