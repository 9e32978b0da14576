// Our parts in the form that V8 made of them, each in a file beside it: to compile them anew takes a tenth of each start.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** A part of the bundle that this process runs, with what it exports. */
type Part = { readonly file: string; readonly script: Script; readonly kept: number; exports: unknown };

/** How Node loads a file by its ending; its types leave this out. */
type Loading = { readonly _extensions: { [ending: string]: (module: Module, file: string) => void } };

/**
 * From now on each `.cjs` file that this process requires is loaded in its compiled form, where an earlier process of
 * the same version of V8 has left one; at its end the process leaves what it has compiled. Where it may not write, or
 * a form is damaged or of another version, files are loaded as ever. Who replaces a file takes its form away.
 */
export function keepCompiledCode(): void {
  const parts = new Map<string, Part>();
  (Module as unknown as Loading)._extensions['.cjs'] = (module, file) => {
    module.exports = partAt(file, parts, module.require.bind(module)).exports;
  };
  process.once('exit', () => [...parts.values()].forEach(keep));
}

/** A part, and with it those that it requires by name: Node would look for each through all folders above. */
function partAt(file: string, parts: Map<string, Part>, others: Module['require']): Part {
  const known = parts.get(file);
  if (known !== undefined) return known;
  const part: Part = { file, exports: {}, ...scriptOf(file) };
  parts.set(file, part);
  const folder = dirname(file);
  const require = (name: string) =>
    name.startsWith('./') ? partAt(join(folder, name), parts, others).exports : others(name);
  part.script.runInThisContext().call(part.exports, part.exports, require, part, file, folder);
  return part;
}

function scriptOf(file: string): Pick<Part, 'script' | 'kept'> {
  const cachedData = readCompiled(compiledFile(file));
  const script = new Script(Module.wrap(readFileSync(file).toString()), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  return { script, kept: script.cachedDataRejected === false ? (cachedData?.length ?? 0) : 0 };
}

/** Functions are compiled as they are first called, so the process that called most leaves most. */
function keep({ file, script, kept }: Part): void {
  const compiled = script.createCachedData();
  if (compiled.length <= kept) return;
  const unfinished = `${compiledFile(file)}.${process.pid}`;
  try {
    writeFileSync(unfinished, Buffer.concat([compiled, checksumOf(compiled)]));
    renameSync(unfinished, compiledFile(file)); // Another server may read it at this moment: whole, or not at all.
  } catch {
    rmSync(unfinished, { force: true }); // Our folder may be read-only; then each start compiles.
  }
}

function compiledFile(file: string): string {
  return `${file}.compiled`;
}

/** What `keep` has written; `undefined` where there is nothing, or something else: V8 itself would take it and crash. */
function readCompiled(file: string): Buffer | undefined {
  try {
    const written = readFileSync(file);
    const compiled = written.subarray(0, -CHECKSUM_LENGTH);
    return checksumOf(compiled).equals(written.subarray(-CHECKSUM_LENGTH)) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

const CHECKSUM_LENGTH = 4;

/** Every so many bytes one is looked at: a file loses whole blocks, and to load a digest takes longer than to compile. */
const STRIDE = 251;

/** Tells a file that was cut off, or has lost a block; who means harm could change the parts themselves. */
function checksumOf(data: Buffer): Buffer {
  let sum = data.length;
  for (let at = 0; at < data.length; at += STRIDE) sum = Math.imul(sum ^ (data[at] ?? 0), 0x01000193);
  const written = Buffer.alloc(CHECKSUM_LENGTH);
  written.writeInt32LE(sum | 0);
  return written;
}
