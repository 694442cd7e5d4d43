// Compares what a quotation costs with the last release: `npm run nightly -- cost`.
import { execFileSync, spawnSync } from 'node:child_process';
import { clonedTree, ROOT } from './run-tool.mjs';

const LIMIT = '1.1';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const [release] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort', '-version:refname').split('\n');
if (release === '') {
  console.log('cost: there is no release yet to compare with');
} else {
  const tree = clonedTree('--branch', release);
  execFileSync('npx', ['tsc', '-b', 'apps/all-in-one'], { cwd: tree, stdio: 'inherit' });
  for (const door of [[], ['--mcp']]) {
    const args = ['tools/checks/dist/cost/bench.js', '--against', tree, '--limit', LIMIT, ...door];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
