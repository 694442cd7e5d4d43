import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What npm does in a library's folder before it packs it. The build is brought up to date; what older builds have left
 * behind goes, because it would be packed too; and the licence is put in, because every package carries it and the
 * workspace has it once.
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
