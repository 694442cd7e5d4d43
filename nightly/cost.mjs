// Compares what a quotation costs with the last release: `npm run nightly -- cost`.
import { execFileSync, spawnSync } from 'node:child_process';
import { folderOutside, ROOT } from './run-tool.mjs';

const LIMIT = '1.1';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const [release] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort', '-version:refname').split('\n');
if (release === '') {
  console.log('cost: there is no release yet to compare with');
} else {
  const tree = `${folderOutside()}/tree`;
  const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' });
  run('git', ['clone', '--quiet', '--branch', release, ROOT, tree], ROOT);
  run('npm', ['ci', '--no-audit', '--no-fund'], tree);
  run('npx', ['tsc', '-b', 'apps/all-in-one'], tree);
  for (const door of [[], ['--mcp']]) {
    const args = ['tools/checks/dist/cost/bench.js', '--against', tree, '--limit', LIMIT, ...door];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
