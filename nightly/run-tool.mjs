import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NIGHTLY = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const MODULES = join(NIGHTLY, 'node_modules');

const TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/**
 * Runs a program of another vendor, which can reach this machine only.
 *
 * @param preloads names of files in `preload`, besides the one that refuses other hosts
 */
export function runTool({ script, args = [], home, preloads = [], env = {} }) {
  const names = ['loopback-only.cjs', ...preloads];
  const required = names.map((name) => `--require ${JSON.stringify(join(NIGHTLY, 'preload', name))}`);
  const options = {
    env: { ...env, PATH: process.env.PATH, HOME: home, NODE_OPTIONS: required.join(' '), NO_COLOR: '1' },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(new Error(`${script} did not end: ${error.message}`));
      else resolve({ exitCode: error?.code ?? 0, stdout, stderr });
    });
  });
}

/** Runs a script and returns its output. */
export async function runScript(script, args, home) {
  const { exitCode, stdout, stderr } = await runTool({ script, args, home });
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}\n${stdout}\n${stderr}`);
  return stdout;
}

export const runBin = (name, args, home) => runScript(join(MODULES, '.bin', name), args, home);

/** Makes an empty folder for a clone, which must not find the packages of `nightly`, and removes it at exit. */
export function folderOutside() {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder in which the packages of `nightly` are found, and removes it at exit. */
export function scratchFolder() {
  const cache = join(MODULES, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'cotiza-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

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

/** Compiles every TypeScript file of a folder into `compiled`. */
export async function compile(folder) {
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['.'] }));
  await runBin('tsc', ['--project', project], folder);
}

/** Fails the process when there are faults, and prints them. */
export function report(name, faults, passed) {
  for (const fault of faults) console.error(fault);
  console.log(`${name}: ${passed}, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
