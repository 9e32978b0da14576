// Fits the words behind an annotation to the arguments that it takes. Nothing is guessed, and nothing understood is lost.
import type { Located } from '../../text/span.ts';
import { nearWord } from '../nearest.ts';
import type { Problem } from '../tree.ts';
import {
  type ArgumentName,
  type ArgumentValues,
  type GivenArguments,
  KEYWORDS,
  READERS,
} from './annotation-arguments.ts';
import { hasSuitSign } from './annotation-cards.ts';
import { type AnnotationWord, type Form, GRAMMAR } from './annotation-grammar.ts';
import { nearRole } from './annotation-seats.ts';
import { notationProblem, type Source, type Token, wordsIn } from './annotation-source.ts';

/** The arguments that were understood, and a problem for each word that does not fit and for what is missing. */
export type FilledForm = { readonly given: GivenArguments; readonly problems: readonly Problem[] };

/** Fits the words of `source` to the arguments of `word`; an argument may also stand out of its order. */
export function fillForm(word: AnnotationWord, written: Located<string>, source: Source): FilledForm {
  const form: Form = GRAMMAR[word];
  const filling = new Filling(form, source);
  for (let at = 0; at < source.tokens.length; ) at = filling.take(at) ?? filling.misfit(at);
  const problems = [...filling.problems, ...filling.missing(written)];
  const nouns = { word: { text: `@${word}` }, example: { text: form.example } };
  return {
    given: filling.given,
    problems: problems.map((problem) => ({ ...problem, nouns: { ...nouns, ...problem.nouns } })),
  };
}

/** A form while it is being filled. */
class Filling {
  readonly given: { -readonly [name in ArgumentName]?: ArgumentValues[name] } = {};
  readonly problems: Problem[] = [];
  private readonly form: Form;
  private readonly source: Source;
  /** Arguments that were met, understood or not. */
  private readonly met = new Set<ArgumentName>();
  /** The last word, where nothing is like it. */
  private strange: Token | undefined;

  constructor(form: Form, source: Source) {
    this.form = form;
    this.source = source;
  }

  /** Takes the argument that begins at token `at`; the token behind it, or `undefined` where none begins there. */
  take(at: number): number | undefined {
    for (const { name } of parametersOf(this.form)) {
      const next = this.takeAs(name, at);
      if (next !== undefined) return next;
    }
    return undefined;
  }

  private takeAs<Name extends ArgumentName>(name: Name, at: number): number | undefined {
    const before = this.given[name];
    if (this.met.has(name) && before !== undefined && !Array.isArray(before)) return undefined;
    const taken = READERS[name](this.source, at);
    if (taken === undefined) return undefined;
    this.met.add(name);
    this.strange = undefined;
    this.problems.push(...taken.problems);
    const isMore = Array.isArray(before) && Array.isArray(taken.value);
    // Both are lists of one argument's values, so their join is one too.
    const value = isMore ? ([...before, ...taken.value] as unknown as ArgumentValues[Name]) : taken.value;
    if (value !== undefined) this.given[name] = value;
    return taken.next;
  }

  /** Names the token that fits nothing; several side by side that are like nothing are one problem. */
  misfit(at: number): number {
    const token = this.source.tokens[at];
    if (token === undefined) return at + 1;
    const expected = this.expected();
    const near = this.near(token.text);
    if (near === undefined && this.strange) this.widen(token);
    else this.problems.push(this.misfitProblem(token, expected, near ?? choicesOf(expected)));
    this.strange = near === undefined ? token : undefined;
    if (expected) this.met.add(expected);
    return at + 1;
  }

  /** One problem for all that should stand there and does not. */
  missing(written: Located<string>): readonly Problem[] {
    const isWhole = parametersOf(this.form).every(({ name, isOptional }) => isOptional || this.met.has(name));
    return isWhole ? [] : [notationProblem('missing-argument', written.value, written.span)];
  }

  private expected(): ArgumentName | undefined {
    return parametersOf(this.form).find(({ name, isOptional }) => !isOptional && !this.met.has(name))?.name;
  }

  /** The fixed word that was nearly written, of those that may still come. */
  private near(written: string): string | undefined {
    const open = parametersOf(this.form).filter(({ name }) => this.given[name] === undefined);
    const role = open.some(({ name }) => name === 'role') ? nearRole(written, this.source) : undefined;
    const words = open.flatMap(({ name }) => KEYWORDS[name] ?? []);
    return role ?? nearWord(written, words);
  }

  private widen(token: Token): void {
    const last = this.problems.pop();
    if (last === undefined) return;
    const span = { start: last.span.start, end: token.end };
    const { written } = notationProblem('', wordsIn(this.source, span), span).nouns;
    this.problems.push({ ...last, span, nouns: written ? { ...last.nouns, written } : last.nouns });
  }

  private misfitProblem(
    token: Token,
    expected: ArgumentName | undefined,
    nearest: string | undefined,
  ): Problem {
    if (nearest !== undefined) {
      return notationProblem('unknown-argument', token.text, token, { nearest: { text: nearest } });
    }
    return notationProblem(this.faultOf(token.text, expected), token.text, token);
  }

  private faultOf(written: string, expected: ArgumentName | undefined): string {
    if (expected === 'suits') return 'unknown-suit';
    const takesCards = this.form.takes.some(
      (name) => name === 'cards' || name === 'card' || name === 'choice',
    );
    if (hasSuitSign(written) && takesCards) return 'unknown-card';
    if (expected === 'seat') return 'unknown-seat';
    return expected === 'cards' || expected === 'card' ? 'unknown-card' : 'unexpected-argument';
  }
}

/** All that an argument can be, where that is one of a few words and nothing else. */
function choicesOf(expected: ArgumentName | undefined): string | undefined {
  if (expected === undefined || expected === 'choice') return undefined;
  return KEYWORDS[expected]?.join(' / ');
}

type NamedParameter = { readonly name: ArgumentName; readonly isOptional: boolean };

const PARAMETERS = new Map<Form, readonly NamedParameter[]>(
  Object.values(GRAMMAR).map((form: Form) => [
    form,
    form.takes.map((written) => {
      const isOptional = written.endsWith('?');
      // A parameter is the name of an argument, with or without the question mark.
      return { name: (isOptional ? written.slice(0, -1) : written) as ArgumentName, isOptional };
    }),
  ]),
);

function parametersOf(form: Form): readonly NamedParameter[] {
  return PARAMETERS.get(form) ?? [];
}
