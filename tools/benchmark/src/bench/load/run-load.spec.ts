import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawRequest } from './raw-request';
import { runLoad } from './run-load';

/** Long enough for an answer of a slow machine. */
const SECONDS = 1;

let server: Server;
let answer: (response: ServerResponse) => void;
const received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`);
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const load = (changes: { bodyBytes?: number; request?: Buffer } = {}) =>
  runLoad({
    port: (server.address() as AddressInfo).port,
    request: (changes.request ?? rawRequest({ path: '/quote', body: '{"ñ":1}' })).toString('base64'),
    bodyBytes: changes.bodyBytes ?? 5,
    concurrency: 3,
    warmUpSeconds: 0.2,
    seconds: SECONDS,
  });

it('counts the answers that come after the warm-up', async () => {
  answer = (response) => setTimeout(() => response.setHeader('content-length', 5).end('abcde'), 2);
  const report = await load();
  expect(report.answered).toBeGreaterThan(report.requestsPerSecond * SECONDS);
  expect(report.requestsPerSecond).toBeGreaterThan(0);
  expect(report.p50Ms).toBeGreaterThan(1);
  expect(report.p99Ms).toBeGreaterThanOrEqual(report.p50Ms);
  expect(new Set(received)).toEqual(new Set(['POST /quote {"ñ":1}']));
});

it('asks without a body too', async () => {
  received.length = 0;
  answer = (response) => void response.setHeader('content-length', 5).end('abcde');
  await load({ request: rawRequest({ path: '/catalogue' }) });
  expect(received[0]).toBe('GET /catalogue ');
});

it('fails at an answer of another status', async () => {
  answer = (response) => void response.writeHead(429, { 'content-length': 5 }).end('abcde');
  await expect(load()).rejects.toThrow('an answer has status 429');
});

it('fails at an answer of another size', async () => {
  answer = (response) => void response.setHeader('content-length', 5).end('abcde');
  await expect(load({ bodyBytes: 6 })).rejects.toThrow('an answer has 5 bytes, not 6');
});

it('fails when the server hangs up', async () => {
  answer = (response) => void response.socket?.destroy();
  await expect(load()).rejects.toThrow('closed the connection');
});
