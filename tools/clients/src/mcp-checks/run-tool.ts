import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** As they were built: Node loads them before it knows TypeScript. */
const PRELOADS = join(__dirname, '..', '..', 'dist', 'mcp-checks', 'preload');

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
  /** Variables of its environment, besides those that every program has. */
  readonly env?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 600_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program so that it reaches nothing but this machine, and waits for its end. @throws Error when it hangs */
export function runTool({ script, args, home, preloads = [], env: own = {} }: ToolPlan): Promise<ToolRun> {
  const required = ['loopback-only.preload.js', ...preloads].map((name) => `--require ${quoted(join(PRELOADS, name))}`);
  const env = { ...own, PATH: process.env.PATH, HOME: home, NODE_OPTIONS: required.join(' '), NO_COLOR: '1' };
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
