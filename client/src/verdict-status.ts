// What became of the case at the cursor, in the language status of the editor: so silence that means *right* is told
// from silence that means *not understood*.
import {
  Disposable,
  type LanguageStatusItem,
  languages,
  type Position,
  type TextDocument,
  window,
} from 'vscode';

/** A line on the case at a place; `undefined` where there is none, or no server. */
export type AskVerdict = (document: TextDocument, position: Position) => Promise<string | undefined>;

/** So long, in milliseconds, the cursor rests before it is asked again. */
const PAUSE = 200;

/** Keeps the line true to the cursor, for as long as it is not disposed of. */
export class VerdictStatus implements Disposable {
  readonly #ask: AskVerdict;
  readonly #subscriptions: Disposable;
  #item: LanguageStatusItem | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskVerdict) {
    this.#ask = ask;
    this.#subscriptions = Disposable.from(
      window.onDidChangeActiveTextEditor(() => this.#look()),
      window.onDidChangeTextEditorSelection(() => this.#look()),
      languages.onDidChangeDiagnostics(() => this.#look()),
    );
  }

  dispose(): void {
    clearTimeout(this.#waiting);
    this.#subscriptions.dispose();
    this.#item?.dispose();
  }

  /** Asks once the cursor rests. */
  #look(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#tell(), PAUSE);
  }

  async #tell(): Promise<void> {
    const editor = window.activeTextEditor;
    const line = editor && (await this.#ask(editor.document, editor.selection.active));
    if (editor === window.activeTextEditor) this.#show(line);
  }

  /** Where there is nothing to tell, the status of the language stays free of us. */
  #show(line: string | undefined): void {
    if (line === undefined) {
      this.#item?.dispose();
      this.#item = undefined;
      return;
    }
    this.#item ??= languages.createLanguageStatusItem('bridgeRulings.verdict', [
      { language: 'ruling' },
      { language: 'markdown' },
    ]);
    this.#item.name = 'Bridge Rulings';
    this.#item.text = line;
    this.#item.detail = 'Bridge Rulings';
  }
}
