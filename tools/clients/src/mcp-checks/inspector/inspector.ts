import { dirname, join } from 'node:path';
import { runTool } from '../run-tool';

/** Which generation of the protocol the Inspector speaks: by handshake, or by the envelope of 2026-07-28. */
export const ERAS = ['legacy', 'modern'] as const;
export type Era = (typeof ERAS)[number];

/** What the Inspector printed of an answer. */
export interface Inspected {
  readonly exitCode: number;
  /** The result of the method; undefined when there is none. */
  readonly result: unknown;
  readonly stderr: string;
}

/** How the Inspector asks a server for one thing. */
export type Inspect = (method: string, ...args: readonly string[]) => Promise<Inspected>;

/** The command line of the official Inspector, pointed at a server. */
export function inspectorOf(url: string, era: Era, home: string): Inspect {
  const folder = dirname(require.resolve('@modelcontextprotocol/inspector/package.json'));
  const script = join(folder, 'clients', 'launcher', 'build', 'index.js');
  const server = ['--cli', url, '--transport', 'http', '--protocol-era', era, '--format', 'json', '--quiet'];
  return async (method, ...args) => {
    const { exitCode, stdout, stderr } = await runTool({
      script,
      args: [...server, '--method', method, ...args],
      home,
    });
    return { exitCode, result: resultIn(stdout), stderr };
  };
}

function resultIn(stdout: string): unknown {
  if (stdout.trim() === '') return undefined;
  return (JSON.parse(stdout) as { result: unknown }).result;
}
