import { spawnSync } from 'node:child_process';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

const PROJECTS = ['apps/all-in-one', 'tools/torture'];
const TORTURE = [
  'tools/torture/dist/torture/torture.js',
  '--scenario',
  'power',
  '--quick',
  '--kills',
  '2',
  '--seed',
  '7',
];
const FAILED = 1;

const hasCompiler = spawnSync('cc', ['--version']).status === 0;

/** Tortures as whoever calls the command does, and takes what it prints. */
function torture(...more: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...TORTURE, ...more], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
  });
  return { status, told: stdout + stderr };
}

it('a service that does not wait for the disk loses what it has acknowledged, and is found out', () => {
  if (!hasCompiler) return void process.stdout.write('no C compiler: a loss of power is not tried\n');
  expect(spawnSync('npx', ['tsc', '-b', ...PROJECTS], { cwd: WORKSPACE_ROOT }).status).toBe(0);
  const { status, told } = torture('--unsynced');
  expect(told).toMatch(/COT-\w+ was acknowledged and has no e-mail/);
  expect(status).toBe(FAILED);
});
