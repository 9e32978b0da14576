// Declarer's options, shown beside the write-up as a document that cannot be changed. The server tells them.
import {
  commands,
  Disposable,
  EventEmitter,
  languages,
  type Position,
  type TextDocumentContentProvider,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type { Ask } from './deals.ts';

/** What the server answers: a title, `''` where there are no options, and the text. */
type ToldOptions = { readonly title: string; readonly text: string };

/** What a line above the text hands over; a command without it is for the cursor. */
type Place = { readonly uri: string; readonly position: Pick<Position, 'line' | 'character'> };

const SCHEME = 'bridge-rulings-options';

/** The command `bridgeRulings.showOptions`, with the documents that it shows. */
export function optionsCommand(ask: Ask): Disposable {
  const pages = new OptionPages();
  return Disposable.from(
    pages,
    workspace.registerTextDocumentContentProvider(SCHEME, pages),
    workspace.onDidCloseTextDocument(({ uri }) => pages.forget(uri)),
    commands.registerCommand('bridgeRulings.showOptions', async (given?: Place) => {
      const place = given ?? placeOfCursor();
      const told = place && (await ask<ToldOptions | null>('bridgeRulings/options', place));
      if (told) await pages.show(told);
    }),
  );
}

function placeOfCursor(): Place | undefined {
  const editor = window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}

/** The texts that are shown, by their address. */
class OptionPages implements TextDocumentContentProvider {
  readonly #texts = new Map<string, string>();
  readonly #changed = new EventEmitter<Uri>();
  readonly onDidChange = this.#changed.event;

  provideTextDocumentContent(uri: Uri): string {
    return this.#texts.get(uri.toString()) ?? '';
  }

  /** Beside the write-up, where the cursor stays; the next one takes its place. */
  async show({ title, text }: ToldOptions): Promise<void> {
    if (title === '') {
      void window.showInformationMessage(text);
      return;
    }
    const uri = Uri.from({ scheme: SCHEME, path: `/${title}` });
    this.#texts.set(uri.toString(), `${title}\n\n${text}\n`);
    this.#changed.fire(uri);
    // A list in Markdown: an editor wraps its lines.
    const document = await languages.setTextDocumentLanguage(
      await workspace.openTextDocument(uri),
      'markdown',
    );
    await window.showTextDocument(document, {
      viewColumn: ViewColumn.Beside,
      preserveFocus: true,
      preview: true,
    });
  }

  forget(uri: Uri): void {
    this.#texts.delete(uri.toString());
  }

  dispose(): void {
    this.#changed.dispose();
  }
}
