import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variablesIn, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { composeProcesses } from './compose-processes';

const deployed = (name: string) => readFileSync(join(WORKSPACE_ROOT, 'deploy', name), 'utf8');
const example = variablesIn(deployed('compose.env.example'));
const variables = { ...example, POSTGRES_PASSWORD: 'p', DATA_KEY: 'k' };
const processes = composeProcesses(deployed('compose.yaml'), variables);

it('are those that compose.yaml starts, the one that makes the tables before them', () => {
  expect(processes.map(({ name, script }) => [name, script])).toEqual([
    ['migrate', 'apps/ops/dist/main.js'],
    ['api-1', 'apps/api/dist/main.js'],
    ['api-2', 'apps/api/dist/main.js'],
    ['mcp-gateway', 'apps/mcp-gateway/dist/main.js'],
    ['notifier-1', 'apps/notifier/dist/main.js'],
    ['notifier-2', 'apps/notifier/dist/main.js'],
  ]);
});

it('are told what compose.yaml tells them, with the variables in it', () => {
  const [, api, , , notifier] = processes;
  expect(api!.environment).toMatchObject({ DATABASE_URL: 'postgres://cotiza:p@postgres:5432/cotiza', DATA_KEY: 'k' });
  expect(notifier!.environment).toMatchObject({ PURCHASE_URL: example.PURCHASE_URL });
});

it('cannot be without what has to be said', () => {
  expect(() => composeProcesses(deployed('compose.yaml'), {})).toThrow(/is not set/);
});
