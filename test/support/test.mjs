// npm test: sets up what is missing, builds, and runs every test; the last line counts them all.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { inProject, root } from './places.mjs';

const unitReport = inProject('out/unit.json');
const vitest = ['vitest', 'run', '--config', 'test/vitest.config.ts'];
const vitestReports = ['--reporter=default', '--reporter=json', `--outputFile=${unitReport}`];

/** Each step that others need ends the run when it fails; each suite is counted, and the next one runs anyway. */
const steps = [
  { name: 'Set up what is missing', command: ['node', 'test/support/setup.mjs'], needed: true },
  { name: 'Build', command: ['node', 'esbuild.mjs'], needed: true },
  { name: 'Types', command: ['npx', 'tsc', '-b'] },
  { name: 'Style', command: ['npx', 'biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Unit tests', command: ['npx', ...vitest, ...vitestReports], count: countUnitTests },
  { name: 'In the extension host', command: ['node', 'test/support/host-suite.mjs'], count: countPrinted },
  {
    name: 'Without trust',
    command: ['node', 'test/support/host-suite.mjs', '--untrusted'],
    count: countPrinted,
  },
  { name: 'Package', command: ['node', 'test/support/package.mjs'] },
  { name: 'As a person sees it', command: ['node', 'test/support/ui-test.mjs'], count: countPrinted },
  { name: 'In the web', command: ['node', 'test/support/web-suite.mjs'], count: countPrinted },
];

rmSync(unitReport, { force: true });
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
  if (step.needed && failed > 0) break;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function run({ name, command, count = () => undefined }) {
  console.log(`\n— ${name}: ${command.join(' ')}`);
  const start = Date.now();
  const { code, printed } = await execute(command);
  console.log(
    `— ${name}: ${code === 0 ? 'good' : 'failed'} after ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
  const { passed, failed } = count(printed) ?? { passed: 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Shows what a command prints as it comes, and keeps it. */
function execute([program, ...args]) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
    process.stdout.write(data);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, printed: `${error}` }));
    child.once('close', (code) => resolve({ code, printed }));
  });
}

function countUnitTests() {
  if (!existsSync(unitReport)) return undefined;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unitReport, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPrinted(printed) {
  const last = [...printed.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}
