import type { AppParts } from '@cotiza/assembly';
import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { MCP_DOOR } from '@cotiza/mcp';
import { BODY_LIMIT_BYTES } from '@cotiza/platform';
import { responseOf, sendRaw } from './raw-http';
import { JSON_TYPE, QUOTES, serviceForTests, startService } from './running-service';

const service = serviceForTests({ PURCHASE_API_KEY: 'k'.repeat(40) });

/** The advice to a caller of an unknown address. */
const ENTRANCE = ' Empieza por GET /api/agent/requisitos.';

async function expectRefusal(response: Response, problem: ProblemCode) {
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Object.keys(body)).toEqual(['error', 'mensaje', 'errores', 'request_id']);
  const mensaje = PROBLEMS[problem].message + (problem === 'no_encontrado' ? ENTRANCE : '');
  const said = problem === 'json_invalido' ? expect.stringContaining(mensaje) : mensaje;
  expect(body).toMatchObject({ error: problem, mensaje: said, errores: expect.any(Array) });
  expect(body.request_id).toBe(response.headers.get('x-request-id'));
  expect(response.status).toBe(PROBLEMS[problem].status);
  return body as { errores: { campo: string; codigo: string }[] };
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + '1' + close.repeat(depth);

it.each<[string, string | undefined, Record<string, string>, ProblemCode]>([
  ['malformed', '{"insurance_line": ', JSON_TYPE, 'json_invalido'],
  ['absent', undefined, {}, 'json_invalido'],
  ['an array', '[]', JSON_TYPE, 'datos_invalidos'],
  ['deep', nested('{"a":', '}', 10_000), JSON_TYPE, 'datos_invalidos'],
  ['one byte too large', `"${'x'.repeat(BODY_LIMIT_BYTES - 1)}"`, JSON_TYPE, 'cuerpo_demasiado_grande'],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 'tipo_no_soportado'],
])('a body that is not what it should be is refused in the one form: %s', async (_name, body, headers, problem) => {
  await expectRefusal(await service.post(QUOTES, body, headers), problem);
});

describe('an address or method that is not there', () => {
  it.each(['/es', '/api/agent', '/api/agent/Requisitos', '/nada?x=1', '/%00', '/%zz', '/api/agent/../secreto'])(
    '%s is not found',
    async (path) => {
      await expectRefusal(await service.get(path), 'no_encontrado');
    },
  );

  it.each([
    ['/nada', './'],
    ['/s/%ff', '../'],
    ['/s/%ff/contacto', '../../'],
    ['/productos/nada?api=1', '../'],
    ['/docs/nada', '../'],
  ])('%s is a page for a browser', async (path, root) => {
    const answer = await service.get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const page = await answer.text();
    expect(page).toContain('<h1>');
    expect(page).toContain(`href="${root}accesibilidad"`);
  });

  it.each([
    ['/cotizar/coche', '{}', { 'content-type': 'application/json' }, 415],
    ['/nada', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['/aviso-legal', 'x'.repeat(2_000_000), { 'content-type': 'text/plain' }, 405],
    ['/s/x', 'a=1', { 'content-type': 'application/xml' }, 415],
  ])('POST %s is a page with ways on for a browser', async (path, body, headers, status) => {
    const answer = await service.post(path, body, { ...headers, accept: 'text/html' } as Record<string, string>);
    const page = await answer.text();
    expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8']);
    expect([path, answer.status]).toEqual([path, status]);
    expect(page).toMatch(/<h1>[^<]+<\/h1>/);
  });

  it.each(['/nada', '/cotizar/barco', '/s/nunca', '/c/nunca'])('%s leads a person on', async (path) => {
    const answer = await service.get(path, { accept: 'text/html' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/href="[^"]*cotizar\/coche"/);
  });

  it('of the interface is a refusal for a browser too', async () =>
    expectRefusal(await service.get('/api/agent/nada', { accept: 'text/html' }), 'no_encontrado'));

  it.each<[string, AppParts, string]>([
    ['the MCP door', { doors: [MCP_DOOR], delivers: false, standsAlone: true }, 'POST /api/agent/mcp'],
    ['what has no door', { doors: [], delivers: true, standsAlone: true }, 'GET /health/ready'],
  ])('of %s leads to what is there', async (_name, parts, entrance) => {
    const other = await startService({}, {}, parts);
    const answer = await other.get('/api/agent/requisitos');
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { mensaje: string }).mensaje).toBe(
      `Esta dirección no existe. Empieza por ${entrance}.`,
    );
    await other.close();
  });
});

