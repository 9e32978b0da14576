import type { Nouns } from '../core/bridge/nouns.ts';
import type { CardStyle } from '../core/bridge/words.ts';
import * as words from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import type { Wording } from '../core/messages/wording.ts';
import { BARS, EDITION_CHOICES, LANGUAGE_CHOICES } from './command-line.ts';

export const USAGE =
  'bridge-rulings check PATH… [--format text|json] [--language L] [--laws E] [--law-book FILE] [--fail-on error|warning|information|never]';

const ROWS: readonly {
  readonly option: string;
  readonly about: Wording;
  readonly allowed?: readonly string[];
}[] = [
  { option: 'PATH…', about: words.aboutPaths },
  { option: '--format F', about: words.aboutFormat },
  { option: '--language L', about: words.aboutLanguage, allowed: LANGUAGE_CHOICES },
  { option: '--laws E', about: words.aboutLaws, allowed: EDITION_CHOICES },
  { option: '--law-book FILE', about: words.aboutLawBook },
  { option: '--fail-on S', about: words.aboutFailOn, allowed: BARS },
];

const OPTION_WIDTH = Math.max(...ROWS.map(({ option }) => option.length)) + 2;

/** What `--help` prints. */
export function helpText(style: CardStyle): string {
  const tell = (wording: Wording, nouns: Nouns = {}) => say(wording, nouns, style);
  const rows = ROWS.map(({ option, about, allowed = [] }) => {
    return `  ${option.padEnd(OPTION_WIDTH)}${tell(about, { allowed: { text: allowed.join(', ') } })}`;
  });
  return [tell(words.purpose), '', `  ${USAGE}`, '', ...rows, '', tell(words.aboutExitCodes), ''].join('\n');
}
