import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder';
import { temporaryFolder } from './testing/temporary-storage';

let dir: string;
beforeEach(() => (dir = temporaryFolder()));
afterEach(() => rmSync(dir, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('makes what is missing, for the account of the service alone', () => {
  makeFolder(join(dir, 'a/b'));
  expect([modeOf(join(dir, 'a')), modeOf(join(dir, 'a/b'))]).toEqual([0o700, 0o700]);
});

it('leaves a folder that is there as it is', () => {
  mkdirSync(join(dir, 'a'));
  chmodSync(join(dir, 'a'), 0o750);
  makeFolder(join(dir, 'a'));
  expect(modeOf(join(dir, 'a'))).toBe(0o750);
});

it('does not take a file for a folder', () => {
  writeFileSync(join(dir, 'a'), '');
  expect(() => makeFolder(join(dir, 'a'))).toThrow('EEXIST');
});
