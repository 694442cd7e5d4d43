import { spawnSync } from 'node:child_process';
import { WORKSPACE_ROOT } from '../checks/workspace';
import { judgeAudit } from './judge-audit';

/** Longer than a registry takes that answers, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** Asks the registry of the user's npm what is known against the packages that run. */
function check(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { isAnswered, faults } = judgeAudit(stdout);
  if (!isAnswered) process.stdout.write('advisories: no registry answers, and nothing was checked\n');
  else process.stdout.write(`advisories: ${faults.length} that want a new version\n`);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

check();
