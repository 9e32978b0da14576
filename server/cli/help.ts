import type { Nouns } from '../core/bridge/nouns.ts';
import type { CardStyle } from '../core/bridge/words.ts';
import { TARGETS } from '../core/convert.ts';
import * as words from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import type { Wording } from '../core/messages/wording.ts';
import { BARS, EDITION_CHOICES, LANGUAGE_CHOICES, SOURCES } from './command-line.ts';

export const USAGE =
  'bridge-rulings check PATH… [--format text|json] [--language L] [--laws E] [--law-book FILE] [--fail-on error|warning|information|never]';

export const CONVERT_USAGE = `bridge-rulings convert FILE [--from ${SOURCES.join('|')}] --to ${TARGETS.join('|')} [--out FILE] [--language L]`;

export const OPTIONS_USAGE = 'bridge-rulings options FILE [--format text|json] [--language L] [--laws E]';

export const DRAFT_USAGE = 'bridge-rulings draft FILE [--laws E]';

export const EXPLAIN_USAGE = 'bridge-rulings explain RULE [--language L]';

type Row = {
  readonly option: string;
  readonly about: Wording;
  readonly allowed?: readonly string[];
};

const ROWS: readonly Row[] = [
  { option: 'PATH…', about: words.aboutPaths },
  { option: '--format F', about: words.aboutFormat },
  { option: '--language L', about: words.aboutLanguage, allowed: LANGUAGE_CHOICES },
  { option: '--laws E', about: words.aboutLaws, allowed: EDITION_CHOICES },
  { option: '--law-book FILE', about: words.aboutLawBook },
  { option: '--fail-on S', about: words.aboutFailOn, allowed: BARS },
];

const CONVERT_ROWS: readonly Row[] = [
  { option: 'FILE', about: words.aboutConvert },
  { option: '--from F', about: words.aboutFrom, allowed: SOURCES },
  { option: '--to F', about: words.aboutTo, allowed: TARGETS },
  { option: '--out FILE', about: words.aboutOut },
];

const OPTION_WIDTH = Math.max(...[...ROWS, ...CONVERT_ROWS].map(({ option }) => option.length)) + 2;

/** What `--help` prints. */
export function helpText(style: CardStyle): string {
  const tell = (wording: Wording, nouns: Nouns = {}) => say(wording, nouns, style);
  const line = ({ option, about, allowed = [] }: Row) =>
    `  ${option.padEnd(OPTION_WIDTH)}${tell(about, { allowed: { text: allowed.join(', ') } })}`;
  return [
    tell(words.purpose),
    '',
    `  ${USAGE}`,
    '',
    ...ROWS.map(line),
    '',
    tell(words.aboutExitCodes),
    '',
    `  ${CONVERT_USAGE}`,
    '',
    ...CONVERT_ROWS.map(line),
    '',
    `  ${OPTIONS_USAGE}`,
    '',
    line({ option: 'FILE', about: words.aboutOptions }),
    '',
    `  ${DRAFT_USAGE}`,
    '',
    line({ option: 'FILE', about: words.aboutDraft }),
    '',
    tell(words.aboutAskExitCodes),
    '',
    `  ${EXPLAIN_USAGE}`,
    '',
    line({ option: 'RULE', about: words.aboutExplain }),
    '',
  ].join('\n');
}
