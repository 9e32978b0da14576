// npm run setup: what the tests in a real editor need beside npm's packages. What is there is left as it is.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { ensureVscodeServer } from './install-vscode-server.mjs';

export function setUp() {
  if (process.platform !== 'linux') {
    throw new Error(
      'The tests in a real editor set themselves up on Linux only. Elsewhere run: npm run test:unit',
    );
  }
  ensureChromium();
  ensureVscodeServer();
}

const isRunAsAScript = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isRunAsAScript) {
  try {
    setUp();
    console.log("Chromium and VS Code's server are there.");
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
