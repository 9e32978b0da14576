import { Disposable, RelativePattern, Uri, workspace } from 'vscode';

/** A law book as the server is given it: where it is said to be, and what it holds; nothing where it cannot be read. */
export type LawBookFile = { readonly path: string; readonly content?: string };

/** The law books that the settings name: read here, since only the editor reaches the files of every workspace. */
export class LawBooks implements Disposable {
  #files: readonly LawBookFile[] = [];
  #watchers: Disposable[] = [];
  readonly #subscriptions: Disposable[];

  /** Calls `changed` whenever the books are other than before: by the settings, a file, or a grant of trust. */
  constructor(changed: () => void) {
    const readAnew = async () => {
      await this.read();
      changed();
    };
    this.#readAnew = readAnew;
    this.#subscriptions = [
      workspace.onDidGrantWorkspaceTrust(readAnew),
      workspace.onDidChangeWorkspaceFolders(readAnew),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('bridgeRulings.lawBooks')) void readAnew();
      }),
    ];
  }

  readonly #readAnew: () => Promise<void>;

  get files(): readonly LawBookFile[] {
    return this.#files;
  }

  /** Reads them all. A workspace that is not trusted has none. */
  async read(): Promise<void> {
    const paths = workspace.isTrusted ? configuredPaths() : [];
    this.#watch(paths.flatMap(candidates));
    this.#files = await Promise.all(paths.map(readBook));
  }

  dispose(): void {
    for (const each of [...this.#subscriptions, ...this.#watchers]) each.dispose();
  }

  #watch(uris: readonly Uri[]): void {
    for (const watcher of this.#watchers) watcher.dispose();
    this.#watchers = uris.map((uri) => watch(uri, this.#readAnew));
  }
}

function configuredPaths(): string[] {
  const value: unknown = workspace.getConfiguration('bridgeRulings').get('lawBooks');
  return Array.isArray(value)
    ? value.filter((path): path is string => typeof path === 'string' && path !== '')
    : [];
}

async function readBook(path: string): Promise<LawBookFile> {
  for (const uri of candidates(path)) {
    const bytes = await workspace.fs.readFile(uri).then(
      (read) => read,
      () => undefined,
    );
    if (bytes) return { path, content: new TextDecoder().decode(bytes) };
  }
  return { path };
}

/** Where a book may be: an absolute path on the workspace's own file system, any other beside each of its folders. */
function candidates(path: string): Uri[] {
  const folders = workspace.workspaceFolders ?? [];
  if (/^[a-z]:[\\/]/i.test(path)) return [Uri.file(path)];
  if (path.startsWith('/')) return [folders[0]?.uri.with({ path }) ?? Uri.file(path)];
  return folders.map(({ uri }) => Uri.joinPath(uri, path.replaceAll('\\', '/')));
}

function watch(uri: Uri, changed: () => Promise<void>): Disposable {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  const watcher = workspace.createFileSystemWatcher(new RelativePattern(Uri.joinPath(uri, '..'), name));
  return Disposable.from(
    watcher,
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    watcher.onDidDelete(changed),
  );
}
