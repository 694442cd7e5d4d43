import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@cotiza/kernel';
import { processEnvironment } from './process-environment';

/** The values that it reads are tested with a process, because the environment of a test is a copy. */
describe('.env in the working directory', () => {
  const before = process.cwd();
  let folder: string;
  beforeEach(() => process.chdir((folder = mkdtempSync(join(tmpdir(), 'cotiza-env-')))));
  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is a fault where it cannot be read', () => {
    mkdirSync('.env');
    expect(() => processEnvironment()).toThrow(new SettingsError(['.env in the working directory cannot be read']));
  });
});
