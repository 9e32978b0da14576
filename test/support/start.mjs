// npm start: the findings on the examples, in the terminal and in an editor with the extension loaded.
//   npm start -- --no-editor     prints only
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onPath } from './chromium.mjs';
import { scratchFolder } from './ending.mjs';
import { wrongRulingIn } from './example.mjs';
import { ensureVscodeServer } from './install-vscode-server.mjs';
import { inProject, root } from './places.mjs';
import { startServer, workbenchAddress } from './vscode-server.mjs';

const examples = inProject('examples');
const shown = wrongRulingIn(examples);

const { values } = parseArgs({ options: { 'no-editor': { type: 'boolean', default: false } } });
node('esbuild.mjs');
node('dist/cli.cjs', 'check', 'examples', '--fail-on', 'never');
if (!values['no-editor'] && !(await openDesktop())) await serve();

function node(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Opens the examples in the desktop's VS Code; whether there is one that does. */
function openDesktop() {
  if (!onPath('code')) return false;
  console.log('\nOpening the examples in VS Code …');
  const editor = spawn(
    'code',
    ['--new-window', `--extensionDevelopmentPath=${root}`, examples, '--goto', shown],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  return new Promise((resolve) => {
    editor.once('error', () => resolve(false));
    editor.once('close', (code) => resolve(code === 0));
  });
}

/** Opens the examples in VS Code's own server, for a browser on this machine, until the script is stopped. */
async function serve() {
  ensureVscodeServer();
  const token = randomUUID();
  const { child, port } = await startServer({ folder: scratchFolder('bridge-rulings'), token });
  const address = workbenchAddress(port, examples, { openFile: shown, development: [root], token });
  console.log(
    `\nOpen this address in a browser on this machine:\n\n  ${address}\n\nCtrl+C stops the editor.`,
  );
  await new Promise((resolve) => child.once('exit', resolve));
}
