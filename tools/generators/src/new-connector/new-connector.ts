import { spawnSync } from 'node:child_process';
import { runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, type ConnectorNames } from './connector-names';
import { writeConnector } from './write-connector';

const NEW_CONNECTOR = toolCommand(
  {
    script: 'new:connector',
    purpose:
      'Writes the folder of a new insurer over the network. Everything builds and passes; what is left to write are tests to be done ' +
      '(todo) that say what to do, and that run once it is there.',
    examples: ['acme-seguros', 'acme-seguros --label "Acme Seguros"'],
    notes: 'docs/connectors.md walks through the rest.',
    wellWhen: 'it is written',
  },
  (command) =>
    command
      .argument('<name>', 'id in kebab-case: folder, settings and metrics have it')
      .option('--label <text>', 'name as customers read it (default: the words of the name)'),
  ({ label }: { readonly label?: string }, [name = '']) => connectorNames(name, label),
);

/** What is left to do, in the order in which it is easiest: in which file, and what. */
const stepsFor = (id: string): readonly (readonly [string, string])[] => [
  ['vendor/', "put the insurer's documents there"],
  [`${id}.manifest.ts`, 'lines, deadline and how many at once, as the documents say'],
  [`${id}.codes.ts`, 'a code for every value; without Unfinished<...> the compiler names those that have none'],
  [`${id}.wire.ts`, 'what is sent and what is answered'],
  [`to-${id}.mapper.ts`, 'and fixtures/petition-home.json, the first petition that you know is right'],
  ['fixtures/', "recorded answers: offers, a decline, a case that is looked into; nobody's real data"],
  [`${id}.wire.ts`, `read the answers; then from-${id}.mapper.ts`],
  [`testing/${id}-under-test.ts`, 'every way in which an answer can be wrong'],
  [`${id}.errors.ts`, 'what its errors mean; then README.md, what is peculiar'],
];

function nextSteps({ id }: ConnectorNames): string {
  const steps = stepsFor(id);
  const width = Math.max(...steps.map(([file]) => file.length));
  const lines = steps.map(([file, what], index) => `  ${index + 1}. ${file.padEnd(width)}  ${what}`);
  return `
Next, in this order; docs/connectors.md says more of each step:

${lines.join('\n')}

  npx jest libs/insurers/remote/src/${id}/    names what is left as "todo"
`;
}

/** @returns that it is written: what fails is thrown */
function run(names: ConnectorNames): boolean {
  for (const path of writeConnector(WORKSPACE_ROOT, names)) console.log(path);
  generateAnew();
  console.log(nextSteps(names));
  return true;
}

/** The schema of INSURERS_FILE and the report of what the library offers name every connector, and are made from what is built. */
function generateAnew(): void {
  const node = (...args: readonly string[]) => {
    const { status } = spawnSync(process.execPath, args, { cwd: WORKSPACE_ROOT, stdio: 'inherit' });
    if (status !== 0)
      throw new Error(
        'the connector is written, but what is made from it is not: npm run generate, npm run api:report',
      );
  };
  node('node_modules/typescript/bin/tsc', '-b');
  node('tools/generators/dist/generated/generate.js');
  node('tools/generators/dist/api-reports/report.js');
}

void runCommand(NEW_CONNECTOR, run);
