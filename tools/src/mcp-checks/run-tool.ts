import { execFile } from 'node:child_process';
import { join } from 'node:path';

const PRELOADS = join(__dirname, 'preload');

/** How a program ended and what it said. */
export interface ToolRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program of somebody else's, written for Node, that asks our server. */
export interface ToolPlan {
  readonly script: string;
  readonly args: readonly string[];
  /** Its home: what it keeps there is nobody else's business. */
  readonly home: string;
  /** Names of files in `preload`, besides the one that keeps it on this machine. */
  readonly preloads?: readonly string[];
}

const TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program so that it reaches nothing but this machine, and waits for its end. @throws Error when it hangs */
export function runTool({ script, args, home, preloads = [] }: ToolPlan): Promise<ToolRun> {
  const required = ['loopback-only.preload.js', ...preloads].map((name) => `--require ${quoted(join(PRELOADS, name))}`);
  const env = { PATH: process.env.PATH, HOME: home, NODE_OPTIONS: required.join(' '), NO_COLOR: '1' };
  const options = { env, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number')
        reject(new Error(`${script} did not end by itself: ${error.message}`));
      else resolve({ exitCode: (error?.code as number | undefined) ?? 0, stdout, stderr });
    });
  });
}

const quoted = (path: string) => JSON.stringify(path);
