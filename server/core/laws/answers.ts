// THE table of grounds: what each answer of the model rests on. Nothing else in the code says how certain an answer is.
import type { ParagraphId } from './paragraph-id.ts';

/**
 * How firmly an answer rests on the law, firmest first: on its words, on the commentary and minutes of the WBF, on
 * what follows from them, on a paragraph of which our text is from memory, or on a reading that is one of several.
 */
export const GROUNDS = ['words', 'commentary', 'inference', 'memory', 'open'] as const;
export type Ground = (typeof GROUNDS)[number];

/**
 * The points that the law leaves open and that an answer may turn on: whether an option frees the offender for the
 * trick, whether a leader who cannot comply still owes a card of his own, whether options come again while a
 * prohibition runs.
 */
export const READINGS = [
  'free-for-the-trick',
  'own-card-though-unable',
  'options-under-prohibition',
] as const;
export type Reading = (typeof READINGS)[number];

/** The paragraph that gives an answer, and how firmly. */
export type Source = { readonly by: ParagraphId; readonly ground: Ground };

/** Every answer that the model gives, in the order of the law book. */
export const ANSWERS = {
  'follow suit first': { by: '44C', ground: 'words' },
  'never one of declarer or dummy': { by: '48A', ground: 'words' },
  'stays on the table': { by: '50A', ground: 'words' },
  'gone when played': { by: '50A', ground: 'words' },
  'stays while no option is stated': { by: '50A', ground: 'inference' },
  'major or minor': { by: '50B', ground: 'words' },
  'a minor one before small cards': { by: '50C', ground: 'words' },
  'no option for a minor one': { by: '50C', ground: 'words' },
  'the only one that can be played': { by: '50D1(a)', ground: 'words' },
  'restriction before own card': { by: '50D1(b)', ground: 'words' },
  'option first, then the lead': { by: '50D2', ground: 'memory' },
  'option of another than declarer': { by: '50D2', ground: 'words' },
  'no option without a penalty card': { by: '50D2(a)', ground: 'words' },
  'require, one card': { by: '50D2(a)', ground: 'words' },
  'prohibit, one card': { by: '50D2(a)', ground: 'words' },
  'neither, one card': { by: '50D2(b)', ground: 'memory' },
  'known while on the table': { by: '50E1', ground: 'memory' },
  'known after the pick-up': { by: '50E2', ground: 'memory' },
  'one of several, as declarer designates': { by: '51A', ground: 'words' },
  'require, one suit': { by: '51B1(a)', ground: 'words' },
  'prohibit, one suit': { by: '51B1(b)', ground: 'words' },
  // Law 51B1 names no third option; by a minute of the laws committee the relevant parts of Law 50 hold.
  'neither, one suit': { by: '50D2(b)', ground: 'commentary' },
  'require, several suits': { by: '51B2(a)', ground: 'words' },
  'prohibit, several suits': { by: '51B2(b)', ground: 'words' },
  'neither, several suits': { by: '51B2(c)', ground: 'words' },
  'not taken back unasked': { by: '52A', ground: 'words' },
  'stays though another card was accepted': { by: '52B1(c)', ground: 'words' },
  'becomes one when not accepted': { by: '52B2', ground: 'words' },
  'offender names the one of two': { by: '58B2', ground: 'words' },
  'unable to comply': { by: '59', ground: 'words' },
  'faced in a concession': { by: '68B2', ground: 'memory' },
} as const satisfies { readonly [answer: string]: Source };
export type Answer = keyof typeof ANSWERS;

export const ALL_ANSWERS: readonly Answer[] = Object.keys(ANSWERS).filter(isAnswer);

function isAnswer(name: string): name is Answer {
  return Object.hasOwn(ANSWERS, name);
}

/** How certain an answer is, and the point left open where it turns on one. */
export type Certainty = { readonly ground: Ground; readonly reading: Reading | undefined };

/** What makes any answer less certain than the table above says. */
export const DOUBTS = {
  // By the commentary the leader owes his own penalty card, too, where his partner's cards gave an option not used.
  'nothing chosen': { ground: 'commentary', reading: undefined },
  // That one option excludes another follows from "may … may … may elect not".
  'two options stated': { ground: 'inference', reading: undefined },
  'option used': { ground: 'open', reading: 'free-for-the-trick' },
  'leader excused': { ground: 'open', reading: 'own-card-though-unable' },
  'prohibition running': { ground: 'open', reading: 'options-under-prohibition' },
} as const satisfies { readonly [doubt: string]: Certainty };
export type Doubt = keyof typeof DOUBTS;
