import type { Severity } from '../core/rules/rule.ts';

/** Gives a text the colour of a severity, or that of something that only belongs to a finding. */
export type Paint = (colour: Severity | 'aside', text: string) => string;

/** The numbers of the terminal's own colours, so that they suit its theme. */
const COLOURS: Record<Severity | 'aside', number> = {
  error: 31,
  warning: 33,
  information: 34,
  hint: 36,
  aside: 36,
};

export const withoutColours: Paint = (_colour, text) => text;

export const withColours: Paint = (colour, text) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m`;
