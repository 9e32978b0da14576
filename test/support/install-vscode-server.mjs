// Puts VS Code's own server, as the npm package code-server carries it, into .vscode-server/.
// No install script runs, nothing is compiled, and nothing but the npm registry is asked.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { inProject, vscodeServerFolder } from './places.mjs';

// 4.100.3 holds VS Code 1.100.3, the newest that runs on Node 20.
const codeServer = `code-server@${process.env.CODE_SERVER_VERSION ?? '4.100.3'}`;
// Ships the binary that VS Code's search runs; VS Code's own package would download it.
const ripgrep = `@vscode/ripgrep-linux-${process.arch}@1.18.0`;

const folder = inProject('.vscode-server');
const marker = path.join(folder, 'installed');

/** Installs the server where it is missing; says what it does. */
export function ensureVscodeServer() {
  if (process.env.VSCODE_SERVER_DIR || isInstalled()) return;
  console.log(`Fetching VS Code's server (${codeServer}, about 120 MB) from npm into .vscode-server/ …`);
  try {
    install();
  } catch (error) {
    throw new Error(
      `VS Code's server could not be fetched: ${error.message}\n` +
        'Run this where the npm registry can be reached: npm run setup',
    );
  }
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === `${codeServer} ${ripgrep}\n`;
}

function install() {
  rmSync(folder, { recursive: true, force: true });
  unpack(codeServer, path.join(folder, 'code-server'));
  unpack(ripgrep, path.join(folder, 'ripgrep'));
  installDependencies();
  linkRipgrep();
  stubNativeModules();
  removeSourceMaps();
  writeFileSync(marker, `${codeServer} ${ripgrep}\n`);
}

function unpack(specifier, into) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'npm-pack-'));
  try {
    npm(['pack', '--silent', '--pack-destination', scratch, specifier], scratch);
    const [archive] = readdirSync(scratch);
    mkdirSync(into, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(scratch, archive), '-C', into, '--strip-components=1']);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The lock file of some versions lacks a peer or two: then npm works the tree out anew. */
function installDependencies() {
  const options = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    npm(['ci', '--legacy-peer-deps', ...options], vscodeServerFolder);
  } catch {
    npm(['install', ...options], vscodeServerFolder);
  }
}

function npm(args, cwd) {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

function linkRipgrep() {
  const bin = path.join(vscodeServerFolder, 'node_modules/@vscode/ripgrep/bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(path.join(folder, 'ripgrep/bin/rg'), path.join(bin, 'rg'));
}

/** VS Code works without its unbuilt loggers and watchdog, but prints a stack trace for each attempt to use one. */
function stubNativeModules() {
  const logger = `'use strict';
const silent = () => {};
const names = ['trace', 'debug', 'info', 'warn', 'error', 'critical', 'flush', 'drop', 'setLevel',
  'setPattern', 'clearFormatters'];
const logger = async () => ({ getLevel: () => 2, ...Object.fromEntries(names.map((name) => [name, silent])) });
exports.setLevel = silent;
exports.setFlushOn = silent;
exports.shutdown = silent;
exports.createRotatingLogger = logger;
exports.createAsyncRotatingLogger = logger;
`;
  stub('@vscode/spdlog', logger);
  stub('native-watchdog', 'exports.start = () => {};\n');
  stub('@vscode/native-watchdog', 'exports.start = () => {};\n');
}

function stub(name, code) {
  const module = path.join(vscodeServerFolder, 'node_modules', name);
  if (existsSync(module)) writeFileSync(path.join(module, 'index.js'), code);
}

function removeSourceMaps() {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (file.endsWith('.map')) rmSync(path.join(folder, file));
  }
}
