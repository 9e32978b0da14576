import { BOARD_LAYOUTS, type BoardLayout } from '../core/board-layouts.ts';
import { LANGUAGES, type Language, type Nouns } from '../core/bridge/nouns.ts';
import { DEFAULT_SETTINGS, type Settings } from '../core/case.ts';
import { INLAY_HINTS, type InlayHints } from '../core/hint-kinds.ts';
import { EDITIONS } from '../core/laws/editions.ts';
import { ruleUnknown, settingIgnored } from '../core/messages/server.ts';
import type { Wording } from '../core/messages/wording.ts';
import { isRuleOrFamily } from '../core/rules/all.ts';
import { SEVERITIES, type Severity } from '../core/rules/rule.ts';

/** The name under which an editor keeps our settings. */
export const SECTION = 'bridgeRulings';

/** The settings without the law books, which come by another way. */
export type Choices = Omit<Settings, 'books'> & {
  readonly boardLayout: BoardLayout;
  readonly inlayHints: InlayHints;
  readonly codeLens: boolean;
};

/** Something to be told to the user, its words still unspelled. */
export type Notice = { readonly wording: Wording; readonly nouns: Nouns };

const SETTING_LANGUAGES = ['auto', ...LANGUAGES] as const;
const SETTING_EDITIONS = ['auto', ...EDITIONS] as const;
const SETTING_SEVERITIES = [...SEVERITIES, 'off'] as const;

/**
 * Reads the settings as an editor gives them. What it does not give is as by default; what makes no sense is
 * ignored, and a notice says so.
 */
export function readSettings(given: unknown): {
  readonly choices: Choices;
  readonly notices: readonly Notice[];
} {
  const notices: Notice[] = [];
  const section = isRecord(given) ? given : {};
  const choices = {
    language: readOne('language', section.language, SETTING_LANGUAGES, notices) ?? DEFAULT_SETTINGS.language,
    laws: readOne('laws', section.laws, SETTING_EDITIONS, notices) ?? DEFAULT_SETTINGS.laws,
    sentences: readFlag('sentences', section.sentences, notices) ?? DEFAULT_SETTINGS.sentences,
    severity: readSeverities(section.severity, notices) ?? DEFAULT_SETTINGS.severity,
    boardLayout: readOne('boardLayout', section.boardLayout, BOARD_LAYOUTS, notices) ?? 'centred',
    inlayHints: readOne('inlayHints', section.inlayHints, INLAY_HINTS, notices) ?? 'off',
    codeLens: readFlag('codeLens', section.codeLens, notices) ?? true,
  };
  return { choices, notices };
}

/** The language for what is said of no text: the one chosen, else the editor's own. */
export function noticeLanguage(choices: Choices, editor: Language): Language {
  return choices.language === 'auto' ? editor : choices.language;
}

/** Whether `value` is an object with named parts. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readOne<T extends string>(
  name: string,
  value: unknown,
  allowed: readonly T[],
  notices: Notice[],
): T | undefined {
  if (value === undefined || value === null) return undefined;
  const written = typeof value === 'number' ? String(value) : value;
  const chosen = allowed.find((one) => one === written);
  if (chosen === undefined) notices.push(ignored(name, value, allowed));
  return chosen;
}

function readFlag(name: string, value: unknown, notices: Notice[]): boolean | undefined {
  if (typeof value === 'boolean' || value === undefined || value === null) return value ?? undefined;
  notices.push(ignored(name, value, ['true', 'false']));
  return undefined;
}

function readSeverities(value: unknown, notices: Notice[]): Choices['severity'] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) {
    notices.push(ignored('severity', value, ['{"law": "warning"}']));
    return undefined;
  }
  const severity: Record<string, Severity | 'off'> = {};
  for (const [rule, given] of Object.entries(value)) {
    const chosen = readOne(`severity.${rule}`, given, SETTING_SEVERITIES, notices);
    if (chosen === undefined) continue;
    if (isRuleOrFamily(rule)) severity[rule] = chosen;
    else notices.push({ wording: ruleUnknown, nouns: nounsOf('severity', rule) });
  }
  return severity;
}

function ignored(name: string, value: unknown, allowed: readonly string[]): Notice {
  const nouns = { ...nounsOf(name, value), allowed: { text: allowed.join(', ') } };
  return { wording: settingIgnored, nouns };
}

function nounsOf(name: string, value: unknown): Nouns {
  return { setting: { text: `${SECTION}.${name}` }, value: { text: shortly(value) } };
}

/** The value as the user wrote it, cut where it is long. */
function shortly(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return written.length <= 60 ? written : `${written.slice(0, 59)}…`;
}
