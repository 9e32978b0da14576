import { parseArgs } from 'node:util';
import { LANGUAGES, type Nouns } from '../core/bridge/nouns.ts';
import type { Settings } from '../core/case.ts';
import { RECORD_FORMATS, TARGETS, type Target } from '../core/convert.ts';
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

export const SOURCES = ['auto', ...RECORD_FORMATS, 'docx', 'ruling'] as const;
export type Source = (typeof SOURCES)[number];

/** What `convert` is asked to do. */
export type ConvertRequest = {
  readonly path: string;
  readonly from: Source;
  readonly to: Target;
  /** The file to write to, in place of the terminal. */
  readonly out: string | undefined;
  readonly language: Settings['language'];
};

/** What `options` and `draft` are asked to do. */
export type AskRequest = {
  readonly path: string;
  readonly format: (typeof FORMATS)[number];
  readonly language: Settings['language'];
  readonly laws: Settings['laws'];
};

/** What `explain` is asked to tell. */
export type ExplainRequest = { readonly rule: string; readonly language: Settings['language'] };

/** Something to be said, its words still unspelled. */
export type Notice = { readonly wording: Wording; readonly nouns: Nouns };

export type Request =
  | { readonly kind: 'check'; readonly check: CheckRequest }
  | { readonly kind: 'convert'; readonly convert: ConvertRequest }
  | { readonly kind: 'options' | 'draft'; readonly ask: AskRequest }
  | { readonly kind: 'explain'; readonly explain: ExplainRequest }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'mistake'; readonly notice: Notice };

const OPTIONS = {
  format: { type: 'string' },
  language: { type: 'string' },
  laws: { type: 'string' },
  'law-book': { type: 'string' },
  'fail-on': { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
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

function readCommand([word, ...paths]: readonly string[], given: Given): Request {
  if (word === undefined) return mistake(words.noPath, {});
  const command = COMMANDS.find((one) => one === word);
  if (command === undefined) return mistake(words.unknownCommand, { word, commands: COMMANDS.join(', ') });
  const foreign = [...given.keys()].find((option) => !OPTIONS_OF[command].includes(option));
  if (foreign !== undefined) return mistake(words.optionOfOther, { option: `--${foreign}`, word });
  if (paths.length === 0) return mistake(command === 'explain' ? words.oneRule : words.noPath, {});
  switch (command) {
    case 'check':
      return checkRequest(paths, given);
    case 'convert':
      return convertRequest(paths, given);
    case 'explain':
      return explainRequest(paths, given);
    default:
      return askRequest(command, paths, given);
  }
}

const COMMANDS = ['check', 'convert', 'options', 'draft', 'explain'] as const;
type Command = (typeof COMMANDS)[number];

/** The options that each command takes. */
const OPTIONS_OF: { readonly [command in Command]: readonly OptionName[] } = {
  check: ['format', 'language', 'laws', 'law-book', 'fail-on'],
  convert: ['from', 'to', 'out', 'language'],
  options: ['format', 'language', 'laws'],
  draft: ['laws'],
  explain: ['language'],
};

/** What may be given to the options that choose. */
const CHOICES = {
  format: FORMATS,
  language: LANGUAGE_CHOICES,
  laws: EDITION_CHOICES,
  'fail-on': BARS,
  from: SOURCES,
  to: TARGETS,
} as const;

/** A mistake where an option is given a value that it cannot have. */
function wrongChoice(given: Given): Request | undefined {
  for (const [option, choices] of Object.entries(CHOICES)) {
    const value = isOption(option) ? given.get(option)?.at(-1) : undefined;
    const allowed: readonly string[] = choices;
    if (value !== undefined && !allowed.includes(value)) {
      return mistake(words.valueUnknown, { option: `--${option}`, value, allowed: allowed.join(', ') });
    }
  }
  return undefined;
}

function convertRequest(paths: readonly string[], given: Given): Request {
  const [path = ''] = paths;
  if (1 < paths.length) return mistake(words.oneFile, {});
  const to = chosen('to', TARGETS, given);
  const wrong = wrongChoice(given);
  if (wrong !== undefined) return wrong;
  if (to === undefined) return mistake(words.optionNeeded, { option: '--to', allowed: TARGETS.join(', ') });
  const convert: ConvertRequest = {
    path,
    from: chosen('from', SOURCES, given) ?? 'auto',
    to,
    out: given.get('out')?.at(-1),
    language: chosen('language', LANGUAGE_CHOICES, given) ?? 'auto',
  };
  return { kind: 'convert', convert };
}

function askRequest(kind: 'options' | 'draft', paths: readonly string[], given: Given): Request {
  const [path = ''] = paths;
  if (1 < paths.length) return mistake(words.oneFileToAsk, {});
  const wrong = wrongChoice(given);
  if (wrong !== undefined) return wrong;
  const ask: AskRequest = {
    path,
    format: chosen('format', FORMATS, given) ?? 'text',
    language: chosen('language', LANGUAGE_CHOICES, given) ?? 'auto',
    laws: chosen('laws', EDITION_CHOICES, given) ?? 'auto',
  };
  return { kind, ask };
}

function explainRequest([rule = '', ...more]: readonly string[], given: Given): Request {
  if (0 < more.length) return mistake(words.oneRule, {});
  const wrong = wrongChoice(given);
  if (wrong !== undefined) return wrong;
  const language = chosen('language', LANGUAGE_CHOICES, given) ?? 'auto';
  return { kind: 'explain', explain: { rule, language } };
}

function checkRequest(paths: readonly string[], given: Given): Request {
  const wrong = wrongChoice(given);
  if (wrong !== undefined) return wrong;
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
