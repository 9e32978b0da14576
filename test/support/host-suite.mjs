// npm run test:host: the suites in VS Code's extension host, through @vscode/test-electron.
//   by default                    the headless stand-in
//   VSCODE_EXECUTABLE=/path/code  that desktop VS Code (needs a display: xvfb-run -a)
//   VSCODE_VERSION=1.100.3        desktop VS Code of that version, downloaded by test-electron
//   -- --untrusted                the suite for a workspace that is not trusted (headless only)
//   -- --server FILE              another language server in place of ours (out/silent-server.js must make it fail)
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runTests } from '@vscode/test-electron';
import { inProject, root } from './places.mjs';
import { stageExtension } from './stage.mjs';

const { values } = parseArgs({ options: { server: { type: 'string' }, untrusted: { type: 'boolean' } } });
const { VSCODE_EXECUTABLE, VSCODE_VERSION } = process.env;

function editor() {
  if (VSCODE_EXECUTABLE) return { vscodeExecutablePath: VSCODE_EXECUTABLE };
  if (VSCODE_VERSION) return { version: VSCODE_VERSION };
  return { vscodeExecutablePath: inProject('test/support/code-headless.mjs') };
}

try {
  await runTests({
    ...editor(),
    extensionDevelopmentPath: values.server ? stageExtension(values.server) : root,
    extensionTestsPath: inProject(values.untrusted ? 'out/untrusted' : 'out/host'),
    launchArgs: [
      inProject('test/e2e/workspace'),
      '--disable-extensions',
      ...(values.untrusted ? [] : ['--disable-workspace-trust']),
    ],
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
