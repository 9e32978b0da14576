// The annotations and what each takes, in order: the table of the notation.
import type { ArgumentValues } from './annotation-arguments.ts';

/** The name of an argument; with `?` it may be left out. */
type Parameter = keyof ArgumentValues | `${keyof ArgumentValues}?`;

/** What one annotation takes, and how it looks when it is whole. */
export type Form = { readonly example: string; readonly takes: readonly Parameter[] };

export const GRAMMAR = {
  language: form('@language en', 'language'),
  laws: form('@laws 2017', 'edition'),
  case: form('@case Two kings', 'name?'),
  board: form('@board 14', 'number'),
  dealer: form('@dealer E', 'seat'),
  vul: form('@vul none', 'vulnerability'),
  date: form('@date 2016-05-21', 'date'),
  hand: form('@hand N ♠AQ53 ♥- ♦K4 ♣-', 'seat', 'hand'),
  contract: form('@contract 3NT S', 'contract', 'seat?'),
  declarer: form('@declarer S', 'seat'),
  trumps: form('@trumps ♥', 'denomination'),

  penalty: form('@penalty E ♠K ♥Q dropped', 'seat', 'cards', 'exposure?'),
  'on-lead': form('@on-lead W', 'seat'),
  play: form('@play S♣7 W♦9 N♣8', 'plays'),
  requires: form('@requires ♠', 'suits', 'by?'),
  prohibits: form('@prohibits ♠ ♥', 'suits', 'by?'),
  neither: form('@neither', 'by?'),
  'no-option': form('@no-option'),
  designates: form('@designates ♠K', 'card', 'by?'),
  accepts: form('@accepts ♦6', 'card'),
  rejects: form('@rejects ♦6', 'card'),

  ruling: form('@ruling director overruled', 'body?', 'overruled?'),
  'picks-up': form('@picks-up E ♠K', 'seat', 'cards'),
  remains: form('@remains E ♥Q', 'seat', 'cards'),
  kind: form('@kind E ♠7 minor', 'seat', 'cards', 'called'),
  'may-play': form('@may-play E ♠K ♠J', 'seat', 'choice'),
  'must-play': form('@must-play E ♠K', 'seat', 'choice'),
  'may-lead': form('@may-lead W ♦ ♣', 'seat', 'choice'),
  'must-lead': form('@must-lead W ♥', 'seat', 'choice', 'duration?'),
  'may-not-lead': form('@may-not-lead W ♥ until lead-lost', 'seat', 'choice', 'duration?'),
  'may-take-back': form('@may-take-back E ♦6', 'seat', 'card'),
  'may-use': form('@may-use W ♥Q', 'seat', 'cards'),
  'may-not-use': form('@may-not-use W ♠K', 'seat', 'cards'),
  chooses: form('@chooses declarer', 'role'),
  offers: form('@offers require ♦', 'option'),
  denies: form('@denies prohibit ♠ ♥', 'option'),
  cites: form('@cites 51B2(b)', 'paragraph'),
  verdict: form('@verdict wrong', 'judgement'),

  expect: form('@expect 51B2(b)', 'paragraph'),
  ignore: form('@ignore board/card-twice as printed', 'rule', 'reason?'),
} as const;

export type AnnotationWord = keyof typeof GRAMMAR;

/** All words of the notation, in the order of the table. */
export const ANNOTATION_WORDS: readonly string[] = Object.keys(GRAMMAR);

export function isAnnotationWord(word: string): word is AnnotationWord {
  return Object.hasOwn(GRAMMAR, word);
}

function form(example: string, ...takes: readonly Parameter[]): Form {
  return { example, takes };
}
