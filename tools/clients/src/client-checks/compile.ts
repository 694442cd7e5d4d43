import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBin } from './run-bin';

/** As strict as a careful team compiles; what it writes runs on Node. */
const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  skipLibCheck: true,
  rootDir: '.',
  outDir: 'compiled',
};

/** Compiles every TypeScript file of a folder. @returns how many there were @throws Error with the compiler's faults */
export async function compile(folder: string): Promise<number> {
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['.'] }));
  await runBin('tsc', ['--project', project], folder);
  const files = await runBin('tsc', ['--project', project, '--listFilesOnly'], folder);
  return files.split('\n').filter((file) => file.startsWith(folder)).length;
}
