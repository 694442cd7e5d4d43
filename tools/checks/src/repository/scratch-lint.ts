import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

export interface Scratch {
  /** Where the text would lie, below the workspace's root. */
  filePath: string;
  text: string;
}

export interface LintMessage {
  ruleId: string | null;
  messageId?: string;
  message: string;
}

export const BOUNDARY_RULE = '@nx/enforce-module-boundaries';

const MARK = '@@answers ';

/**
 * Returns the lint messages of each text in the workspace at `root`. ESLint's configuration is an ES module and starts Nx, so
 * a process of its own runs it.
 */
export function lintScratches(root: string, scratches: readonly Scratch[]): LintMessage[][] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(WORKSPACE_ROOT, 'tools/checks/lint-scratch.mjs')],
    { cwd: root, input: JSON.stringify(scratches), encoding: 'utf8', env: childEnvironment(), maxBuffer: 64 * 2 ** 20 },
  );
  const answers = stdout.split('\n').find((line) => line.startsWith(MARK));
  if (status !== 0 || answers === undefined) throw new Error(`The scratch lint failed.\n${stdout}\n${stderr}`);
  return JSON.parse(answers.slice(MARK.length)) as LintMessage[][];
}

/** Without what Nx passes down: a child started under `nx test` would take this workspace for its own. */
function childEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));
}
