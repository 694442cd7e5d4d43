import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** What is written instead of each text, in this order. */
export type Changes = readonly (readonly [text: string, instead: string])[];

/** Returns a file of `deploy` with the addresses and folders of this machine. */
export function changedDeployFile(path: string, changes: Changes): string {
  const text = readFileSync(join(WORKSPACE_ROOT, 'deploy', path), 'utf8');
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
