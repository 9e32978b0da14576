// What VS Code asks of the network by itself, our extension not being there.
import { openBrowser } from './browser.mjs';
import { scratchFolder } from './ending.mjs';
import { recordedIn, recordingEnvironment } from './network.mjs';
import { startServer, workbenchAddress } from './vscode-server.mjs';

/** Opens a workspace, and gives the hosts and addresses beyond this machine that were asked for within 20 seconds. */
export async function askedWithoutExtension(workspace) {
  const folder = scratchFolder('baseline');
  const server = await startServer({ folder, environment: recordingEnvironment(folder) });
  const browser = await openBrowser(folder);
  await browser.page.goto(workbenchAddress(server.port, workspace, {}));
  await browser.page.locator('.monaco-workbench').waitFor();
  await browser.page.waitForTimeout(20_000);
  await browser.close();
  await server.stop();
  return new Set([...recordedIn(folder).outside, ...browser.outside]);
}
