import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import type { Counts } from './judge-budgets';

/** Areas of the lines of .ts and .mjs, each with its files. A file belongs to the first that has it. */
const AREAS: readonly (readonly [area: string, files: RegExp])[] = [
  ['that are generated', /\/api-types\.data\.ts$|\.generated\.ts$/],
  ['of data', /\.data\.(ts|mjs)$/],
  ['of tests', /\.(spec|contract|fixture|arbitraries)\.ts$|\/(test|testing)\//],
  ['of libs', /^libs\//],
  ['of apps', /^apps\//],
  ['of tools', /^(tools|nightly)\//],
  ['of everything else', /./],
];

/** Counts the lines of every area, and the packages of the lock file. */
export function countsOfTree(): Counts {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' });
  const lines = new Map(AREAS.map(([area]) => [`lines ${area}`, 0]));
  for (const path of listed.trim().split('\n')) {
    const area = `lines ${AREAS.find(([, files]) => files.test(path))?.[0]}`;
    const text = readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
    lines.set(area, (lines.get(area) ?? 0) + text.split('\n').length - 1);
  }
  const { packages } = readJson<{ packages: object }>('package-lock.json');
  return { ...Object.fromEntries(lines), 'packages in the lock file': Object.keys(packages).length };
}
