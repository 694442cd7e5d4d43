// Runs what guards releases: `npm run nightly` runs all of it, `npm run nightly -- mcp lint` some of it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = (path, ...args) => [fileURLToPath(new URL(path, import.meta.url)), ...args];

const CHECKS = {
  specs: script('../node_modules/jest/bin/jest.js', '-c', 'jest.nightly.config.mjs', '--forceExit'),
  commands: script('commands.mjs'),
  law: script('../apps/ops/dist/main.js', 'rating', 'law'),
  cost: script('cost.mjs'),
  lint: script('lint.mjs'),
  clients: script('clients.mjs'),
  browser: script('browser.mjs'),
  recipes: script('recipes.mjs'),
  programs: script('mcp-programs.mjs'),
  runtimes: script('runtimes.mjs'),
  mcp: script('mcp.mjs'),
  agents: script('../tools/agents/dist/agents/agents.js'),
  fuzz: script('../tools/agents/dist/fuzz/fuzz.js', '--requests', '100000'),
  kill: script('../tools/deploy/dist/kill-test.js', '--scenario', 'power', '--kills', '20'),
  drill: script('../tools/deploy/dist/drill/drill.js'),
  unsynced: script('../tools/deploy/dist/kill-test.js', '--scenario', 'power', '--unsynced'),
};

/** A service that ignores syncs loses data: the kill test has to find it. */
const MUST_FAIL = ['unsynced'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(2);
}

const failed = [];
for (const name of asked.length > 0 ? asked : Object.keys(CHECKS)) {
  console.log(`\n=== ${name}`);
  const { status } = spawnSync(process.execPath, CHECKS[name], { stdio: 'inherit' });
  if ((status === 0) === MUST_FAIL.includes(name)) failed.push(name);
}
console.log(failed.length > 0 ? `\nFAILED: ${failed.join(', ')}` : '\nAll checks passed');
process.exitCode = failed.length > 0 ? 1 : 0;
