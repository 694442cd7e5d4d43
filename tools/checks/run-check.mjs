import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The projects that a check needs built, its program, and what it does. */
const CHECKS = {
  generated: [
    'tools/generators',
    'tools/generators/dist/generated/generate.js --check',
    'generated files are up to date',
  ],
  budgets: ['tools/checks', 'tools/checks/dist/budgets/budgets.js', 'what no machine changes is within its budgets'],
  kill: [
    'apps/all-in-one apps/api apps/notifier tools/deploy',
    'tools/deploy/dist/kill-test.js',
    'processes are killed and lose power under load: nothing is lost',
  ],
  drill: [
    'apps/api apps/notifier tools/deploy',
    'tools/deploy/dist/drill/drill.js',
    'restarts, kills, an upgrade, a restore and failovers behind nginx: nothing is lost',
  ],
  fuzz: ['apps/all-in-one tools/agents', 'tools/agents/dist/fuzz/fuzz.js', 'wrong requests get the documented answers'],
  agents: ['apps/all-in-one tools/agents', 'tools/agents/dist/agents/agents.js', 'scripted agents get their prices'],
  demo: ['apps/all-in-one tools/agents', 'tools/agents/dist/demo.js', 'the demo runs to its end'],
  overload: [
    'apps/all-in-one tools/checks',
    'tools/checks/dist/cost/overload.js',
    'five times the requests that can be answered: the rest is refused',
  ],
};

const [name, ...rest] = process.argv.slice(2);
const check = CHECKS[name];
if (!check) {
  const lines = Object.entries(CHECKS).map(([each, [, , what]]) => `  ${each.padEnd(12)}${what}`);
  console.log(`npm run check -- NAME [options]\n\n${lines.join('\n')}`);
  process.exit(name === undefined ? 0 : 2);
}

const run = (script, args) => spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status ?? 1;

const [projects, command] = check;
const [program, ...args] = command.split(' ');
const options = rest[0] === '--' ? rest.slice(1) : rest;
const built = run(join('node_modules', 'typescript', 'bin', 'tsc'), ['-b', ...projects.split(' ')]);
process.exit(built === 0 ? run(program, [...args, ...options]) : built);
