import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Cotiza, NoAnswerError, type HomeEstimateRequest, type HomeRequest } from './cotiza-client.js';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refusal = (error: string, status: number, headers = {}) =>
  json(status, { error, mensaje: 'No.', errores: [], request_id: 'r-1' }, headers);
const lost: Reply = (response) => response.destroy();
const silent: Reply = () => undefined;

/** The client sends what it is given: the service judges it. */
const BODY = { insurance_line: 'Home' } as HomeRequest & HomeEstimateRequest;

let server: Server;
let url: string;
let replies: Reply[];
let requests: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    replies.shift()?.(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  replies = [];
  requests = [];
});

const keysSent = () => requests.map(({ headers }) => headers['idempotency-key']);

it('asks the address of the operation, with its query and the key of the caller', async () => {
  replies = [json(200, { tipo: 'towns' }), json(200, {})];
  const cotiza = new Cotiza(`${url}/`, { accessKey: 'k-1' });
  const answer = await cotiza.catalogue({ tipo: 'towns', codigo_postal: '28013', texto: undefined });
  expect(answer).toMatchObject({ ok: true, result: { tipo: 'towns' }, replayed: false });
  await cotiza.detail('a/b.1');
  expect(requests.map((each) => each.url)).toEqual([
    '/api/agent/catalogo?tipo=towns&codigo_postal=28013',
    '/api/agent/ofertas/a%2Fb.1',
  ]);
  expect(requests[0]?.headers.authorization).toBe('Bearer k-1');
});

it.each([301, 302, 303, 307, 308])(
  'follows no redirect with status %i, which would take the key elsewhere',
  async (status) => {
    replies = [json(status, {}, { location: `${url}/elsewhere` }), json(200, {})];
    await expect(new Cotiza(url, { accessKey: 'k-1', retries: 0 }).detail('a.1')).rejects.toThrow(`HTTP ${status}`);
    expect(requests).toHaveLength(1);
  },
);

it('refuses what is no address at once', () => {
  expect(() => new Cotiza('cotiza.example')).toThrow('Invalid URL');
});

it('returns a refusal with its status, and does not repeat what cannot succeed', async () => {
  replies = [refusal('datos_invalidos', 400)];
  const answer = await new Cotiza(url).quote(BODY);
  expect(answer).toMatchObject({ ok: false, error: 'datos_invalidos', status: 400, errores: [], request_id: 'r-1' });
  expect(requests).toHaveLength(1);
});

it('waits as long as Retry-After says, and repeats a quotation under the same key', async () => {
  replies = [refusal('servicio_saturado', 503, { 'retry-after': '1' }), json(200, { estado: 'cotizado' })];
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const answer = await new Cotiza(url).quote(BODY);
  expect(timers.mock.calls.map(([, waitMs]) => waitMs)).toContain(1000);
  timers.mockRestore();
  expect(answer).toMatchObject({ ok: true, result: { estado: 'cotizado' }, idempotencyKey: keysSent()[0] });
  expect(keysSent()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keysSent()[0]]);
});

it('makes a new key for each quotation, or sends the one of the caller', async () => {
  replies = [json(200, {}), json(200, {}), json(200, {}, { 'idempotency-replayed': 'true' })];
  const cotiza = new Cotiza(url);
  await cotiza.quote(BODY);
  await cotiza.quote(BODY);
  expect(await cotiza.quote(BODY, { idempotencyKey: 'mine' })).toMatchObject({ replayed: true });
  expect(new Set(keysSent()).size).toBe(3);
  expect(keysSent()[2]).toBe('mine');
});

it('repeats after a lost connection', async () => {
  replies = [lost, json(200, { estado: 'cotizado' })];
  expect(await new Cotiza(url).quote(BODY)).toMatchObject({ ok: true });
});

it('returns the refusal that asks for a longer wait than the caller allows, and the last one', async () => {
  const asked = { 'retry-after': '60' };
  replies = [refusal('limite_alcanzado', 429, asked)];
  const expected = { ok: false, error: 'limite_alcanzado', retryAfterSeconds: 60 };
  expect(await new Cotiza(url).estimate(BODY)).toMatchObject(expected);
  replies = [refusal('limite_alcanzado', 429, asked)];
  expect(await new Cotiza(url, { retries: 0 }).estimate(BODY)).toMatchObject(expected);
  expect(requests).toHaveLength(2);
});

it.each([
  ['a connection is lost', lost, /fetch failed/, undefined],
  ['the time is over', silent, /timeout/, 100],
  ['a proxy answers', (response: ServerResponse) => response.writeHead(502).end('<html>'), /HTTP 502/, undefined],
  ['a page is there', (response: ServerResponse) => response.writeHead(200).end('<html>'), /HTTP 200/, undefined],
])('throws the key to repeat with when %s', async (_case, reply, message, timeoutMs) => {
  replies = [reply];
  const quoting = new Cotiza(url, { retries: 0, timeoutMs }).quote(BODY, { idempotencyKey: 'mine' });
  const error = await quoting.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error).toMatchObject({ idempotencyKey: 'mine', message: expect.stringMatching(message) as string });
});

it('asks for what is pending until the signal aborts', async () => {
  const controller = new AbortController();
  const pending = json(200, { pendientes: ['Lenta'] });
  replies = [pending, (...asked) => (controller.abort(new Error('enough')), pending(...asked))];
  const waiting = new Cotiza(url).waitForPending('c', { everyMs: 1, signal: controller.signal });
  await expect(waiting).rejects.toThrow('enough');
  expect(requests.map((each) => each.url)).toEqual(Array(2).fill('/api/agent/cotizaciones/c'));
  await expect(new Cotiza(url).waitForPending('c', { signal: controller.signal })).rejects.toThrow('enough');
});

it.each([
  ['waits for an answer', silent],
  ['waits to ask again', refusal('servicio_saturado', 503, { 'retry-after': '50' })],
])('ends with the reason of the signal while it %s', async (_case, reply) => {
  const controller = new AbortController();
  replies = [reply];
  const quoting = new Cotiza(url).quote(BODY, { signal: controller.signal });
  while (requests.length === 0) await new Promise(setImmediate);
  controller.abort(new Error('enough'));
  await expect(quoting).rejects.toThrow('enough');
  expect(requests).toHaveLength(1);
});
