// The colours of suits. They are decorations, whose colours the theme knows by name: so they follow the theme and the
// setting at once, and nobody's settings are written.
import {
  Disposable,
  Range,
  type TextDocument,
  type TextEditor,
  type TextEditorDecorationType,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import { SUIT_KINDS, type SuitKind, suitPlaces } from './suit-tokens.ts';

/** The tokens on lines `from` to `to` of a document; `undefined` where the server does not know it. */
export type AskTokens = (
  document: TextDocument,
  from: number,
  to: number,
) => Promise<{ readonly data: readonly number[]; readonly legend: readonly string[] } | undefined>;

const SETTING = 'bridgeRulings.suitColours';

/** The name of each suit's colour, by the setting; a theme that is to decide is left alone. */
const COLOURS: { readonly [choice: string]: { readonly [suit in SuitKind]: string } } = {
  two: { spade: 'blackSuit', heart: 'redSuit', diamond: 'redSuit', club: 'blackSuit' },
  four: { spade: 'spade', heart: 'heart', diamond: 'diamond', club: 'club' },
};

/** So long, in milliseconds, changes are gathered before the suits in view are coloured again. */
const PAUSE = 50;

/** So many lines above and below those in view are coloured with them. */
const BEYOND_VIEW = 100;

/** Colours the suits that are in view, for as long as it is not disposed of. */
export class SuitColours implements Disposable {
  readonly #ask: AskTokens;
  readonly #subscriptions: Disposable;
  #types = typesOf(chosen());
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskTokens) {
    this.#ask = ask;
    this.#subscriptions = Disposable.from(
      window.onDidChangeVisibleTextEditors(() => this.look()),
      window.onDidChangeTextEditorVisibleRanges(() => this.look()),
      workspace.onDidChangeTextDocument(() => this.look()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(SETTING)) this.#choose();
      }),
    );
  }

  /** Colours what is in view, soon. */
  look(): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      for (const editor of window.visibleTextEditors) void this.#colour(editor);
    }, PAUSE);
  }

  dispose(): void {
    clearTimeout(this.#waiting);
    this.#subscriptions.dispose();
    this.#drop();
  }

  #choose(): void {
    this.#drop();
    this.#types = typesOf(chosen());
    this.look();
  }

  #drop(): void {
    for (const type of this.#types.values()) type.dispose();
  }

  /** An answer that comes too late, for another text or another choice, is not used. */
  async #colour(editor: TextEditor): Promise<void> {
    const types = this.#types;
    const { document, visibleRanges } = editor;
    if (types.size === 0 || visibleRanges.length === 0) return;
    const { version } = document;
    const from = Math.min(...visibleRanges.map(({ start }) => start.line)) - BEYOND_VIEW;
    const to = Math.max(...visibleRanges.map(({ end }) => end.line)) + BEYOND_VIEW;
    const tokens = await this.#ask(document, Math.max(0, from), Math.min(to, document.lineCount - 1));
    if (tokens === undefined || types !== this.#types || version !== document.version) return;
    const places = suitPlaces(tokens.data, tokens.legend);
    for (const [suit, type] of types) {
      const ranges = places.filter((place) => place.suit === suit);
      editor.setDecorations(
        type,
        ranges.map(({ line, start, end }) => new Range(line, start, line, end)),
      );
    }
  }
}

function chosen(): unknown {
  return workspace.getConfiguration().get(SETTING);
}

function typesOf(choice: unknown): ReadonlyMap<SuitKind, TextEditorDecorationType> {
  const colours = typeof choice === 'string' ? COLOURS[choice] : undefined;
  if (colours === undefined) return new Map();
  return new Map(
    SUIT_KINDS.map((suit) => [
      suit,
      window.createTextEditorDecorationType({ color: new ThemeColor(`bridgeRulings.${colours[suit]}`) }),
    ]),
  );
}
