import { parseArgs } from 'node:util';
import { LANGUAGES, type Nouns } from '../core/bridge/nouns.ts';
import type { Settings } from '../core/case.ts';
import { EDITIONS } from '../core/laws/editions.ts';
import * as words from '../core/messages/cli.ts';
import type { Wording } from '../core/messages/wording.ts';
import type { Severity } from '../core/rules/rule.ts';

export const FORMATS = ['text', 'json'] as const;
export const BARS = ['error', 'warning', 'information', 'never'] as const;
export const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const;
export const EDITION_CHOICES = ['auto', ...EDITIONS] as const;

/** What `check` is asked to do. */
export type CheckRequest = {
  readonly paths: readonly string[];
  readonly format: (typeof FORMATS)[number];
  readonly language: Settings['language'];
  readonly laws: Settings['laws'];
  readonly lawBooks: readonly string[];
  /** The least severity that makes the exit code 1. */
  readonly failOn: Severity | 'never';
};

/** Something to be said, its words still unspelled. */
export type Notice = { readonly wording: Wording; readonly nouns: Nouns };

export type Request =
  | { readonly kind: 'check'; readonly check: CheckRequest }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'mistake'; readonly notice: Notice };

const OPTIONS = {
  format: { type: 'string' },
  language: { type: 'string' },
  laws: { type: 'string' },
  'law-book': { type: 'string' },
  'fail-on': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** The options given, each with its values in order. */
type Given = ReadonlyMap<OptionName, readonly string[]>;

/** What a user asks for with these words, the program's own name left out. */
export function readCommandLine(args: readonly string[]): Request {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<OptionName, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const mistake = mistakeIn(token);
    if (mistake) return mistake;
    if (isOption(token.name)) given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
  }
  if (given.has('help')) return { kind: 'help' };
  if (given.has('version')) return { kind: 'version' };
  return readCommand(positionals, given);
}

function readCommand([command, ...paths]: readonly string[], given: Given): Request {
  if (command === undefined) return { kind: 'mistake', notice: { wording: words.noPath, nouns: {} } };
  if (command !== 'check') return mistake(words.unknownCommand, { word: command });
  if (paths.length === 0) return mistake(words.noPath, {});
  return checkRequest(paths, given);
}

/** What may be given to the options that choose. */
const CHOICES = {
  format: FORMATS,
  language: LANGUAGE_CHOICES,
  laws: EDITION_CHOICES,
  'fail-on': BARS,
} as const;

function checkRequest(paths: readonly string[], given: Given): Request {
  for (const option of ['format', 'language', 'laws', 'fail-on'] as const) {
    const value = given.get(option)?.at(-1);
    const allowed: readonly string[] = CHOICES[option];
    if (value !== undefined && !allowed.includes(value)) {
      return mistake(words.valueUnknown, { option: `--${option}`, value, allowed: allowed.join(', ') });
    }
  }
  const check: CheckRequest = {
    paths,
    format: chosen('format', FORMATS, given) ?? 'text',
    language: chosen('language', LANGUAGE_CHOICES, given) ?? 'auto',
    laws: chosen('laws', EDITION_CHOICES, given) ?? 'auto',
    lawBooks: given.get('law-book') ?? [],
    failOn: chosen('fail-on', BARS, given) ?? 'error',
  };
  return { kind: 'check', check };
}

/** The last value given to an option. */
function chosen<T extends string>(option: OptionName, allowed: readonly T[], given: Given): T | undefined {
  return allowed.find((one) => one === given.get(option)?.at(-1));
}

function mistakeIn(token: {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}): Request | undefined {
  if (!isOption(token.name)) return mistake(words.unknownOption, { option: token.rawName });
  const wantsValue = OPTIONS[token.name].type === 'string';
  if (wantsValue && !token.value) return mistake(words.valueMissing, { option: token.rawName });
  if (!wantsValue && token.value !== undefined)
    return mistake(words.valueUnwanted, { option: token.rawName });
  return undefined;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

function mistake(wording: Wording, texts: Readonly<Record<string, string>>) {
  const nouns = Object.fromEntries(Object.entries(texts).map(([hole, text]) => [hole, { text }]));
  return { kind: 'mistake', notice: { wording, nouns } } as const;
}
