import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';

const ROOT = join(__dirname, '..', '..', '..');
const MAIN = 'apps/ops/dist/main.js';

const folder = folderForTests();

/** Runs a shell line in which `ops` is the command line. */
function shell(line: string, environment: Record<string, string> = {}) {
  const script = `set -o pipefail; ops() { '${process.execPath}' '${MAIN}' "$@"; }; ${line}`;
  const env = { ...process.env, DATA_DIR: folder, ...environment };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: ROOT, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('ends quietly when its reader closes the pipe', () => {
  expect(shell('ops insurers check | true')).toEqual({ status: 0, stdout: '', stderr: '' });
});

it.each([
  ['ops insurers list', {}, 0],
  ['ops channel status', {}, 1],
  ['ops chanel', {}, 2],
  ['ops insurers list', { INSURER_DEADLINE_MS: 'x' }, 78],
])('%s with %j ends with %d', (line, environment, expected) => {
  const { status, stderr } = shell(line, environment as Record<string, string>);
  expect(status).toBe(expected);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('does not take an empty input for a yes', () => {
  const { status, stderr } = shell('ops privacy erase --email a@cotiza.example < /dev/null');
  expect(status).toBe(2);
  expect(stderr).toBe('error: cannot ask for confirmation here; use --yes\n');
});

it.each(['--help', 'channel status'])('%s loads no server, no catalogue and no client of others', (words) => {
  const listLoaded = 'process.on("exit", () => console.log(Object.keys(require.cache).join("\\n")))';
  const { stdout } = shell(`'${process.execPath}' -e '${listLoaded}; require("./${MAIN}")' ops ${words}`);
  expect(stdout).toContain('/commander/');
  expect(stdout).not.toMatch(/@nestjs|pdfkit|libs\/catalogues|undici|nodemailer/);
});
