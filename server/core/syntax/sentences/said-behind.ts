// What declarer says or chooses, told behind a colon without quotation marks: *South said: no hearts*.

import { termSet } from '../lexicon/term-set.ts';
import { isOfSuitsOnly, LONGEST_SAYER, type Part } from './joined-parts.ts';
import { isOneOf } from './terms-of-items.ts';

/** The parts, those that hold such words as if they stood in quotation marks. */
export function withSaidBehind<P extends Part>(parts: readonly P[]): readonly P[] {
  if (!parts.some(({ mark }) => mark === ':')) return parts;
  const read: P[] = [];
  let said = false; // Whether the part before holds such words.
  for (const [at, part] of parts.entries()) {
    const sayer = parts[at - 1];
    const goesOn: boolean = said && (part.mark === ',' || part.link === 'and') && isChoice(part);
    said =
      goesOn || (sayer !== undefined && part.mark === ':' && part.link === undefined && isSaid(part, sayer));
    read.push(said && !part.isQuoted ? { ...part, isQuoted: true } : part);
  }
  return read;
}

function isSaid(said: Part, sayer: Part): boolean {
  const isOfDeclarer = sayer.items.some((item) => item.kind === 'seat' || isOneOf(item, DECLARER));
  if (!isOfDeclarer || LONGEST_SAYER < sayer.items.length) return false;
  if (sayer.items.some((item) => isOneOf(item, SAYS))) return isOfSuitsOnly(said);
  const isNot = said.items.some((item) => isOneOf(item, NOT_OR_NEITHER));
  const isAlone = sayer.items.length === 1 && isNot; // *Zuid: geen schoppen*.
  const isChosen = isAlone || sayer.items.some((item) => isOneOf(item, CHOOSING));
  return isChosen && isChoice(said) && !sayer.items.some((item) => isOneOf(item, NOT_YET));
}

/** *No hearts*, *a heart*: not a list of what may be chosen. */
function isChoice(said: Part): boolean {
  const suits = said.items.filter(({ kind }) => kind === 'suit').length;
  const isNot = said.items.some((item) => isOneOf(item, NOT_OR_NEITHER));
  return isOfSuitsOnly(said) && (isNot || suits === 1) && !said.items.some((item) => isOneOf(item, LISTED));
}

const CHOOSING = termSet(['designate', 'option', 'restriction', 'demand', 'chosen', 'prohibit', 'require']);

/** What is still open is no choice. */
const NOT_YET = termSet(['may', 'must', 'may-not', 'asked', 'would', 'if', 'or', 'not', 'told', 'which']);

const DECLARER = termSet(['declarer']);
const SAYS = termSet(['says']);
const NOT_OR_NEITHER = termSet(['not', 'neither']);
const LISTED = termSet(['require', 'prohibit', 'want', 'or']);
