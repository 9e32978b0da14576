// The licences of the packages of which something stands in a bundle: they ask to be handed on with it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One text with them all, from what esbuild says that the bundles are made of. */
export function licencesOf(metafiles) {
  const files = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs)),
  );
  const packages = new Set(files.map(packageOf).filter((found) => found !== undefined));
  return [...packages]
    .sort()
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the package that a file belongs to; nothing where it is our own. */
function packageOf(file) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const text = licenceFileIn(folder) ?? licenceInReadme(folder);
  if (!text) throw new Error(`${name} is bundled, but has no licence to hand on.`);
  return `${name} ${version} (${license})\n\n${text}`;
}

function licenceFileIn(folder) {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return file && readFileSync(path.join(folder, file), 'utf8');
}

/** Some packages have their licence at the end of what they say of themselves. */
function licenceInReadme(folder) {
  const file = readdirSync(folder).find((each) => /^readme/i.test(each));
  return file && /^#+ *licen[cs]e\b[\s\S]{200,}/im.exec(readFileSync(path.join(folder, file), 'utf8'))?.[0];
}
