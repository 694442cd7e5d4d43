import { startLimitedService, type RunningService, MCP, MCP_HEADERS, handshake } from './running-service';

const message = (method: string, id: string | number = 1, params?: object) => ({ jsonrpc: '2.0', id, method, params });
const LIST = message('tools/list');

let service: RunningService;
afterEach(() => service.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  service.post(MCP, body, { ...MCP_HEADERS, ...headers });

/** Parses an answer, whether it is one JSON or events. */
async function saidBy(response: Response): Promise<{ id: unknown; result?: object; error?: { message: string } }[]> {
  const text = await response.text();
  if (!response.headers.get('content-type')!.startsWith('text/event-stream')) return [JSON.parse(text)];
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json!));
}

describe('every message counts', () => {
  it.each([
    ['a list', LIST],
    ['a handshake', message('initialize', 1, handshake())],
    ['an unknown method', message('otro')],
  ])('%s, and is refused in words when there are too many', async (_name, body) => {
    service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '1' });
    await send(body);
    const [said] = await saidBy(await send(body));
    expect(said!.id).toBe(1);
    expect(said!.error!.message).toContain('Espera 60 segundos');
  });

  it('also one that waits for no answer, or is none', async () => {
    service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '1' });
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await send(notification)).status).toBe(202);
    for (const body of [notification, 7, {}]) {
      const response = await send(body);
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('60');
    }
  });

  it('also each of a batch', async () => {
    service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '2' });
    const said = await saidBy(await send([1, 2, 3, 4].map((id) => message('ping', id))));
    expect(said.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(said.map(({ error }) => error !== undefined)).toEqual([false, false, true, true]);
  });

  it('a call of a tool whose arguments cannot be read, in the group of the tool', async () => {
    service = await startLimitedService({ LIMIT_QUOTES_PER_MINUTE: '1' });
    await send(message('tools/call', 1, { name: 'cotizar_coche', arguments: 'todo' }));
    const [said] = await saidBy(await send(message('tools/call', 2, { name: 'cotizar_coche', arguments: {} })));
    expect(JSON.stringify(said!.result)).toContain('limite_alcanzado');
  });
});

describe('a batch', () => {
  it.each([
    ['of no messages', []],
    ['of eleven messages', Array.from({ length: 11 }, (_, id) => message('ping', id))],
    ['with a handshake', [message('initialize'), message('ping', 2)]],
  ])('%s is refused', async (_name, batch) => {
    service = await startLimitedService();
    const response = await send(batch);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32600 } });
  });

  it('is of one revision only', async () => {
    service = await startLimitedService();
    const batch = [message('ping')];
    expect((await send(batch, { 'mcp-protocol-version': '2025-03-26' })).status).toBe(200);
    expect((await send(batch, { 'mcp-protocol-version': '2025-06-18' })).status).toBe(400);
  });

  it('has an answer of at most half a megabyte: the client sends the other messages again', async () => {
    service = await startLimitedService();
    const everything = { name: 'obtener_requisitos', arguments: { ramo: 'coche', detalle: 'todo' } };
    const read = (id: number) => message('tools/call', id, everything);
    const response = await send(Array.from({ length: 10 }, (_, id) => read(id)));
    const said = await saidBy(response.clone() as Response);
    expect(said.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(said[0]!.result).toBeDefined();
    expect(said.at(-1)!.error!.message).toBe('La respuesta del lote es demasiado larga: envía este mensaje aparte.');
    expect((await response.text()).length).toBeLessThan(600_000);
  });
});
