// Declarer's options in a case: what he may choose at each lead, what follows from it, and what has to be played.
import type { Card } from './bridge/cards.ts';
import type { Nouns } from './bridge/nouns.ts';
import { spellParagraph } from './bridge/paragraphs.ts';
import type { CaseReport } from './case.ts';
import { givenLines } from './given-lines.ts';
import { say } from './messages/format.ts';
import * as words from './messages/options.ts';
import type { Wording } from './messages/wording.ts';
import type { Station } from './model/station.ts';
import { placedStationsOf } from './model/station.ts';
import { HINDRANCES } from './rules/judgement.ts';
import { questionFor, questionOfEdition } from './rules/law/undecided.ts';
import { type OptionsAt, optionsAt } from './rules/options-at.ts';
import type { Span } from './text/span.ts';

export type { DeclarerOption, LeadUnderOption, PlayDue } from './rules/options-at.ts';

/** What is open at one moment of a case. */
export type OptionsHere = Station &
  Omit<OptionsAt, 'missing'> & {
    /** Where the text tells of what made it due. */
    readonly span: Span;
    /** What the text does not say though the answer turns on it: `exposure`, `on-lead`, `hand of W`, `board` … */
    readonly missing: readonly string[];
  };

/** The moments of a case at which declarer has options or a penalty card has to be played; the last is that of now. */
export function optionsInCase(report: CaseReport): readonly OptionsHere[] {
  const { facts, edition, stations } = report;
  if (stations.length === 0) return [];
  const hindrances = report.missing.filter((what) => HINDRANCES.includes(what));
  return placedStationsOf(facts, edition).map((placed) => {
    const found: Omit<OptionsHere, keyof Station | 'span'> =
      hindrances.length > 0
        ? { options: [], plays: [], told: [], missing: hindrances }
        : optionsAt(facts, edition, placed);
    return { ...placed.station, span: placed.due.span, ...found };
  });
}

/** The places of these moments, without what is open at them. */
export function momentsInCase({ facts, edition, stations }: CaseReport): readonly Span[] {
  return stations.length === 0 ? [] : placedStationsOf(facts, edition).map(({ due }) => due.span);
}

/** A line that tells how many options there are and what declarer chose, or which card is to be played. */
export function optionsTitle(report: CaseReport, here: OptionsHere): string {
  const { wording, nouns } = titleOf(here);
  return say(wording, nouns, report.style);
}

/** The options as the lines of a list, in the language shown, with paragraphs; what is missing is told at the end. */
export function optionsLines(report: CaseReport, here: OptionsHere): readonly string[] {
  const list = givenLines(here.told, ({ wording, nouns, paragraph }) => {
    const sentence = say(wording, nouns, report.style);
    return paragraph === undefined ? sentence : `${sentence} (${spellParagraph(paragraph, report.shown)})`;
  });
  return [...list, ...here.missing.flatMap((what) => missingLine(report, what))];
}

/** What is told where a case has no such moment. */
export function nothingToChoose({ style }: CaseReport): string {
  return say(words.nothingToChoose, {}, style);
}

type Title = { readonly wording: Wording; readonly nouns: Nouns };

function titleOf({ options, plays, choice }: OptionsHere): Title {
  const number = { number: options.length };
  const [play] = plays;
  if (options.length > 0) {
    if (choice === undefined) return { wording: words.options, nouns: { number } };
    const suits = { suits: choice.kind === 'neither' ? [] : choice.suits };
    return { wording: CHOSEN[choice.kind], nouns: { number, suits } };
  }
  if (play === undefined) return { wording: words.optionsUndecided, nouns: {} };
  const cards: { readonly cards: readonly Card[] } = { cards: plays.flatMap((one) => one.cards) };
  const isDesignated = play.cards.length > 1;
  return { wording: isDesignated ? words.cardToBeDesignated : words.cardToBePlayed, nouns: { cards } };
}

const CHOSEN = {
  require: words.optionsRequired,
  prohibit: words.optionsProhibited,
  neither: words.optionsNeither,
};

function missingLine(report: CaseReport, what: string): readonly string[] {
  const { facts, edition, style } = report;
  if (what === 'board') {
    const isOpen = facts.boards.some(({ doubt }) => doubt !== undefined);
    return [say(isOpen ? words.boardIsUncertain : words.boardIsFaulty, {}, style)];
  }
  if (what === 'edition' || what === 'older-laws') {
    return questionOfEdition(what, facts, edition).map(({ wording, nouns }) => say(wording, nouns, style));
  }
  const asked = MISSING.find((one) => one === what);
  if (asked === undefined) return [];
  const { wording, nouns } = questionFor(asked, { start: 0, end: 0 }, edition);
  return [say(wording, nouns, style)];
}

const MISSING = [
  'choice',
  'declarer',
  'designation',
  'exposure',
  'on-lead',
  'reading',
  'trick',
  'hand of N',
  'hand of E',
  'hand of S',
  'hand of W',
] as const;
