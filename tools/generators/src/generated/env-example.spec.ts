import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, readServiceSettings } from '@cotiza/assembly';
import { folderForTests } from '@cotiza/kernel/testing';
import { envExample } from './env-example';

describe('.env.example as .env', () => {
  const folder = folderForTests();
  beforeAll(() => writeFileSync(join(folder, '.env'), envExample()));

  /** Runs a program in the folder of `.env`. Returns the settings that it prints as `NAME=value`, ended by zeros. */
  const settingsOf = (program: string, ...args: readonly string[]) => {
    const printed = execFileSync(program, args, { cwd: folder, env: { PATH: process.env.PATH }, encoding: 'utf8' });
    const variables = printed.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
    return Object.fromEntries(variables.filter(([name]) => name in DEFAULT_SETTINGS));
  };

  it('is read by a shell as the service reads it', () => {
    const byShell = settingsOf('bash', '-ec', 'set -a; . ./.env; set +a; env -0');
    const print = 'for (const each of Object.entries(process.env)) process.stdout.write(each.join("=") + "\\0")';
    const byService = settingsOf(process.execPath, '-e', `process.loadEnvFile(); ${print}`);
    expect(Object.keys(byService)).toHaveLength(Object.keys(DEFAULT_SETTINGS).length);
    expect(byShell).toEqual(byService);
    expect(readServiceSettings(byService)).toEqual(DEFAULT_SETTINGS);
  });
});
