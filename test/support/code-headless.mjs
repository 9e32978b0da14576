#!/usr/bin/env node
// Stands in for the desktop's `code` where tests of an extension need it:
//   code-headless.mjs [--extensionDevelopmentPath=DIR]… [--extensionTestsPath=FILE] [--disable-workspace-trust] FOLDER
// The tests run in the extension host of VS Code's own server, its workbench in headless Chromium.
// The exit code is the suite's verdict; asking for anything beyond this machine fails too.
import { cpSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { askedWithoutExtension } from './baseline.mjs';
import { openBrowser } from './browser.mjs';
import { scratchFolder } from './ending.mjs';
import { recordedIn, recordingEnvironment } from './network.mjs';
import { runSuiteIn } from './suite-in-page.mjs';
import { startServer, workbenchAddress } from './vscode-server.mjs';

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    extensionDevelopmentPath: { type: 'string', multiple: true },
    extensionTestsPath: { type: 'string' },
    'disable-workspace-trust': { type: 'boolean' },
  },
});

const folder = scratchFolder('code-headless');
const workspace = path.join(folder, 'workspace');
// A suite may edit: it works on a copy.
cpSync(path.resolve(positionals[0]), workspace, { recursive: true });
const server = await startServer({
  folder,
  trusted: values['disable-workspace-trust'] === true,
  settings: { 'security.workspace.trust.startupPrompt': 'never' },
  environment: recordingEnvironment(folder),
});
const browser = await openBrowser(folder);
const code = await verdict();
await browser.close();
await server.stop();
process.exit(code);

async function verdict() {
  try {
    const suite = await runSuite();
    return suite === 0 && (await staysHere()) ? 0 : 1;
  } catch (error) {
    console.error(`code-headless: ${error.message}`);
    await browser.page.screenshot({ path: 'code-headless-failure.png' }).catch(() => {});
    return 1;
  }
}

function runSuite() {
  const address = workbenchAddress(server.port, workspace, {
    development: values.extensionDevelopmentPath,
    tests: values.extensionTestsPath,
  });
  return runSuiteIn(browser.page, address, {
    onLine: (text) => {
      if (text === 'Please trust this workspace.') trust();
    },
    onEnd: (end) =>
      server.child.once('exit', (code) => end(new Error(`VS Code's server ended with ${code}`))),
  });
}

/** Presses the button of the page on trust, which the suite has opened. */
function trust() {
  const button = browser.page.locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ });
  button
    .first()
    .click()
    .catch((error) => console.error(`code-headless: ${error.message}`));
}

/** Whether nothing was asked for beyond this machine but what VS Code asks for by itself. */
async function staysHere() {
  const { outside, programs } = recordedIn(folder);
  if (!programs.some((program) => program.includes('extensionHost'))) {
    throw new Error('no extension host was watched for what it asks of the network');
  }
  const asked = new Set([...outside, ...browser.outside]);
  if (asked.size === 0) return true;
  const usual = await askedWithoutExtension(workspace);
  console.log(`VS Code itself asks for ${[...usual].join(', ') || 'nothing'}.`);
  const unusual = [...asked].filter((address) => !usual.has(address));
  if (unusual.length > 0) console.error(`Asked for beyond this machine: ${unusual.join(', ')}`);
  return unusual.length === 0;
}
