// Finds Chromium, or installs it from Debian's packages.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const commands = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', 'chromium'],
];

/** The browser's program: CHROME_PATH, or the first one on the path. */
export function findChromium() {
  return process.env.CHROME_PATH ?? names.map(onPath).find((found) => found !== undefined);
}

/** Where a program of this name stands on the path. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isProgram);
}

/** Installs the browser where it is missing and may be installed; says what it does. */
export function ensureChromium() {
  if (findChromium()) return;
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!mayInstall) throw new Error(`The tests in a real editor need Chromium. Run: ${asTyped('sudo ')}`);
  console.log(`Installing Chromium from Debian's packages: ${asTyped('')}`);
  for (const [program, ...args] of commands) apt(program, args);
  if (!findChromium()) throw new Error('Chromium was installed, but its program is not on the path.');
}

function apt(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(`Chromium could not be installed.\n${error.stderr ?? error}\nTry: ${asTyped('')}`);
  }
}

function asTyped(prefix) {
  return commands.map((words) => prefix + words.join(' ')).join(' && ');
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
