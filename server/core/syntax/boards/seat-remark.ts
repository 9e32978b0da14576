// What is said of a player beside the name of the seat: `North (dummy)`, `South, declarer:`, `East holds`.
import { letterPattern } from '../../text/letter-pattern.ts';
import { areRanks, signsIn } from '../signs.ts';

/** Words in brackets, or behind a comma or a dash and before a colon; no signs of suits. */
const REMARK = letterPattern(
  String.raw`^(?:[ \t]{0,3}[([]([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s.,'’-]{1,40})[)\]]|(?:,| [–—-])[ \t]([\p{L}][\p{L} ]{1,40})(?=:))`,
  '',
);

/** Verbs, `hand` or arrows between a player and the cards, or the bracket behind him. */
const HOLDS = letterPattern(
  String.raw`^\]|^[ \t]?(?:[-=]?>|→)|^[ \t](?:holds|held|has|had|heeft|houdt|hield|hand|hands|eli|elinde|kartları|έχει|είχε|κρατά|κρατάει|κρατούσε)(?![\p{L}])`,
  'i',
);

const WORDS = letterPattern(String.raw`[\p{L}]{2,}`, 'g');
const LONGEST_REMARK = 50;

/** The place behind the remark that stands at `at`; `at` itself where there is none. Cards are no remark. */
export function remarkEnd(line: string, at: number): number {
  const rest = line.slice(at, at + LONGEST_REMARK);
  const remark = REMARK.exec(rest);
  if (remark === null) return at + (HOLDS.exec(rest)?.[0].length ?? 0);
  const words = (remark[1] ?? remark[2] ?? '').match(WORDS) ?? [];
  return words.some((word) => !areCards(word)) ? at + remark[0].length : at;
}

function areCards(word: string): boolean {
  const signs = signsIn(word, 0, word.length);
  return signs !== undefined && areRanks(signs);
}

/** Whether the rest of the line from `at` is the points of a hand in brackets, `♣KQJ (14)`, or the line is nothing else: no card. */
export function arePoints(line: string, at: number): boolean {
  if (!line.endsWith(')')) return false;
  const isAlone = line.slice(0, at).trim() === '(';
  const isApart = at === 0 || isAlone || /\s/.test(line.charAt(at)) || /\s/.test(line.charAt(at - 1));
  return isApart && POINTS.test(line.slice(isAlone ? line.indexOf('(') : at).slice(0, LONGEST_POINTS));
}

const POINTS = /^\s*\(\d{1,2}(?:\s?[^\s()\d]{1,8})?\)\s*$/;
const LONGEST_POINTS = 24;
