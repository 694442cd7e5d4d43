import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

const CACHE = join(WORKSPACE_ROOT, 'node_modules', '.cache');

/** A folder in which packages of the repository are found, and which is gone when the process ends. */
export function scratchFolder(): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'cotiza-clients-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // What is generated is made of ES modules.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}
