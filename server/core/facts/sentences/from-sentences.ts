// From sentences to the statements that annotations give: what happened, what is ruled, and who says so.
import { meet, termSet } from '../../syntax/lexicon/term-set.ts';
import type { Clause } from '../../syntax/sentences/clause.ts';
import { isUndone } from '../claims/put-right.ts';
import { cardsIn, has, isTerm, suitsIn } from '../clause-terms.ts';
import { withAnnounced } from '../events/announced.ts';
import { withChoices } from '../events/chosen-suits.ts';
import { withoutPassingDelay } from '../events/no-option.ts';
import { withRefusals } from '../events/refused.ts';
import type { Event } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import { take } from '../story/remember.ts';
import { newStory, type Story } from '../story/story.ts';
import { overruledIn } from '../voices/overruled-voices.ts';
import { withToldOrders } from '../voices/told-orders.ts';
import type { Voiced } from '../voices/voices.ts';
import { adopted, agreementIn, asRuling, copyOf } from './adopted.ts';
import { withCardsRead } from './cards-unread.ts';
import { citedIn } from './cited.ts';
import { withoutContradicted } from './contradicted.ts';
import { leavesDoubt } from './doubt.ts';
import { statementsOfSentence } from './from-sentence.ts';
import type { Known } from './known.ts';
import { withOwnRanks } from './own-ranks.ts';
import { withPairOfSuit } from './pair-of-suit.ts';
import { withRanksOfSuit } from './ranks-of-suit.ts';
import { withRecalled } from './recalled.ts';
import { withFactsFirst } from './ruling-first.ts';

/** What the sentences of a case state, in the order of the text; nothing where they tell of no penalty card. */
export function statementsOfSentences(written: readonly Voiced[], known: Known): readonly Statement[] {
  const { voices, early } = withFactsFirst(written);
  const speaksOfOptions = voices.some(({ sentence }) => {
    if (!meet(sentence.holds, OF_OPTIONS)) return false;
    return sentence.clauses.some(
      (clause) =>
        (has(clause, ...OPTION_WORDS) && !isCallForCard(clause)) ||
        (has(clause, 'want') && suitsIn(clause).length > 0),
    );
  });
  const speaksOfCards = voices.some(({ sentence }) =>
    sentence.clauses.some(({ said }) => meet(said, PENALTY_CARD)),
  );
  const story = newStory(known.boards, known.declarer, speaksOfOptions, speaksOfCards);
  story.isTellerDeclarer = voices.some(
    ({ sentence }) => meet(sentence.holds, OF_TELLER) && sentence.clauses.some(isTellersContract),
  );
  const annotated = [...known.annotated];
  const overruled = overruledIn(voices);
  const isOptionAnnotated = annotated.some(({ kind }) => kind === 'option');
  let isDoubted = false;
  let held: readonly Statement[] = [];
  const statements = voices.flatMap((told, at) => {
    while ((annotated[0]?.span.start ?? Number.POSITIVE_INFINITY) < told.sentence.span.start) {
      const event = annotated.shift();
      if (event) take(event, story);
    }
    const spoken = withPairOfSuit(withToldOrders(told, voices.slice(Math.max(0, at - 2), at)), story);
    const ranked = withRanksOfSuit(withOwnRanks(spoken, story), story);
    const voiced = withRefusals(withAnnounced(withChoices(ranked)), voices[at + 1]);
    const opened = openings(told, voices[at - 1], overruled);
    if (opened.length > 0) story.isDenied = false;
    const { lastEvent } = story;
    const stated = statementsOfSentence(voiced, story);
    const cited = citedIn(voiced, known, story);
    const read = cited.length === 0 ? [...stated] : [...stated, ...cited];
    const contention = asRuling(voiced);
    if (contention) held = statementsOfSentence(contention, copyOf(story));
    const agreed = held.length > 0 ? agreementIn(voiced) : undefined;
    if (agreed) read.push(...adopted(held, agreed));
    if (agreed || (!contention && (voices[at - 1] === undefined || !asRuling(voices[at - 1] ?? told))))
      held = [];
    const said = early.has(told) ? read.map((one) => behindFacts(ofNow(one, story), lastEvent)) : read;
    const from = isDoubted ? 0 : Math.max(0, said.findIndex(isOption)); // What stands before the choice is sure.
    isDoubted ||= !isOptionAnnotated && leavesDoubt(voiced, said, story);
    if (said.length === 0) return opened;
    const kept = said.filter(
      (one, place) =>
        one.kind !== 'claim' || !((isDoubted && from <= place) || isUndone(one.claim, told, voices)),
    );
    return opened.length === 0 ? kept : [...opened, ...kept];
  });
  const isPenalty = (event: Event) => event.kind === 'penalty';
  const concerns =
    known.annotated.some(isPenalty) || statements.some((one) => one.kind === 'event' && isPenalty(one.event));
  if (!concerns) return []; // What happens where no card is told to be exposed is no matter of this law.
  const told = withoutPassingDelay(statements);
  const sure = withCardsRead(withRecalled(told, voices), voices, known.annotated);
  const judged = overruled.size > 0 ? sure : withoutContradicted(sure);
  return judged.filter(({ kind }, at) => kind !== 'ruling' || hasClaim(judged, at));
}

