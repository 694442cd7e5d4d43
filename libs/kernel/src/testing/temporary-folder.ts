import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for the tests of a file or a block, which is removed after them. */
export function folderForTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder for each test of a file or a block. Returns its path, or that of a name in it. */
export function folderPerTest(): (...names: readonly string[]) => string {
  const all = folderForTests();
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(all, 'test-'))));
  return (...names) => join(folder, ...names);
}
