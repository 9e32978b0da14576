// The names of code actions and commands, which a client is told at the very start.
import { CodeActionKind } from 'vscode-languageserver';

/** The kinds of actions; those of conversions have the conversion's name behind them. */
export const FIX_ALL = 'source.fixAll.bridgeRulings';
export const CONVERT_CASE = `${CodeActionKind.RefactorRewrite}.bridgeRulings`;
export const CONVERT_FILE = 'source.convert.bridgeRulings';
export const ACTION_KINDS = [CodeActionKind.QuickFix, CONVERT_CASE, FIX_ALL, CONVERT_FILE];

/** The kind of the action that drafts a ruling. */
export const DRAFT_RULING = `${CodeActionKind.RefactorRewrite}.bridgeRulings.draftRuling`;

/** The command that shows declarer's options at a place: `{ uri, position }`. */
export const SHOW_OPTIONS = 'bridgeRulings.showOptions';

/** The command that makes an edit, `{ label, edit }`: for clients that take commands in place of actions. */
export const APPLY_EDIT = 'bridgeRulings.applyEdit';

/** The command that converts a document, or a range of it: `{ uri, conversion, range? }`. */
export const CONVERT = 'bridgeRulings.convert';
