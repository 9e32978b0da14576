// Deals for an editor: what was pasted as the beginning of a write-up, and the board of a case in another format.
import type { Position } from 'vscode-languageserver';
import type { BoardLayout } from '../core/board-layouts.ts';
import type { Language } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { TARGETS, type Target, writeBoardOfCase } from '../core/convert.ts';
import { say } from '../core/messages/format.ts';
import { noBoard } from '../core/messages/records.ts';
import type { OpenCase } from './documents.ts';
import { isRecord } from './settings.ts';

/** A text to put somewhere, `''` where there is none, and sentences for the user. */
export type DealText = { readonly text: string; readonly notices: readonly string[] };

/** What a client asks; nothing is known of its form. */
export function pastedTextIn(params: unknown): { readonly text: string; readonly uri: string | undefined } {
  const { text, uri } = isRecord(params) ? params : {};
  return {
    text: typeof text === 'string' ? text : '',
    uri: typeof uri === 'string' ? uri : undefined,
  };
}

/** The place and the format that a client asks for; `undefined` where it names none that we know. */
export function placeAndTargetIn(
  params: unknown,
): { readonly uri: string; readonly position: Position; readonly target: Target } | undefined {
  if (!isRecord(params) || !isRecord(params.position)) return undefined;
  const { uri, format, position } = params;
  const { line, character } = position;
  const target = TARGETS.find((one) => one === format);
  if (typeof uri !== 'string' || target === undefined) return undefined;
  if (typeof line !== 'number' || typeof character !== 'number') return undefined;
  return { uri, position: { line, character }, target };
}

/** The board of a case, or why there is none. */
export function boardAs(
  found: OpenCase | undefined,
  target: Target,
  layout: BoardLayout,
  language: Language,
): DealText {
  const written = found && writeBoardOfCase(found.report, target, layout);
  return written ?? { text: '', notices: [say(noBoard, {}, defaultStyle(language))] };
}
