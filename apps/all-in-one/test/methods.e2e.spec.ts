import { QUOTES, startService, type RunningService } from './running-service';

const READ = 'GET, HEAD, OPTIONS';
const SENT = 'POST, OPTIONS';
const READ_AND_SENT = 'GET, HEAD, POST, OPTIONS';

/** The methods that each address accepts. */
const ADDRESSES: readonly (readonly [path: string, allow: string])[] = [
  [QUOTES, SENT],
  [`${QUOTES}?a=1`, SENT],
  ['/api/agent/comprobaciones', SENT],
  ['/api/agent/mcp', SENT],
  ['/api/agent/requisitos', READ],
  ['/api/agent/requisitos?ramo=coche', READ],
  ['/api/%61gent/catalogo', READ],
  ['/api/v1/catalog', READ],
  ['/api/openapi.json', READ],
  ['/api/docs', READ],
  ['/llms.txt', READ],
  ['/api/agent/ofertas/una-oferta', READ],
  ['/api/agent/productos/un-producto', READ],
  ['/productos/un-producto', READ],
  ['/favicon.ico', READ],
  ['/health/live', READ],
  ['/health/ready', READ],
  ['/metrics', READ],
  ['/c/un-enlace', READ_AND_SENT],
  ['/c/un/enlace', READ_AND_SENT],
  ['/api/purchase/un-enlace', 'GET, OPTIONS'],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const PREFLIGHT = {
  origin: 'https://agente.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type, idempotency-key',
};

describe('the methods of an address', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ PURCHASE_API_KEY: 'k'.repeat(40) });
  });
  afterAll(() => service.close());

  const ask = (path: string, method: string, headers: Record<string, string> = {}) =>
    fetch(service.url + path, { method, headers });

  it.each(ADDRESSES)('%s accepts %s, and its Allow header says so', async (path, allow) => {
    const taken = allow.split(', ');
    for (const method of METHODS) {
      const { status, headers } = await ask(path, method);
      const isRefused = status === 405;
      expect([method, isRefused]).toEqual([method, !taken.includes(method)]);
      if (isRefused || method === 'OPTIONS') expect(headers.get('allow')).toBe(allow);
    }
    const preflight = await ask(path, 'OPTIONS', PREFLIGHT);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe(allow);
    expect(preflight.headers.get('allow')).toBe(allow);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(PREFLIGHT['access-control-request-headers']);
  });

  it.each(['/api/agent/nada', '/api/purchase/', '/%ff', '/c'])('are none where nothing is: %s', async (path) => {
    for (const method of METHODS) {
      const { status, headers } = await ask(path, method);
      expect([method, status, headers.get('allow')]).toEqual([method, 404, null]);
    }
  });

  it('keep no page from reading that there is nothing', async () => {
    const { status, headers } = await ask('/api/agent/nada', 'OPTIONS', PREFLIGHT);
    expect([status, headers.get('allow'), headers.get('access-control-allow-methods')]).toEqual([204, null, null]);
    expect(headers.get('access-control-allow-headers')).toBe(PREFLIGHT['access-control-request-headers']);
  });

  it('are refused in the four keys of a refusal', async () => {
    const answer = await ask('/c/un-enlace', 'PUT');
    expect(answer.status).toBe(405);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['error', 'mensaje', 'errores', 'request_id']);
    expect(body).toMatchObject({ error: 'metodo_no_permitido', request_id: answer.headers.get('x-request-id') });
  });
});