/** A claim that stands before the facts is about the moment behind them. */
function ofNow(one: Statement, { lastEvent }: Story): Statement {
  return one.kind === 'claim' ? { ...one, about: one.about ?? lastEvent } : one;
}

/** A choice that is named before the facts was made behind them. */
function behindFacts(one: Statement, last: Event | undefined): Statement {
  if (!isOption(one) || last === undefined || last.span.start < one.span.start) return one;
  return { ...one, span: { start: last.span.end, end: last.span.end + 1 } };
}

function isOption(one: Statement): boolean {
  return one.kind === 'event' && one.event.kind === 'option';
}

/** *I played 2 ♠*. */
function isTellersContract(clause: Clause): boolean {
  if (clause.items.some((item) => isTerm(item, 'plays-contract') && isTerm(item, 'i')))
    return namesContract(clause);
  if (clause.subject === undefined || (clause.isQuoted && !namesContract(clause))) return false; // *“I play what I like.”*
  if (isTerm(clause.subject, 'you')) return has(clause, 'plays-contract') && namesContract(clause); // Of the one answered.
  if (!isTerm(clause.subject, 'i')) return false;
  const next = clause.items[clause.items.findIndex((item) => isTerm(item, 'i-am')) + 1];
  const isDeclarer = has(clause, 'i-am') && next !== undefined && isTerm(next, 'declarer');
  const isOfTrick = !namesContract(clause) && (clause.link === 'that' || isOfCard(clause));
  return isDeclarer || (has(clause, 'plays-contract') && !isOfTrick);
}

/** *I played the ♠4*, *I played a spade*; but *I played three spades*. */
function isOfCard(clause: Clause): boolean {
  const isSuitOnly = suitsIn(clause).length > 0 && clause.items.every(({ kind }) => kind !== 'rank');
  return cardsIn(clause).length > 0 || (has(clause, 'play') && isSuitOnly);
}

/** *You played 2 ♠*, *you were in no trumps*; not *you play a card*. */
function namesContract({ items }: Clause): boolean {
  if (has({ items }, 'may', 'must', 'may-not', 'would', 'should', 'if', 'asked')) return false;
  return items.some(
    (item) => isTerm(item, 'no-trump', 'contract') || (item.kind === 'word' && LEVEL.test(item.word)),
  );
}

/** `2♠`, `3nt`: a level with what is bid. */
const LEVEL = /^[1-7][^\d]/;

/** Whether anything is claimed between this opening of a ruling and the next. */
function hasClaim(statements: readonly Statement[], at: number): boolean {
  const next = statements.findIndex(({ kind }, other) => at < other && kind === 'ruling');
  return statements.slice(at, next === -1 ? undefined : next).some(({ kind }) => kind === 'claim');
}

/** *Declarer calls for the ♦5*: a card to be played, and nothing else. */
function isCallForCard(clause: Clause): boolean {
  const words = clause.items.filter((item) => isTerm(item, ...OPTION_WORDS));
  const isOfCards = cardsIn(clause).length > 0 && suitsIn(clause).length === 0;
  return isOfCards && !has(clause, 'lead') && words.every((item) => isTerm(item, 'require'));
}

const OPTION_WORDS = ['require', 'prohibit', 'leave-free', 'option', 'restriction', 'demand'] as const;
const OF_OPTIONS = termSet([...OPTION_WORDS, 'want']);
const PENALTY_CARD = termSet(['penalty-card']);
const OF_TELLER = termSet(['plays-contract', 'i-am']);

/** A change of the one who rules, or of whether he is overruled, opens another ruling. */
function openings(
  voiced: Voiced,
  before: Voiced | undefined,
  overruled: ReadonlySet<Voiced>,
): readonly Statement[] {
  const { by, sentence } = voiced;
  const isOverruled = overruled.has(voiced);
  if (before !== undefined && before.by === by && overruled.has(before) === isOverruled) return [];
  const { start } = sentence.span;
  return [{ kind: 'ruling', by, overruled: isOverruled, span: { start, end: start } }];
}
