import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the program that uses the models of Python. @returns what it said, or that there is no Python */
export async function runPython(folder: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('python3', ['-B', join(folder, 'use_models.py'), ...args], { timeout: 60_000 });
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return 'python models: SKIPPED, this machine has no python3';
    throw error;
  }
}
