// Writes docs/mutants.md from what the run of mutation testing found, with the reasons that stand there already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { inProject } from '../support/places.mjs';

const report = JSON.parse(readFileSync(inProject('out/mutation/mutation.json'), 'utf8'));
const page = inProject('docs/mutants.md');
const wanted = '(reason wanted)';
const LEAST = 90;

const files = Object.entries(report.files)
  .map(([name, file]) => ({ name: name.replace(/.*\//, ''), ...file }))
  .filter(({ mutants }) => mutants.some(isCounted))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
const known = reasonsIn(existsSync(page) ? readFileSync(page, 'utf8') : '');
const text = [...introduction(), ...table(), ...survivors()].join('\n');
writeFileSync(page, `${text}\n`);

const missing = text.split(wanted).length - 1;
console.log(`docs/mutants.md: ${scoreOf(files)} % caught, ${missing} survivors without a reason.`);
if (missing > 0 || scoreOf(files) < LEAST) process.exitCode = 1;

function introduction() {
  return [
    '# Mutants of the law’s model',
    '',
    'Written by `npm run test:mutation`, which changes `server/core/model` in one place after another and runs the model’s own tests (`test/mutation/vitest.config.ts`).',
    'A mutant is caught when one of them fails.',
    'A survivor needs a reason, written here after the colon: it stays when the page is written again.',
    'The run is no part of `npm test`; what it has seen before is kept in `out/mutation/`.',
    '',
    `Run on ${new Date().toISOString().slice(0, 10)} with Stryker 9.6.1 and Node ${process.versions.node.replace(/\..*/, '')}: **${scoreOf(files)} %** caught.`,
    '',
  ];
}

function table() {
  const row = (name, of) => {
    const all = of.flatMap(({ mutants }) => mutants).filter(isCounted);
    const caught = all.filter(isCaught).length;
    return `| ${name} | ${all.length} | ${caught} | ${all.length - caught} | ${scoreOf(of)} % |`;
  };
  return [
    '| file | mutants | caught | survived | score |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...files.map((file) => row(`\`${file.name}\``, [file])),
    row('all', files),
    '',
  ];
}

function survivors() {
  const lines = files.flatMap((file) => {
    const heads = file.mutants
      .filter((mutant) => isCounted(mutant) && !isCaught(mutant))
      .sort((one, other) => one.location.start.line - other.location.start.line)
      .map((mutant) => headOf(mutant, file.source));
    if (heads.length === 0) return [];
    const told = [...new Set(heads)].map((head) => `${head}: ${known.get(`${file.name} ${head}`) ?? wanted}`);
    return ['', `### ${file.name}`, '', ...told];
  });
  return ['## Survivors', ...lines];
}

/** What the mutant changes, and the line it stands in: the same as long as the code is. */
function headOf({ location, replacement }, source) {
  const lines = source.split('\n');
  const { start, end } = location;
  const there = lines.slice(start.line - 1, end.line);
  const line = there[0].trim();
  const last = there.length - 1;
  there[last] = there[last].slice(0, end.column - 1);
  there[0] = there[0].slice(start.column - 1);
  return `- ${code(there.join(' '))} → ${code(replacement)} in ${code(line)}`;
}

/** One line of Markdown, at most so long that it can be read. */
function code(text) {
  const flat = text.replace(/\s+/g, ' ').trim();
  const short = flat.length > 90 ? `${flat.slice(0, 89)}…` : flat;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** The reasons on the page, each by its file and what stands before the colon. */
function reasonsIn(markdown) {
  const reasons = new Map();
  let file = '';
  for (const line of markdown.split('\n')) {
    file = /^### (.*)/.exec(line)?.[1] ?? file;
    const [, head, reason] = /^(- .* in (?:`[^`]*`|`` .* ``)): (.*)$/.exec(line) ?? [];
    if (head !== undefined && reason !== wanted) reasons.set(`${file} ${head}`, reason);
  }
  return reasons;
}

function isCounted({ status }) {
  return ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
}

function isCaught({ status }) {
  return status === 'Killed' || status === 'Timeout';
}

/** The caught among the mutants of these files, in percent with one digit. */
function scoreOf(of) {
  const all = of.flatMap(({ mutants }) => mutants).filter(isCounted);
  return ((100 * all.filter(isCaught).length) / Math.max(all.length, 1)).toFixed(1);
}
