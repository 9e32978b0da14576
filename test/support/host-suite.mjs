// npm run test:host: the suites in VS Code's extension host, through @vscode/test-electron.
//   by default                    the headless stand-in
//   VSCODE_EXECUTABLE=/path/code  that desktop VS Code (needs a display: xvfb-run -a)
//   VSCODE_VERSION=1.100.3        desktop VS Code of that version, downloaded by test-electron
//   -- --untrusted                the suite for a workspace that is not trusted, in the stand-in
//   -- --server FILE              another language server in place of ours (out/silent-server.js must make it fail)
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runTests } from '@vscode/test-electron';
import { inProject, root } from './places.mjs';
import { stageExtension } from './stage.mjs';

const { VSCODE_EXECUTABLE, VSCODE_VERSION } = process.env;
const standIn = inProject('test/support/code-headless.mjs');
const workspace = inProject('test/e2e/workspace');

const { values } = parseArgs({ options: { server: { type: 'string' }, untrusted: { type: 'boolean' } } });
const extension = values.server ? stageExtension(values.server) : root;
try {
  if (values.untrusted) runUntrusted();
  else await runSuites();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function runSuites() {
  await runTests({
    ...editor(),
    extensionDevelopmentPath: extension,
    extensionTestsPath: inProject('out/host'),
    launchArgs: [workspace, '--disable-extensions'],
  });
}

function editor() {
  if (VSCODE_EXECUTABLE) return { vscodeExecutablePath: VSCODE_EXECUTABLE };
  if (VSCODE_VERSION) return { version: VSCODE_VERSION };
  return { vscodeExecutablePath: standIn };
}

/** Not through runTests: it always switches the question of trust off. */
function runUntrusted() {
  const what = [
    `--extensionDevelopmentPath=${extension}`,
    `--extensionTestsPath=${inProject('out/untrusted')}`,
  ];
  execFileSync(process.execPath, [standIn, ...what, workspace], { stdio: 'inherit' });
}
