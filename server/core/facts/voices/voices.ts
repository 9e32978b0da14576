// Who says a sentence, and whether what it says is meant as so.

import type { Term } from '../../syntax/lexicon/lexicon.ts';
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import { type Clause, isAllQuoted, type Sentence, withClauses } from '../../syntax/sentences/clause.ts';
import { has, isTerm } from '../clause-terms.ts';
import type { Ruling } from '../facts.ts';
import { withoutUnchosen } from './answers-to-choose.ts';
import { headingOf, isBlockTitle, type Section } from './headings.ts';
import { withListedOptions } from './options-listed.ts';
import { overruledBy } from './overruled.ts';
import {
  directorAgain,
  firstPerson,
  isDirectorSpeaking,
  isSpeech,
  rulerAgain,
  speakerOf,
} from './speakers.ts';
import { withoutSupposedTail } from './supposed-tail.ts';
import { goesOnSupposing, isConditional, withoutSupposedAside } from './suppositions.ts';

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

/** The sentence with other clauses, in the same voice; named field by field, all have one shape. */
export function withClausesOf(voiced: Voiced, clauses: readonly Clause[]): Voiced {
  return {
    sentence: withClauses(voiced.sentence, clauses),
    by: voiced.by,
    tells: voiced.tells,
    claims: voiced.claims,
    claimsFrom: voiced.claimsFrom,
    isGeneral: voiced.isGeneral,
    generalFrom: voiced.generalFrom,
    overrules: voiced.overrules,
  };
}

/** The sentences of a case with their voices; headings are left out. */
export function voicesOf(sentences: readonly Sentence[]): readonly Voiced[] {
  const voiced: Voiced[] = [];
  let section: Section;
  let isQuotedRuling = false;
  const told = new Set<string>();
  let before: Sentence | undefined;
  for (const written of withListedOptions(withoutUnchosen(sentences))) {
    const sentence = withoutSupposedTail(withoutSupposedAside(written));
    if (isRepeated(sentence, told)) continue;
    const heading = isMasthead(sentence, voiced) ? 'title' : headingOf(sentence, section);
    if (heading !== undefined || sentence.isTitle) {
      isQuotedRuling = heading === 'director' || heading === 'committee';
      const overrules = sentence.isTitle ? undefined : overruledBy(sentence, section);
      if (heading === 'facts' && section === undefined) asRulings(voiced);
      section = heading === 'title' ? undefined : (heading ?? (isBlockTitle(sentence) ? section : undefined));
      if (overrules === undefined) continue; // *The committee upheld the appeal.* opens its part and says so too.
    }
    const last = voiced.at(-1);
    voiced.push(
      ofSpeaker(voiceOf(sentence, section, isQuotedRuling, before, last?.by), last, isQuotedRuling),
    );
    before = sentence;
    isQuotedRuling =
      meet(sentence.holds, RULED) ||
      isDirectorSpeaking(sentence) ||
      (voiced.at(-1)?.by === 'director' && meet(sentence.holds, SAYS)) ||
      (isSpeech(sentence.clauses) && speakerOf(sentence, undefined) === 'director')
        ? true
        : isQuotedRuling && isAllQuoted(sentence);
  }
  return voiced;
}

/** *The ♠K goes back, as South forbade a spade. The facts: …*: what says what becomes of cards before all facts is what was ruled. */
function asRulings(voiced: Voiced[]): void {
  if (voiced.some(({ by, sentence }) => by !== undefined || meet(sentence.holds, EXPOSED))) return;
  for (const [at, one] of voiced.entries())
    if (one.claims && meet(one.sentence.holds, OF_FATE)) voiced[at] = { ...one, by: 'director' };
}

const EXPOSED = termSet(['drop', 'face', 'out-of-turn', 'revoke', 'premature', 'two-at-once']);
const OF_FATE = termSet(['pick-up', 'remain', 'stop']);
const RULED = termSet(['ruling', 'ruled']);
const SAYS = termSet(['says']);

