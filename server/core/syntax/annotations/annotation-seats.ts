// Seats and roles as annotations write them.
import { type Language, ROLES, type Role } from '../../bridge/nouns.ts';
import { SEATS, type Seat } from '../../bridge/seats.ts';
import { readRole, readSeat } from '../../bridge/words.ts';
import { type Located, located } from '../../text/span.ts';
import { foldLatin, nearWord } from '../nearest.ts';
import type { Problem } from '../tree.ts';
import { notationProblem, type Reader, type Source, type Token, taken } from './annotation-source.ts';

/** `E`; another letter or word that surely names a seat is understood, and the right letter is named. */
export const readSeatArgument: Reader<Located<Seat>> = (source, at) => {
  const token = source.tokens[at];
  const read = token && readSeatToken(token, source.language);
  return read && taken(read.seat, at + 1, read.problems);
};

/** The seat that one word names, with a problem where it is not one of N E S W. */
export function readSeatToken(
  token: Token,
  language: Language,
): { readonly seat: Located<Seat>; readonly problems: readonly Problem[] } | undefined {
  const written = SEATS.find((seat) => seat === token.text);
  const seat = written ?? foreignSeat(token.text, language);
  if (seat === undefined) return undefined;
  const problems = written
    ? []
    : [notationProblem('foreign-seat', token.text, token, { seat: { seat }, letter: { text: seat } })];
  return { seat: located(seat, token.start, token.end), problems };
}

/** A role, or a seat in its place. */
export const readRoleArgument: Reader<Located<Role>> = (source, at) => {
  const token = source.tokens[at];
  const role = token && ROLES.find((known) => known === foldLatin(token.text));
  if (token && role) return taken(located(role, token.start, token.end), at + 1);
  return readSeatArgument(source, at);
};

/** `by dummy`: a role behind the word `by`. */
export const readByArgument: Reader<Located<Role>> = (source, at) => {
  const by = source.tokens[at];
  if (by === undefined || foldLatin(by.text) !== 'by') return undefined;
  const role = readRoleArgument(source, at + 1);
  if (role !== undefined) return role;
  const next = source.tokens[at + 1];
  const problem = next
    ? notationProblem('unknown-argument', next.text, next, {
        nearest: { text: nearRole(next.text, source) ?? ROLES.join(' / ') },
      })
    : notationProblem('missing-argument', by.text, by);
  return { value: undefined, next: at + (next ? 2 : 1), problems: [problem] };
};

/** The role that a word of the language names, or that was nearly written. */
export function nearRole(written: string, source: Source): string | undefined {
  return readRole(written, source.language) ?? nearWord(written, ROLES);
}

/** A Greek `Ν` is south and looks like north, so it is neither; a Greek `Ε` is no seat and looks like east. */
function foreignSeat(written: string, language: Language): Seat | undefined {
  if (written === 'Ν' || written === 'ν') return undefined;
  if (written === 'Ε') return 'E';
  return readSeat(written, language) ?? readSeat(written, 'en');
}
