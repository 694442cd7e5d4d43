import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEPLOY } from './deploy-files';

let server: Server;
let asked: (string | undefined)[];
let status: number;

beforeEach(async () => {
  [asked, status] = [[], 200];
  server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.writeHead(status, { connection: 'close' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const portOf = () => String((server.address() as AddressInfo).port);
/** A port without a listener. */
const NOBODY = '1';

async function exitCodeWith(environment: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, [join(DEPLOY, 'health-check.mjs')], { env: environment });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

it.each([
  ['where clients ask', () => ({ PORT: portOf() })],
  ['at the port of metrics, where there is one', () => ({ PORT: NOBODY, METRICS_PORT: portOf() })],
  ['on this machine, where metrics are on every address', () => ({ METRICS_PORT: portOf(), METRICS_HOST: '0.0.0.0' })],
  ['at the address that metrics are on', () => ({ METRICS_PORT: portOf(), METRICS_HOST: '127.0.0.1' })],
  ['where clients ask, while nobody knows the port of metrics', () => ({ PORT: portOf(), METRICS_PORT: '0' })],
])('asks %s', async (_name, environment) => {
  expect(await exitCodeWith(environment())).toBe(0);
  expect(asked).toEqual(['/health/serving']);
});

it('says so where the process is not ready, or not there', async () => {
  status = 503;
  expect(await exitCodeWith({ PORT: portOf() })).toBe(1);
  expect(await exitCodeWith({ PORT: portOf(), METRICS_PORT: NOBODY })).toBe(1);
});