describe('a page that is the same for everybody', () => {
  const PUBLIC = [
    '/',
    '/en',
    '/aviso-legal',
    '/privacidad',
    '/accesibilidad',
    '/historial-de-siniestros',
    '/cotizar/coche',
  ];
  it.each(PUBLIC)('is compressed, and known again: %s', async (path) => {
    const { headers } = await service.get(path);
    expect(Object.fromEntries(headers)).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
    expect((await service.get(path, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  });

  it.each([...PUBLIC, '/api/docs'])('leads to the contact in its foot: %s', async (path) =>
    expect(await (await service.get(path)).text()).toMatch(/<footer[^]*aviso-legal#contacto"[^]*<\/footer>/),
  );

  it('is the only one: a page with a seal or a link in it is sent as it is', async () => {
    const begun = await fetch(`${service.url}/cotizar/coche`, { method: 'POST', redirect: 'manual' });
    const cookie = begun.headers.getSetCookie().map((each) => each.split(';')[0]);
    const step = await service.get(new URL(begun.headers.get('location')!, `${service.url}/cotizar/`).pathname, {
      cookie: cookie.join('; '),
    });
    expect(await step.text()).toContain('name="sello"');
    expect(step.headers.get('content-encoding')).toBeNull();
  });
});

describe('a slash at the end of an address', () => {
  it.each([
    ['/cotizar/coche/?a=/', '/cotizar/coche?a=/'],
    ['/s/x/contacto/', '/s/x/contacto'],
    ['/c/x//', '/c/x'],
    ['/c//elsewhere.example/', '/c//elsewhere.example'],
    ['/productos/x/', '/productos/x'],
    ['/historial-de-siniestros/', '/historial-de-siniestros'],
  ])('leads from %s to %s, below any path of a proxy', async (path, to) => {
    const answer = await fetch(service.url + path, { redirect: 'manual' });
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, new URL(location, `https://proxy.example/cotiza${path}`).href]).toEqual([
      308,
      `https://proxy.example/cotiza${to}`,
    ]);
  });

  it('makes no difference to callers of the interface', async () => {
    expect((await service.get('/api/agent/requisitos/?ramo=coche')).status).toBe(200);
  });
});

describe('headers for browsers', () => {
  it('let any page call, and read what it needs', async () => {
    const response = await service.get('/api/agent/requisitos', { origin: 'https://agente.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('forbid sniffing, framing and scripts, and do not say what runs', async () => {
    const { headers } = await service.get('/api/agent/requisitos');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

it('[Authentication / none] [What the service does / 6] requires no credentials', async () => {
  for (const path of ['/api/agent/requisitos', '/api/agent/catalogo?tipo=genders', '/api/docs', '/api/openapi.json']) {
    const response = await service.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('www-authenticate')).toBeNull();
  }
});

it('never echoes what was sent, not even in the log', async () => {
  const mark = 'Zxmarca';
  const body = bodyOf('Car').withAll({
    'holder.name': `${mark}1`,
    'holder.email': `${mark}@@example.com`,
    'holder.document_id': mark,
    'holder.gender': mark,
    'vehicle.registration_plate': mark,
    'holder.address.postal_code': mark,
    effective_date: mark,
    client_reference: `${mark}\u0000`,
  });
  const response = await service.post(QUOTES, body.build());
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain(mark);
  await service.get(`/api/agent/catalogo?tipo=towns&codigo_postal=${mark}`);
  await service.post(QUOTES, `{"a": "${mark}"`);
  await service.get(`/${mark}?x=${mark}`);
  expect(service.log.length).toBeGreaterThan(0);
  expect(service.log.join('')).not.toContain(mark);
});

it('an unexpected error is hidden from the caller, and its location is logged', async () => {
  const clock = {
    ...service.clock,
    today: () => {
      throw new RangeError('Zxsecreto');
    },
  };
  const broken = await startService({}, { clock });
  await expectRefusal(await broken.post(QUOTES, bodyOf('Home').build()), 'error_interno');
  const failures = broken.log.filter((line) => line.includes('request failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('RangeError');
  expect(failures[0]).not.toContain('Zxsecreto');
  await broken.close();
});

const header = `x: ${'x'.repeat(20_000)}\r\n`;

it.each<[string, string, ProblemCode]>([
  ['is not HTTP', 'NONSENSE\r\n\r\n', 'peticion_malformada'],
  ['has no Host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 'peticion_malformada'],
  [
    'has two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{',
    'peticion_malformada',
  ],
  ['has headers without end', `GET / HTTP/1.1\r\nHost: a\r\n${header}\r\n`, 'cabeceras_demasiado_grandes'],
])('what never becomes a request is refused in the one form: it %s', async (_name, bytes, problem) => {
  const { received } = await sendRaw(service.url, bytes);
  const response = responseOf(await received);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await expectRefusal(response, problem);
});

const READ = 'GET, HEAD, OPTIONS';
const SENT = 'POST, OPTIONS';
const READ_AND_SENT = 'GET, HEAD, POST, OPTIONS';

/** The methods that each address accepts. */
const ADDRESSES: readonly (readonly [path: string, allow: string])[] = [
  [QUOTES, SENT],
  ['/api/agent/mcp', SENT],
  ['/api/agent/requisitos?ramo=coche', READ],
  ['/api/%61gent/catalogo', READ],
  ['/api/openapi.json', READ],
  ['/llms.txt', READ],
  ['/', READ_AND_SENT],
  ['/api/agent/ofertas/una-oferta', READ],
  ['/health/ready', READ],
  ['/metrics', READ],
  ['/c/un-enlace', READ_AND_SENT],
  ['/api/purchase/un-enlace', 'GET, OPTIONS'],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const PREFLIGHT = {
  origin: 'https://agente.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type, idempotency-key',
};

describe('the methods of an address', () => {
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

  it.each(['/api/agent/nada', '/api/purchase/', '/%ff'])('are none where nothing is: %s', async (path) => {
    for (const method of METHODS) {
      const { status, headers } = await ask(path, method);
      expect([method, status, headers.get('allow')]).toEqual([method, 404, null]);
    }
  });

  it('are refused in the one form', async () => {
    await expectRefusal(await ask('/c/un-enlace', 'PUT'), 'metodo_no_permitido');
  });
});
