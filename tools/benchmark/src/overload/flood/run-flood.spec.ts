import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawRequest } from '../../bench/load/raw-request';
import { runFlood } from './run-flood';

const REQUEST = rawRequest({ path: '/', body: '{}' }).toString('base64');
const RETRY_AFTER = { 'retry-after': '3' };

let server: Server;
afterEach(() => server.close());

/** Floods a server that answers as the test says. */
async function flood(answer: (place: number) => [status: number, body: object, headers?: Record<string, string>]) {
  let place = 0;
  server = createServer((request, response) => {
    const [status, body, headers = {}] = answer(place++);
    const text = JSON.stringify(body);
    request.resume();
    response.writeHead(status, { ...headers, 'content-length': text.length }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return runFlood({ port, request: REQUEST, perSecond: 200, seconds: 1, connections: 32 });
}

it('tells what was served from what was refused', async () => {
  const report = await flood((place) =>
    place % 4 === 0
      ? [200, { referencia: `COT-${place}` }]
      : [503, { error: 'servicio_saturado' }, place % 4 === 1 ? {} : RETRY_AFTER],
  );
  const { sent, servedMs, refusedMs, references, refusedWithoutRetryAfter } = report;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBe(servedMs.length + refusedMs.length);
  expect(servedMs.length).toBe(Math.ceil(sent / 4));
  expect(new Set(references).size).toBe(servedMs.length);
  expect(Math.abs(refusedWithoutRetryAfter - sent / 4)).toBeLessThan(2);
  expect(report).toMatchObject({ others: {}, broken: 0 });
});

it('counts any other answer apart', async () => {
  const { others, sent, servedMs } = await flood(() => [500, { error: 'error_interno' }]);
  expect(others).toEqual({ '500 error_interno': sent });
  expect(servedMs).toEqual([]);
});
