// The command that opens a Word document as a write-up. What reads it is loaded only then.
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { commands, type Disposable, env, ProgressLocation, Uri, window, workspace } from 'vscode';

/** What dist/docx.cjs gives. */
type Docx = {
  readonly openDocx: (
    bytes: Uint8Array,
    path: string,
    locale: string,
  ) => Promise<{ readonly text: string } | { readonly message: string }>;
};

/** @param bundle the path of dist/docx.cjs */
export function wordDocumentCommand(bundle: string): Disposable {
  return commands.registerCommand('bridgeRulings.openWordDocument', async (chosen: unknown) => {
    const uri = chosen instanceof Uri ? chosen : await choose();
    if (uri === undefined) return;
    const { openDocx }: Docx = createRequire(bundle)(bundle);
    const title = basename(uri.path);
    const opened = await window.withProgress({ location: ProgressLocation.Window, title }, async () =>
      openDocx(await workspace.fs.readFile(uri), title, env.language),
    );
    if ('message' in opened) return void window.showErrorMessage(opened.message);
    const document = await workspace.openTextDocument({ language: 'ruling', content: opened.text });
    await window.showTextDocument(document);
  });
}

async function choose(): Promise<Uri | undefined> {
  const [uri] = (await window.showOpenDialog({ filters: { Word: ['docx'] } })) ?? [];
  return uri;
}
