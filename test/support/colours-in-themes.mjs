// What a person sees of the colours: a diagram of an old font is pasted and formatted, in a theme of each kind.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { scratchFolder } from './ending.mjs';
import { recordingEnvironment } from './network.mjs';
import { inProject } from './places.mjs';
import { installExtension, startServer, workbenchAddress } from './vscode-server.mjs';
import { walk } from './walk.mjs';
import { Workbench } from './workbench.mjs';

/** The name of a picture, the theme, and the name of its kind in the manifest. */
const themes = [
  { name: 'light', theme: 'Default Light Modern', kind: 'light', suits: 'two' },
  { name: 'dark', theme: 'Default Dark Modern', kind: 'dark', suits: 'two' },
  { name: 'high-contrast', theme: 'Default High Contrast', kind: 'highContrast', suits: 'four' },
];

const pasted = `# Board 14

         ª AQ53
         © -
         ¨ K4
         § -
ª 9                ª KJ
© T98              © Q
¨ Q7               ¨ T53
§ -                § -
         ª 7
         © J3
         ¨ AJ2
         § -

3NT by South. East drops the ♠K and the ♥Q; both are penalty cards. West is on lead.
South prohibited spades. East picks up the ♠K and the ♥Q (Law 51B2(b)).

@cites 51B2(b)
@may-not-lead W ♠ until lead-lost
`;

const { colors } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).contributes;

/** Looks at the colours in each theme; the pictures are put into the folder `pictures`. */
export async function lookAtColours(pictures, seen) {
  for (const one of themes) await lookIn(one, pictures, seen);
}

async function lookIn({ name, theme, kind, suits }, pictures, seen) {
  const folder = scratchFolder('colours');
  const workspace = path.join(folder, 'write-ups');
  const file = path.join(workspace, 'pasted.ruling');
  mkdirSync(workspace);
  writeFileSync(file, '');
  const settings = {
    'workbench.colorTheme': theme,
    'bridgeRulings.suitColours': suits,
    'bridgeRulings.inlayHints': 'points',
    'editor.hover.delay': 100,
    'editor.minimap.enabled': false,
    'editor.stickyScroll.enabled': false,
    'editor.cursorBlinking': 'solid',
    'workbench.sideBar.location': 'right',
  };
  // An editor under development does not take the theme of the settings.
  installExtension(folder);
  const server = await startServer({ folder, settings, environment: recordingEnvironment(folder) });
  const { page, close } = await openBrowser(folder);
  await page.goto(workbenchAddress(server.port, workspace, { openFile: file }));
  const workbench = new Workbench(page);
  const red = colourOf(suits === 'two' ? 'redSuit' : 'heart', kind);
  const steps = {
    'a diagram of an old font is pasted': async () => {
      await workbench.language('Bridge Ruling');
      await workbench.paste(pasted);
      await workbench.line('ª AQ53');
    },
    'it is formatted': async () => {
      // Formatting is offered once the server is there.
      await workbench.squiggle();
      await workbench.format('♠AQ53');
    },
    'the hearts are red': async () => {
      for (const line of ['♥–', '♥T98', '♥J3']) await workbench.colour(line, '♥', red);
    },
    'so they are in a sentence': () => workbench.colour('East drops', '♥', red),
    'words that were understood are told from others': async () => {
      await workbench.otherColour('East drops', 'drops', 'both');
    },
    'the points are counted': () => workbench.line('East: 6 points'),
    'the picture is taken': () => workbench.pictureOfEditor(path.join(pictures, `colours-${name}.png`), 420),
    'the hover tells how a sentence was understood': () =>
      workbench.hover('East drops', 'drops', /How this sentence was understood/),
  };
  await walk(`in a ${name} theme`, steps, page, seen);
  await close();
  await server.stop();
}

/** `rgb(197, 34, 31)`, as a browser tells it. */
function colourOf(name, kind) {
  const { defaults } = colors.find(({ id }) => id === `bridgeRulings.${name}`);
  const parts = [1, 3, 5].map((at) => Number.parseInt(defaults[kind].slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
