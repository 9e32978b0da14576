// npm run package: the extension as one file, to be installed in an editor.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { createVSIX } from '@vscode/vsce';
import { root, vsix } from './places.mjs';

execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' });
// Everything is bundled, and the links of the README are those of the project.
await createVSIX({ cwd: root, packagePath: vsix, dependencies: false, rewriteRelativeLinks: false });
