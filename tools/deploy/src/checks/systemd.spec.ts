import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readServiceSettings, DEFAULT_SETTINGS } from '@cotiza/assembly';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { DEPLOY, readDeployFile } from './deploy-files';

const names = readdirSync(join(DEPLOY, 'systemd'));
const services = names.filter((name) => name.endsWith('.service'));
const processes = services.filter((name) => name !== 'cotiza-migrate.service');

const valuesOf = (unit: string, key: string) =>
  readDeployFile(`systemd/${unit}`)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

(canVerify ? it : it.skip)('is taken by systemd', () => {
  const units = names.filter((name) => !name.endsWith('.example')).map((name) => join(DEPLOY, 'systemd', name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  // Whatever else is installed on this machine is somebody else's.
  expect(stderr.split('\n').filter((line) => line.includes('cotiza') && !line.includes('is not executable'))).toEqual(
    [],
  );
});

(canVerify ? it : it.skip)('exposes little of the machine', () => {
  for (const name of services) {
    const args = ['security', '--offline=true', '--threshold=20', join(DEPLOY, 'systemd', name)];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    if (/Unknown|unrecognized/.test(stderr)) continue;
    expect([name, status, status === 0 ? '' : stdout]).toEqual([name, 0, '']);
  }
});

it.each(services)('%s runs a program that there is, without rights', (name) => {
  const [start] = valuesOf(name, 'ExecStart');
  const [node, script] = start!.split(' ');
  expect(node).toBe('/usr/bin/node');
  expect(existsSync(join(WORKSPACE_ROOT, script!.replace('/dist/main.js', '/src/main.ts')))).toBe(true);
  expect(valuesOf(name, 'DynamicUser')).toEqual(['yes']);
  expect(valuesOf(name, 'NoNewPrivileges')).toEqual(['yes']);
  expect(valuesOf(name, 'CapabilityBoundingSet')).toEqual(['']);
});

it.each(processes)('%s is started again, unless its settings are wrong, and waits for the tables', (name) => {
  expect(valuesOf(name, 'Restart')).toEqual(['always']);
  expect(valuesOf(name, 'RestartPreventExitStatus')).toEqual(['78']);
  expect(valuesOf(name, 'Requires')).toEqual(['cotiza-migrate.service']);
});

it('starts all of them by the target', () => {
  const wanted = valuesOf('cotiza.target', 'Wants').flatMap((line) => line.split(' '));
  expect(wanted).toHaveLength(5);
  expect(valuesOf('cotiza-console.service', 'WantedBy')).toEqual(['cotiza.target']);
  for (const unit of wanted) expect(names).toContain(unit.replace(/@.*\./, '@.'));
});

/** Returns the settings of an example, by name. */
function told(example: string): Readonly<Record<string, string>> {
  const lines = readDeployFile(`systemd/${example}`)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

it.each(['cotiza.env.example', 'console.env.example'])('%s has settings that are settings', (example) => {
  expect(Object.keys(told(example)).filter((name) => !(name in DEFAULT_SETTINGS))).toEqual([]);
});

it('has processes believe nginx alone, and the console ask each of them', () => {
  expect(readServiceSettings(told('cotiza.env.example')).TRUST_PROXY).toEqual(['127.0.0.1']);
  const ports = valuesOf('cotiza.target', 'Wants').flatMap((line) => line.match(/(?<=@)\d+/g));
  const asked = readServiceSettings({ ...told('cotiza.env.example'), ...told('console.env.example') }).CONSOLE_METRICS;
  // The units serve metrics at 1 and the port of clients.
  expect(asked).toEqual(ports.map((port) => `http://127.0.0.1:1${port}/metrics`));
});
