import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { run } from './server';

const STEPS_OF_TABLES = 'libs/storage/src/database/migrations';

/**
 * Builds the program of another commit, by default the last one before the newest step of the tables, on the packages that are
 * installed here.
 *
 * @returns the folder of the built tree
 */
export async function buildVersionBefore(folder: string, asked: string | undefined): Promise<string> {
  const git = (...args: string[]) => run(['git', ...args], WORKSPACE_ROOT);
  const commit = asked ?? `${await git('log', '-1', '--diff-filter=A', '--format=%H', '--', STEPS_OF_TABLES)}~1`;
  console.error(`drill: builds the version of ${await git('log', '-1', '--format=%h %cs', commit)}`);
  const tree = join(folder, 'before');
  const archive = join(folder, 'before.tar');
  mkdirSync(tree);
  await git('archive', '--output', archive, commit);
  await run(['tar', '-xf', archive, '-C', tree], tree);
  linkPackages(tree);
  await run(
    [process.execPath, 'node_modules/typescript/bin/tsc', '-b', '--noCheck', 'apps/api', 'apps/notifier'],
    tree,
  );
  return tree;
}
