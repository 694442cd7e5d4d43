import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Prepares a library's folder before npm packs it: builds it, deletes the files of older builds, and adds the licence,
 * which the workspace has once.
 */
const library = process.cwd();
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
// npm waits for JSON alone on standard output when it packs with --json.
execFileSync(process.execPath, [tsc, '-b', library], { stdio: ['ignore', 2, 2] });

const OUTPUT = /(\.d\.ts|\.js)(\.map)?$/;
const dist = join(library, 'dist');
for (const file of readdirSync(dist, { recursive: true })) {
  const isLeftOver = OUTPUT.test(file) && !existsSync(join(library, 'src', file.replace(OUTPUT, '.ts')));
  if (isLeftOver) rmSync(join(dist, file));
}

copyFileSync(new URL('../../LICENSE', import.meta.url), join(library, 'LICENSE'));
