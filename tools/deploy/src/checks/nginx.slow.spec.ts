import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { MCP_DOOR } from '@cotiza/mcp';
import { PAGES_DOOR } from '@cotiza/pages';
import { REST_DOOR } from '@cotiza/rest';
import { freePort } from '@cotiza/tools-kit';
import { isNginxTried, startNginx, type RunningNginx } from './running-nginx';
import { servedRoutes } from './served-routes';

const QUOTES = '/api/agent/cotizaciones';
/** One path of each location that leads to a process. */
const PATHS = [QUOTES, '/api/agent/mcp', '/api/agent/mcp/server-card', '/.well-known/ai-catalog.json', '/s/x'];
/** The address of a client, which is that of no process. */
const CLIENT = '127.0.0.9';
const TOKEN = 'Zxmarca'.padEnd(43, 'x');
const REQUEST_ID = 'prueba-1';

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
}

/** A process that answers what it is asked for, or ends a connection without an answer. */
const answer: RequestListener = (incoming, outgoing) => {
  incoming.resume().once('end', () => {
    const { searchParams } = new URL(incoming.url ?? '', 'http://127.0.0.1');
    if (searchParams.has('lost')) incoming.socket.destroy();
    else outgoing.writeHead(Number(searchParams.get('status') ?? 200)).end(`port ${incoming.socket.localPort}`);
  });
};

(isNginxTried ? describe : describe.skip)('nginx, as it is shipped', () => {
  const processes: Server[] = [];
  let nginx: RunningNginx;
  let withoutProcesses: RunningNginx;
  let ports: { readonly apis: number[]; readonly mcp: number };

  beforeAll(async () => {
    for (let count = 0; count < 3; count++) {
      const server = createServer(answer).listen(0, '127.0.0.1');
      await once(server, 'listening');
      processes.push(server);
    }
    const [first = 0, second = 0, mcp = 0] = processes.map((server) => (server.address() as AddressInfo).port);
    ports = { apis: [first, second], mcp };
    nginx = await startNginx(ports);
    const nobody = await freePort();
    withoutProcesses = await startNginx({ apis: [nobody, nobody], mcp: nobody });
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), withoutProcesses.stop()]);
    for (const server of processes) server.close().closeAllConnections();
  });

  async function send(path: string, { method, headers = {}, body }: Sent = {}, { port } = nginx) {
    const sent = request({
      ...{ host: '127.0.0.1', port, path, localAddress: CLIENT, agent: false },
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { 'x-request-id': REQUEST_ID, ...headers },
    });
    // nginx refuses a large body before it has read all of it.
    sent.on('error', () => undefined);
    sent.end(body);
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: received.statusCode, headers: received.headers, body: await text(received) };
  }

  /** Expects a refusal in the form of the service. */
  function expectRefusal(answered: Awaited<ReturnType<typeof send>>, problem: ProblemCode): void {
    const { status, message, retryable } = PROBLEMS[problem];
    const { 'x-request-id': id, 'retry-after': retryAfter, ...headers } = answered.headers;
    expect(answered.status).toBe(status);
    expect(JSON.parse(answered.body)).toEqual({ error: problem, mensaje: message, errores: [], request_id: id });
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    // What cannot be read has no id of its own.
    expect(id).toMatch(problem === 'peticion_malformada' ? /^[\w-]+$/ : REQUEST_ID);
    expect(retryAfter).toEqual(retryable ? expect.stringMatching(/^\d+$/) : undefined);
  }

  it('leaves refusals of the processes as they are', async () => {
    for (const status of [400, 404, 413, 429, 500, 502, 504])
      expect(await send(`${QUOTES}?status=${status}`)).toMatchObject({ status, body: expect.stringMatching(/^port/) });
  });

  it.each([
    ['api', [REST_DOOR, PAGES_DOOR], () => ports.apis],
    ['mcp-gateway', [MCP_DOOR], () => [ports.mcp]],
  ])('leads every route of %s to it', async (_name, doors, portsOf) => {
    const leads = portsOf().map((port) => `port ${port}`);
    for (const route of await servedRoutes(doors))
      expect([route, leads]).toEqual([route, expect.arrayContaining([(await send(route)).body])]);
  });

  it.each<[string, ProblemCode, string, Sent]>([
    ['a NUL in the address', 'peticion_malformada', '/s/%00', {}],
    ['an address that is too long', 'peticion_malformada', `/${'a'.repeat(10_000)}`, {}],
    ['a method that nginx does not take', 'peticion_malformada', '/', { method: 'TRACE' }],
    ['large headers', 'cabeceras_demasiado_grandes', '/', { headers: { 'x-large': 'a'.repeat(9000) } }],
    ['metrics', 'no_encontrado', '/metrics', {}],
    ['health', 'no_encontrado', '/health/ready', {}],
    ['the address of its own refusals', 'no_encontrado', '/malformed', {}],
    ['a quotation that a process has read', 'resultado_desconocido', `${QUOTES}?lost`, { body: '{}' }],
    ['a question that a process has read', 'servicio_no_disponible', '/api/agent/requisitos?lost', {}],
  ])('refuses %s with %s', async (_name, problem, path, sent) => expectRefusal(await send(path, sent), problem));

  it.each([
    ['/metrics', 404, undefined],
    ['/s/x', 413, Buffer.alloc(2 ** 20 + 1)],
  ])('refuses %s to a person with a page', async (path, status, body) => {
    const answered = await send(path, { headers: { accept: 'text/html,*/*;q=0.8' }, body });
    expect([answered.status, answered.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answered.body).toMatch(/<h1>[^<]+<\/h1>.*<a href="\/">/);
  });

  it('says to a person that no process answers, and to a caller with a browser’s headers what callers are told', async () => {
    const headers = { accept: 'text/html' };
    const page = await send('/s/x', { headers }, withoutProcesses);
    expect([page.status, page.body]).toEqual([503, expect.stringContaining('Ahora mismo no podemos atenderte')]);
    expect(page.headers['retry-after']).toMatch(/^\d+$/);
    expectRefusal(await send('/api/agent/requisitos', { headers }, withoutProcesses), 'servicio_no_disponible');
  });

  it.each(PATHS)('refuses what is too large at %s', async (path) =>
    expectRefusal(await send(path, { body: Buffer.alloc(2 ** 20 + 1) }), 'cuerpo_demasiado_grande'),
  );

  it.each(PATHS)('says of a quotation at %s that it reached no process', async (path) =>
    expectRefusal(await send(path, { body: '{}' }, withoutProcesses), 'servicio_no_disponible'),
  );

  it('logs why it refuses, and neither addresses of clients nor those of pages', async () => {
    await send(`/s/${TOKEN}`, {}, withoutProcesses);
    await send(`/c/${TOKEN}`, { body: Buffer.alloc(2 ** 20 + 1) });
    const logged = nginx.logged() + withoutProcesses.logged();
    for (const refusal of ['servicio_no_disponible', 'cuerpo_demasiado_grande'])
      expect(logged).toContain(`"refusal":"${refusal}"`);
    expect(logged).not.toMatch(/Zxmarca|127\.0\.0\.9/);
  });

  it('refuses a flood of one address at each location', async () => {
    for (const path of PATHS) {
      let refused;
      while (refused === undefined) {
        const answers = await Promise.all(Array.from({ length: 200 }, () => send(path)));
        refused = answers.find(({ status }) => status === PROBLEMS.limite_alcanzado.status);
      }
      expectRefusal(refused, 'limite_alcanzado');
    }
  });
});
