import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleBody } from '@cotiza/contract';
import { systemClock } from '@cotiza/kernel';
import { startServiceProcess } from '@cotiza/tools-kit/service';

export const NIGHTLY = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const MODULES = join(NIGHTLY, 'node_modules');

const TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/** Runs a program to its end, and returns its exit code with what it printed. */
export function runProgram(file, args, options) {
  const limits = { timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve, reject) => {
    const child = execFile(file, args, { ...limits, ...options }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(new Error(`${file} did not end: ${error.message}`));
      else resolve({ exitCode: error?.code ?? 0, stdout, stderr });
    });
    child.stdin.end();
  });
}

/**
 * Runs a script of another vendor, which can reach this machine only.
 *
 * @param preloads names of files in `preload`, besides the one that refuses other hosts
 */
export function runTool({ script, args = [], home, preloads = [], env = {} }) {
  const names = ['loopback-only.cjs', ...preloads];
  const required = names.map((name) => `--require ${JSON.stringify(join(NIGHTLY, 'preload', name))}`);
  const own = { PATH: process.env.PATH, HOME: home, NODE_OPTIONS: required.join(' '), NO_COLOR: '1' };
  return runProgram(process.execPath, [script, ...args], { env: { ...env, ...own } });
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

/** Clones this repository, or a tag of it, and installs its packages. Returns the folder. */
export function clonedTree(...options) {
  const tree = join(folderOutside(), 'tree');
  execFileSync('git', ['clone', '--quiet', ...options, ROOT, tree]);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'ignore' });
  return tree;
}

/** Calls back with a service that runs until then. */
export async function withService(settings, use) {
  const service = await startServiceProcess({ HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

/** The example of a car, whose cover begins today. */
export const carToday = () => exampleBody('Car', systemClock().today());

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
