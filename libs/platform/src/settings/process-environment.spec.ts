import { mkdirSync } from 'node:fs';
import { SettingsError } from '@cotiza/kernel';
import { folderPerTest } from '@cotiza/kernel/testing';
import { processEnvironment } from './process-environment';

/** The values that it reads are tested with a process, because the environment of a test is a copy. */
describe('.env in the working directory', () => {
  const before = process.cwd();
  const inFolder = folderPerTest();
  beforeEach(() => process.chdir(inFolder()));
  afterEach(() => process.chdir(before));

  it('is a fault where it cannot be read', () => {
    mkdirSync('.env');
    expect(() => processEnvironment()).toThrow(new SettingsError(['.env in the working directory cannot be read']));
  });
});
