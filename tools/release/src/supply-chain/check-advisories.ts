import { spawnSync } from 'node:child_process';
import { plainCommand, runCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { judgeAudit } from './judge-audit';

/** Longer than a registry takes that answers, in milliseconds. */
const TIMEOUT_MS = 60_000;

const ADVISORIES = plainCommand({
  script: 'check -- advisories',
  purpose: 'Asks the registry of your npm what is known against the packages that run.',
  notes: 'Where no registry answers it says so, and ends with 0.',
  wellWhen: 'nothing wants a new version',
});

/** @returns whether nothing wants a new version */
function check(): boolean {
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
  return faults.length === 0;
}

void runCommand(ADVISORIES, check);
