import { parseArgs } from 'node:util';
import { WORKSPACE_ROOT } from '../checks/workspace';
import { connectorNames, UnusableName, type ConnectorNames } from './connector-names';
import { writeConnector } from './write-connector';

const HELP = `Writes the folder of a new insurer over the network, with specs that fail until it is filled in.

  npm run new:connector -- NAME [--label "Commercial name"]

  NAME     id in kebab-case: folder, settings and metrics have it
  --label  name as customers read it; without it, the words of NAME

docs/connectors.md walks through the rest.`;

/** What is left to do, in the order in which it is easiest. */
const nextSteps = ({ id }: ConnectorNames) => `
Next, in this order; docs/connectors.md says more of each step:

  1. vendor/              put the insurer's documents there
  2. ${id}.manifest.ts    lines, deadline and how many at once, as the documents say
  3. ${id}.codes.ts       the compiler names every value that has no code: npx tsc -p libs/insurers/remote --noEmit
  4. ${id}.wire.ts        what is sent and what is answered
  5. to-${id}.mapper.ts   and fixtures/petition-home.json, the first petition that you know is right
  6. fixtures/            recorded answers: offers, a decline, a case that is looked into; nobody's real data
  7. ${id}.wire.ts        read the answers; then from-${id}.mapper.ts
  8. testing/${id}-under-test.ts   every way in which an answer can be wrong
  9. ${id}.errors.ts, README.md

  npx jest libs/insurers/remote/src/${id}/    fails until it is done
`;

function run(): void {
  const { values, positionals } = parseArgs({
    options: { label: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  if (positionals.length !== 1) throw new UnusableName('say one name. Try --help.');
  const names = connectorNames(positionals[0]!, values.label);
  for (const path of writeConnector(WORKSPACE_ROOT, names)) console.log(path);
  console.log(nextSteps(names));
}

try {
  run();
} catch (error) {
  const isUsage = error instanceof UnusableName || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
