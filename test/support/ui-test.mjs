// npm run test:ui: what a person sees, with the extension under development, and once more installed from its VSIX.
//   -- --screenshots     writes the pictures of the README into docs/
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { scratchFolder } from './ending.mjs';
import { wrongRulingIn } from './example.mjs';
import { recordedIn, recordingEnvironment } from './network.mjs';
import { inProject, root, vscodeServerNode, vsix } from './places.mjs';
import { serverProgram, startServer, workbenchAddress } from './vscode-server.mjs';
import { Workbench } from './workbench.mjs';

const settings = {
  'editor.hover.delay': 100,
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
};
const rule = '51B2(b)/picked-up-without-cause';
const { values } = parseArgs({ options: { screenshots: { type: 'boolean', default: false } } });
const pictures = values.screenshots ? inProject('docs') : inProject('out/screenshots');
mkdirSync(pictures, { recursive: true });

const seen = { passed: 0, failed: 0 };
await look('under development', { install: false });
await look('installed from its VSIX', { install: true });
console.log(`As a person sees it: ${seen.passed} passed, ${seen.failed} failed`);
process.exit(seen.failed > 0 ? 1 : 0);

/** Opens the example of two penalty cards in a fresh editor, and goes through what is to be seen. */
async function look(how, { install }) {
  const folder = scratchFolder('ui-test');
  const workspace = path.join(folder, 'examples');
  cpSync(inProject('examples'), workspace, { recursive: true });
  if (install) installInto(folder);
  const server = await startServer({ folder, settings, environment: recordingEnvironment(folder) });
  const browser = await openBrowser(folder);
  await browser.page.goto(
    workbenchAddress(server.port, workspace, {
      openFile: wrongRulingIn(workspace),
      development: install ? [] : [root],
    }),
  );
  await goThrough(how, new Workbench(browser.page), () => [
    ...browser.outside,
    ...recordedIn(folder).outside,
  ]);
  await browser.close();
  await server.stop();
}

async function goThrough(how, workbench, askedOutside) {
  const picture = (name) => workbench.page.screenshot({ path: path.join(pictures, `${name}.png`) });
  const steps = {
    'the language is known': () => workbench.language('Bridge Ruling'),
    'the wrong ruling is underlined': () => workbench.squiggle(),
    'the problem is listed': async () => {
      await workbench.problem(rule);
      await picture('squiggle');
    },
    'the hover tells the paragraph': async () => {
      await workbench.hover('(Law 51B2(b))', '51B2(b)', /penalty card/);
      await picture('hover');
    },
    'nothing beyond this machine was asked for': () => {
      const outside = askedOutside();
      if (outside.length > 0) throw new Error(outside.join(', '));
    },
  };
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take();
      seen.passed++;
      console.log(`  ✔ ${how}: ${step}`);
    } catch (error) {
      seen.failed++;
      console.error(`  ✘ ${how}: ${step}\n${error.message}`);
      await workbench.page.screenshot({ path: `ui-failure.png` }).catch(() => {});
      return;
    }
  }
}

function installInto(folder) {
  const data = path.join(folder, 'server');
  execFileSync(
    vscodeServerNode,
    [serverProgram, '--accept-server-license-terms', '--server-data-dir', data, '--install-extension', vsix],
    { env: { ...process.env, EXTENSIONS_GALLERY: '{}' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
