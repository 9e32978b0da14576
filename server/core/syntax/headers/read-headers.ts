// Board number, dealer and vulnerability on the short lines that stand above a board.
import type { Language } from '../../bridge/nouns.ts';
import { SEATS, type Vulnerability } from '../../bridge/seats.ts';
import { contractOn, mayBeContract } from './contract-line.ts';
import { firstOfEach, type Headers } from './header.ts';
import {
  LONGEST_PHRASE,
  mayBeHeader,
  type Phrase,
  phrasesOf,
  type Token,
  tokensIn,
} from './header-phrase.ts';
import { DASHES, NOTHING, saidBy } from './header-statement.ts';
import { markOf } from './header-words.ts';

/**
 * Reads a header line: `Board 14 · Dealer East · None vulnerable`, `Spel 14, O / niemand`, a tag of PBN. Every
 * phrase of it stands between full stops, commas, dots or wide white space and says one of these things and
 * nothing else; it comes first on its line, or in company. An ordinary sentence gives nothing.
 */
export function readHeaders(line: string, base: number, language: Language): Headers {
  if (LONGEST_LINE < line.length) return NOTHING;
  const tag = line.startsWith('[') ? tagOn(line, base) : undefined;
  if (tag !== undefined) return tag;
  const played = mayBeContract(line) ? contractOn(line, base, language) : NOTHING;
  if (played.declarer !== undefined) return played;
  const found = phrasesOf(line).map((phrase) => headersIn(phrase, base, language));
  const said = found.filter((headers) => headers !== undefined);
  const isHeader =
    1 < said.length || (said.length === 1 && found.findIndex((one) => one !== undefined) === 0);
  return isHeader ? firstOfEach(said) : NOTHING;
}

/** What the words from `start` to `end` say where they are one phrase of a header and nothing else. */
export function headersInPhrase(
  line: string,
  start: number,
  end: number,
  base: number,
  language: Language,
): Headers | undefined {
  if (LONGEST_PHRASE < end - start || !mayBeHeader(line, start, end)) return undefined;
  return headersIn(tokensIn(line, start, end), base, language);
}

const LONGEST_LINE = 160;

const TAG = /^\[(Board|Dealer|Vulnerable)\s+"([^"]*)"\]/;
const TAG_VULNERABILITIES: { readonly [written: string]: Vulnerability } = {
  none: 'none',
  love: 'none',
  '-': 'none',
  ns: 'NS',
  ew: 'EW',
  all: 'all',
  both: 'all',
};

function tagOn(line: string, base: number): Headers | undefined {
  const [written = '', name, value = ''] = TAG.exec(line) ?? [];
  const end = base + written.length - 2;
  const span = { start: end - value.length, end };
  if (name === 'Board' && /^\d{1,3}$/.test(value)) return { boardNumber: { value: Number(value), span } };
  const seat = SEATS.find((one) => one === value);
  if (name === 'Dealer' && seat !== undefined) return { dealer: { value: seat, span } };
  const vulnerability = name === 'Vulnerable' ? TAG_VULNERABILITIES[value.toLowerCase()] : undefined;
  return vulnerability && { vulnerability: { value: vulnerability, span } };
}

/** What a phrase says, or the parts of it that dashes or colons divide; `undefined` where it is none. */
function headersIn(phrase: Phrase, base: number, language: Language): Headers | undefined {
  if (phrase.length < 2 && markOf(phrase[0]?.text ?? '') !== 'nobody') return undefined;
  const whole = saidBy(phrase, base, language);
  if (whole !== undefined || !phrase.some(isCut)) return whole;
  const said = partsOf(phrase).map((part) => saidBy(part, base, language));
  return said[0] && firstOfEach(said.filter((headers) => headers !== undefined));
}

function isCut({ text }: Token): boolean {
  return text === ':' || DASHES.includes(text);
}

function partsOf(phrase: Phrase): readonly Phrase[] {
  const cuts = phrase.flatMap((token, at) => (isCut(token) ? [at] : []));
  return [-1, ...cuts].map((cut, order) => phrase.slice(cut + 1, cuts[order]));
}
