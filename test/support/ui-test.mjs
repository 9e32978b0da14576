// npm run test:ui: what a person sees, with the extension under development, and once more installed from its VSIX;
// and its colours in a light, a dark and a high-contrast theme.
//   -- --screenshots     writes the pictures of the README into docs/
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { lookAtColours } from './colours-in-themes.mjs';
import { scratchFolder } from './ending.mjs';
import { wrongRulingIn } from './example.mjs';
import { recordedIn, recordingEnvironment } from './network.mjs';
import { inProject, root } from './places.mjs';
import { installExtension, startServer, workbenchAddress } from './vscode-server.mjs';
import { walk } from './walk.mjs';
import { Workbench } from './workbench.mjs';

const settings = {
  'editor.cursorBlinking': 'solid',
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
await lookAtColours(pictures, seen);
console.log(`As a person sees it: ${seen.passed} passed, ${seen.failed} failed`);
process.exit(seen.failed > 0 ? 1 : 0);

/** Opens the example of two penalty cards in a fresh editor, and goes through what is to be seen. */
async function look(how, { install }) {
  const folder = scratchFolder('ui-test');
  const workspace = path.join(folder, 'examples');
  cpSync(inProject('examples'), workspace, { recursive: true });
  if (install) installExtension(folder);
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
  const picture = (name) => workbench.picture(path.join(pictures, `${name}.png`));
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
  await walk(how, steps, workbench.page, seen);
}
