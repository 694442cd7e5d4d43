import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { runTool } from '../mcp-checks/run-tool';

/** Runs a script of Node, without a way out of this machine. @throws Error with what it said when it fails */
export async function runScript(script: string, args: readonly string[], home: string): Promise<string> {
  const { exitCode, stdout, stderr } = await runTool({ script, args, home });
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}\n${stdout}\n${stderr}`);
  return stdout;
}

/** The same for the command of an installed package. */
export const runBin = (name: string, args: readonly string[], home: string) =>
  runScript(join(WORKSPACE_ROOT, 'node_modules', '.bin', name), args, home);