/** Words in quotation marks that go on are those of the one who began them. */
function ofSpeaker(voiced: Voiced, last: Voiced | undefined, isQuotedRuling: boolean): Voiced {
  const goesOn = isQuotedRuling && voiced.by === undefined && isAllQuoted(voiced.sentence);
  return goesOn && last?.sentence.clauses.at(-1)?.isQuoted ? { ...voiced, by: last.by } : voiced;
}

/** *Appeals Committee, Nicosia*: above all else it names the paper, and what follows is no ruling of theirs yet. */
function isMasthead({ isTitle, holds }: Sentence, before: readonly Voiced[]): boolean {
  return isTitle && before.length === 0 && meet(holds, COMMITTEE) && !meet(holds, RULED);
}

const COMMITTEE = termSet(['committee', 'appeal']);

/** A sentence that stands word for word a second time says nothing new. */
function isRepeated({ written, isTitle }: Sentence, told: Set<string>): boolean {
  if (isTitle || written.length < SHORTEST_SAYING) return false;
  if (told.has(written)) return true;
  told.add(written);
  return false;
}

const SHORTEST_SAYING = 16;

function voiceOf(
  sentence: Sentence,
  section: Section,
  isQuotedRuling: boolean,
  before: Sentence | undefined,
  last: Ruling['by'],
): Voiced {
  const { clauses, holds } = sentence;
  const by =
    rulerAgain(sentence, before, last) ?? speakerOf(sentence, section) ?? directorAgain(sentence, before);
  const isHypothetical = isConditional(sentence);
  const isGeneral = meet(holds, WHENEVER);
  const general = isGeneral ? clauses.findIndex((clause) => has(clause, 'whenever')) : -1;
  const isContention =
    meet(holds, CLAIMED) &&
    clauses.some((clause, at) => has(clause, 'claimed') && isSaying(clause, clauses[at + 1])) &&
    !(isOfficial(sentence, section) || (isOfOneNamed(sentence) && isOfficial(before, section)));
  const isOpen = sentence.isQuestion || isHypothetical || isContention;
  const isForeignQuote = isAllQuoted(sentence) && !isQuotedRuling;
  return {
    sentence,
    by,
    tells: !isOpen && !isGeneral,
    claims:
      !isOpen &&
      sentence.isFinished &&
      (section !== 'appeal' || by !== undefined) && // *The director said that …*, told by a party too.
      !isForeignQuote &&
      !goesOnSupposing(sentence, before),
    claimsFrom: meet(holds, FAULT)
      ? clauses.findLastIndex((clause) => has(clause, 'fault') && !has(clause, 'not')) + 1
      : 0,
    isGeneral,
    generalFrom: isGeneral
      ? Math.max(
          0,
          clauses.findLastIndex(({ link, mark }, at) => at <= general && (link === 'that' || mark === ':')),
        )
      : 0,
    overrules: overruledBy(sentence, section),
  };
}

const WHENEVER = termSet(['whenever']);
const CLAIMED = termSet(['claimed']);
const FAULT = termSet(['fault']);

/** Whether words follow, or may stand before; but not in *thinking that East had claimed*. */
function isSaying({ items, link }: Clause, next: Clause | undefined): boolean {
  if (link === 'who') return false;
  const last = items.at(-1);
  const isBeside =
    link !== undefined && OF_DEED.includes(link) && last !== undefined && isTerm(last, 'claimed');
  return !isBeside || next?.link === 'that' || next?.isQuoted === true;
}

const OF_DEED: readonly Term[] = ['that', 'because', 'while', 'after', 'before'];

/** *In his view*: the view of the one of the sentence before. */
function isOfOneNamed({ clauses }: Sentence): boolean {
  return clauses.some(({ items }) =>
    items.some((item) => isTerm(item, 'claimed') && item.terms.includes('his')),
  );
}

/** Whether a word of contention is used of those who decide: *the committee considered*. */
function isOfficial(sentence: Sentence | undefined, section: Section): boolean {
  const first = firstPerson(sentence?.clauses ?? []);
  return (
    first !== undefined &&
    first.kind === 'term' &&
    isTerm(first, 'director', 'committee', 'i') &&
    section !== 'appeal'
  );
}
