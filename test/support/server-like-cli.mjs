// node test/support/server-like-cli.mjs FOLDER…: whether the server publishes, for each *.ruling file, what the command
// line prints: the same rules, severities, messages and places. Prints each difference; exit code 1 where there is one.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startServer } from './stdio-client.mjs';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const SEVERITIES = ['', 'error', 'warning', 'information', 'hint'];

const files = process.argv.slice(2).flatMap(rulingsIn);
const printed = printedFor(files);
const server = startServer(path.join(DIST, 'server.cjs'));
await server.initialize();
let differing = 0;
for (const file of files) if (!agrees(file, await publishedFor(file), printed.get(file))) differing++;
await server.stop();
console.log(`${files.length - differing} of ${files.length} files agree`);
process.exitCode = differing === 0 && 0 < files.length ? 0 : 1;

function rulingsIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ruling'));
  return names.sort().map((name) => path.join(folder, name));
}

/** What the command line prints for each file, one line a finding. */
function printedFor(paths) {
  const args = ['check', '--format', 'json', '--fail-on', 'never', ...paths];
  const output = execFileSync(process.execPath, [path.join(DIST, 'cli.cjs'), ...args], {
    maxBuffer: 2 ** 28,
  });
  const report = JSON.parse(output.toString());
  return new Map(
    report.files.map((file) => [file.path, file.cases.flatMap(({ findings }) => findings).map(line)]),
  );
}

async function publishedFor(file) {
  const uri = pathToFileURL(file).href;
  const { diagnostics } = await server.open(uri, readFileSync(file, 'utf8'), 'ruling');
  return diagnostics.map(({ code, severity, ...rest }) =>
    line({ rule: code, severity: SEVERITIES[severity], ...rest }),
  );
}

function line({ rule, severity, message, range: { start, end } }) {
  return `${start.line}:${start.character}-${end.line}:${end.character} ${severity} ${rule} ${message}`;
}

function agrees(file, published, expected = []) {
  const surplus = published
    .filter((finding) => !expected.includes(finding))
    .map((finding) => `  server only: ${finding}`);
  const lacking = expected
    .filter((finding) => !published.includes(finding))
    .map((finding) => `  cli only: ${finding}`);
  const different = [...surplus, ...lacking];
  if (0 < different.length) console.log([file, ...different].join('\n'));
  return different.length === 0 && published.length === expected.length;
}
