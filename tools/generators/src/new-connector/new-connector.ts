import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, writeConnector, writeOutside } from './write-connector';

const NEW_CONNECTOR = toolCommand(
  'new:connector',
  'Writes the folder of a new insurer over the network. Everything builds and passes; tests marked as todo name what is left ' +
    'to write.',
)
  .argument('<name>', 'id in kebab-case: folder, settings and metrics have it')
  .option('--label <text>', 'name as customers read it (default: the words of the name)')
  .option('--outside <folder>', 'an empty folder for a project of its own, outside this repository');

/** Writes the connector, then builds it and generates the files that name every connector. */
function run({ label, outside }: { readonly label?: string; readonly outside?: string }): boolean {
  const names = connectorNames(NEW_CONNECTOR.args[0] ?? '', label);
  if (outside !== undefined) {
    for (const path of writeOutside(names, resolve(outside))) console.log(path);
    console.log(`
"npm run release -- --install ${outside} @cotiza/insurers-remote" installs what it needs, and "npm test" in ${outside} tests it;
docs/connectors.md lists what is left to write.`);
    return true;
  }
  for (const path of writeConnector(names)) console.log(path);
  for (const args of [['node_modules/typescript/bin/tsc', '-b'], ['tools/generators/dist/generated/generate.js']]) {
    const { status } = spawnSync(process.execPath, args, { cwd: WORKSPACE_ROOT, stdio: 'inherit' });
    if (status !== 0) throw new Error('the connector is written, the generated files are not: npm run generate');
  }
  console.log(`
docs/connectors.md lists what is left to write, and "npx jest libs/insurers/remote/src/${names.id}/" names it as todo.`);
  return true;
}

void runCommand(NEW_CONNECTOR, run);
