// What clients send with commands; nothing is known of its form.
import type { ApplyWorkspaceEditParams, WorkspaceEdit } from 'vscode-languageserver';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { CONVERSIONS, type Conversion } from '../core/conversions.ts';
import { filesConverted, nothingToConvert } from '../core/messages/edits.ts';
import { say } from '../core/messages/format.ts';
import { conversionNamed, conversionTitle, linesIn } from './conversions.ts';
import type { Lines } from './documents.ts';
import { isRecord } from './settings.ts';

/**
 * The conversions by what they are called, and what is said where one has nothing to do, or has changed files:
 * `{number}` stands for how many.
 */
export type NamedConversions = {
  readonly conversions: readonly { readonly conversion: Conversion; readonly title: string }[];
  readonly nothing: string;
  readonly converted: string;
};

export function namedConversions(language: Language): NamedConversions {
  const titled = CONVERSIONS.map((conversion) => ({
    conversion,
    title: conversionTitle(conversion, language),
  }));
  return {
    conversions: titled,
    nothing: say(nothingToConvert, {}, defaultStyle(language)),
    converted: filesConverted[language],
  };
}

/** The edit that an action handed to the client as a command. */
export function appliedIn(given: unknown): ApplyWorkspaceEditParams | undefined {
  if (!isRecord(given) || !isRecord(given.edit) || typeof given.label !== 'string') return undefined;
  // It is the edit that `code-actions.ts` made; the client that carried it checks it again.
  return { label: given.label, edit: given.edit as WorkspaceEdit };
}

/** The document, the lines and the conversion that are asked for; without a range all lines. */
export function conversionIn(
  given: unknown,
): { readonly uri: string; readonly conversion: Conversion; readonly lines: Lines | undefined } | undefined {
  if (!isRecord(given) || typeof given.uri !== 'string') return undefined;
  const conversion = conversionNamed(given.conversion);
  const range = isRecord(given.range) ? given.range : {};
  const [start, end] = [positionIn(range.start), positionIn(range.end)];
  const lines = start && end && linesIn({ start, end });
  return conversion && { uri: given.uri, conversion, lines };
}

function positionIn(given: unknown): { readonly line: number; readonly character: number } | undefined {
  if (!isRecord(given) || typeof given.line !== 'number' || typeof given.character !== 'number')
    return undefined;
  return { line: given.line, character: given.character };
}
