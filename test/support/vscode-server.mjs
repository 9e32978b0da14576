// Starts VS Code's own server on this machine, and names the address at which a browser finds it.
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { whenEnding } from './ending.mjs';
import { vscodeServerFolder, vscodeServerNode, vsix } from './places.mjs';

const serverProgram = path.join(vscodeServerFolder, 'out/server-main.js');

const quietSettings = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'chat.disableAIFeatures': true,
  'chat.commandCenter.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
};

/**
 * Starts a server that keeps its data in `folder`. With `trusted: false` it asks before it trusts a workspace;
 * with a `token`, only an address that holds it is answered. Gives its port, and `stop`.
 */
export async function startServer({ folder, token, trusted = true, settings = {}, environment = {} }) {
  needs(serverProgram, 'npm run setup');
  const data = path.join(folder, 'server');
  writeSettings(data, { ...quietSettings, ...settings });
  const child = spawn(vscodeServerNode, [serverProgram, ...serverArguments({ data, token, trusted })], {
    env: { ...process.env, EXTENSIONS_GALLERY: '{}', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, ended as a group: an extension host caught while starting outlives its server.
    detached: true,
  });
  whenEnding(() => endGroup(child));
  const log = createWriteStream(path.join(folder, 'server.log'));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return { child, port: await portOf(child), stop: () => stop(child) };
}

/** The address that opens a folder. A file to be opened may end in `:LINE:COLUMN`; all paths are absolute. */
export function workbenchAddress(port, folder, { openFile, development = [], tests, token }) {
  const remote = (file) => `vscode-remote://127.0.0.1:${port}${path.resolve(file)}`;
  const payload = [
    ...development.map((extension) => ['extensionDevelopmentPath', remote(extension)]),
    ...(tests ? [['extensionTestsPath', remote(tests)]] : []),
    ...(openFile ? [['openFile', remote(openFile)]] : []),
    ['gotoLineMode', 'true'],
    ['skipWelcome', 'true'],
  ];
  const query = new URLSearchParams({ folder: path.resolve(folder), payload: JSON.stringify(payload) });
  if (token) query.set('tkn', token);
  return `http://127.0.0.1:${port}/?${query}`;
}

/** Installs the packaged extension for the server that keeps its data in `folder`. */
export function installExtension(folder) {
  needs(serverProgram, 'npm run setup');
  needs(vsix, 'npm run package');
  const data = path.join(folder, 'server');
  execFileSync(
    vscodeServerNode,
    [serverProgram, '--accept-server-license-terms', '--server-data-dir', data, '--install-extension', vsix],
    { env: { ...process.env, EXTENSIONS_GALLERY: '{}' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** @throws Error that names the command by which a missing file is made */
function needs(file, command) {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`${command}\` first.`);
}

function serverArguments({ data, token, trusted }) {
  return [
    ...['--host', '127.0.0.1', '--port', '0'],
    ...(token ? ['--connection-token', token] : ['--without-connection-token']),
    ...['--accept-server-license-terms', '--telemetry-level', 'off', '--disable-getting-started-override'],
    ...['--server-data-dir', data],
    // Newer versions ignore an extension under development in the address without it.
    '--enable-smoke-test-driver',
    ...(trusted ? ['--disable-workspace-trust'] : []),
  ];
}

/** This build keeps the user's settings with the server. */
function writeSettings(data, settings) {
  const folder = path.join(data, 'data/User');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings));
}

function portOf(child) {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (data) => {
      printed += data;
      const port = /Extension host agent listening on (\d+)/.exec(printed)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`VS Code's server ended with ${code}.\n${printed}`)));
    setTimeout(
      () => reject(new Error(`VS Code's server named no port in 30 s.\n${printed}`)),
      30_000,
    ).unref();
  });
}

function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => endGroup(child), 5000).unref();
  });
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
