import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Prepares the folders of libraries before npm packs them, that of the working directory by default: builds them, deletes the
 * files of older builds, and adds the licence, which the workspace has once.
 */
const folders = process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()];
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
// npm waits for JSON alone on standard output when it packs with --json.
execFileSync(process.execPath, [tsc, '-b', ...folders], { stdio: ['ignore', 2, 2] });

const OUTPUT = /(\.d\.ts|\.js)(\.map)?$/;
for (const folder of folders) {
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true })) {
    const isLeftOver = OUTPUT.test(file) && !existsSync(join(folder, 'src', file.replace(OUTPUT, '.ts')));
    if (isLeftOver) rmSync(join(dist, file));
  }
  copyFileSync(new URL('../../LICENSE', import.meta.url), join(folder, 'LICENSE'));
}
