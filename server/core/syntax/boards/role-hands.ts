// Hands that are named by their place at the table, `Dummy: … Declarer: …`, `Yer: … El: …`: whose they are follows
// from declarer, whom only the rest of the case tells.
import type { Language } from '../../bridge/nouns.ts';
import { type BySeat, partnerOf, SEATS, type Seat } from '../../bridge/seats.ts';
import { foldWord } from '../../bridge/words.ts';
import { letterPattern } from '../../text/letter-pattern.ts';
import type { Board, ReadHand } from '../tree.ts';
import type { ReadDiagram } from './diagram.ts';
import { withDoubt } from './open-reading.ts';

/** Reads a board that begins at a line. */
type Reader = (
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
) => ReadDiagram | undefined;

/** The seats that stand for the two roles while the hands are read: their letters are no card in any language. */
const STAND_INS = { dummy: 'W', declarer: 'E' } as const;
type Role = keyof typeof STAND_INS;

/** The words for the roles beside a hand; `el`, *hand*, is declarer’s only beside `yer`. */
const ROLES: ReadonlyMap<string, Role> = new Map(
  (
    [
      ['dummy', 'dummy blinde μορ yer yerin'],
      ['declarer', 'declarer leider εκτελεστής εκτελεστή deklaran dekleran deklaranın dekleranın el'],
    ] as const
  ).flatMap(([role, words]) => words.split(' ').map((word): [string, Role] => [foldWord(word), role])),
);
const HAND = foldWord('el');

/** An article, the role, what makes it a genitive, and `hand`; behind it a colon, a dash, a sign, or nothing. */
const LABEL = letterPattern(
  String.raw`(?<![\p{L}])(?:the |de |hand van (?:de )?|(?:το )?χέρι του |ο |του )?([\p{L}]{2,11})(?:['’]s|'?nin|)(?: hand| eli| χέρι)?(?=\s*[:=–—♠♤!]|\s*$)`,
  'gi',
);

const LONGEST_LABEL = 28;

/** Whether a hand may be named by a role at `at`: a cheap look. */
export function mayBeginRole(line: string, at: number): boolean {
  if (!FIRST_LETTERS.has(line.charCodeAt(at))) return false;
  const near = line.slice(at, at + LONGEST_LABEL);
  return SIGN_BEHIND.test(near) && labelsIn(near)[0]?.start === 0;
}

const FIRST_LETTERS: ReadonlySet<number> = new Set(
  Array.from('DdBbLlYyEeTtHhΜμΕεΟοΤτΧχ', (letter) => letter.charCodeAt(0)),
);
const SIGN_BEHIND = /[:=–—♠♤!]|^\D{2,20}$/;

type RoleLabel = {
  readonly role: Role;
  readonly isHand: boolean;
  readonly start: number;
  readonly end: number;
};

function labelsIn(line: string): readonly RoleLabel[] {
  return Array.from(line.matchAll(LABEL)).flatMap(({ 0: written, 1: word = '', index }) => {
    const role = ROLES.get(foldWord(word));
    const isHand = foldWord(word) === HAND;
    return role === undefined ? [] : [{ role, isHand, start: index, end: index + written.length }];
  });
}

const MOST_LINES = 14;
const LONGEST_LINE = 200;

/** The hands of dummy, of declarer or of both that begin at line `at`, for each declarer that there may be. */
export function roleHandsAt(
  lines: readonly string[],
  at: number,
  base: number,
  language: Language,
  read: Reader,
): ReadDiagram | undefined {
  const found: RoleLabel[] = [];
  const seated = lines.slice(at, at + MOST_LINES).map((line) => {
    const labels = LONGEST_LINE < line.length ? [] : labelsIn(line);
    found.push(...labels);
    return labels.reduce(
      (text, { role, start, end }) =>
        text.slice(0, start) + STAND_INS[role].padEnd(end - start) + text.slice(end),
      line,
    );
  });
  if (seated[0] === lines[at]) return undefined;
  if (found.some(({ isHand }) => isHand) && !found.some(({ role }) => role === 'dummy')) return undefined;
  const board = read(seated, 0, base, language);
  if (board === undefined || board.board.doubt !== undefined) return undefined;
  const { W: dummy, E: declarer, ...others } = board.board.hands;
  const isPair = dummy === undefined || declarer === undefined || areOfOneTrick(dummy, declarer);
  if (Object.keys(others).length !== 0 || !isPair) return undefined;
  return {
    ...board,
    board: boardOf(dummy, declarer, board.board.span),
    endLine: at + board.endLine,
  };
}

function areOfOneTrick(one: ReadHand, other: ReadHand): boolean {
  return Math.abs(one.cards.length - other.cards.length) <= 1;
}

/** Declarer is South where nothing else is told, as books have it. */
function boardOf(dummy: ReadHand | undefined, declarer: ReadHand | undefined, span: Board['span']): Board {
  const ofDeclarer = Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      { ...(declarer && { [seat]: declarer }), ...(dummy && { [partnerOf(seat)]: dummy }) },
    ]),
  ) as { readonly [declarer in Seat]: BySeat<ReadHand> }; // One entry for each of the seats.
  const { S: likely, ...others } = ofDeclarer;
  return { ...withDoubt({ hands: likely, span }, Object.values(others)), ofDeclarer };
}
