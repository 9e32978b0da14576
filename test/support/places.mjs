// Where the scripts of the project find things.
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname, '../..');

/** A path in the project. */
export const inProject = (...parts) => path.join(root, ...parts);

/** The folder of VS Code's own server, and the Node that runs it. */
export const vscodeServerFolder =
  process.env.VSCODE_SERVER_DIR ?? inProject('.vscode-server/code-server/lib/vscode');
export const vscodeServerNode = process.env.VSCODE_SERVER_NODE ?? process.execPath;

/** What the extension is installed from, and what its own tests call it. */
export const vsix = inProject('bridge-rulings.vsix');
export const extensionId = 'bridge-rulings.bridge-rulings';
