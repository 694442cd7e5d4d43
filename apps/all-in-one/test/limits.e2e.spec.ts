import { bodyOf } from '@cotiza/contract/testing';
import { QUOTES, startLimitedService, type RunningService } from './running-service';

const MINUTE_MS = 60_000;
const REQUIREMENTS = '/api/agent/requisitos?ramo=moto';
const CATALOGUE = '/api/agent/catalogo?tipo=genders';

let service: RunningService;
afterEach(() => service.close());

const rateHeaders = ({ headers }: Response) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) => headers.get(name));

it('[POST {base_url}/api/agent/cotizaciones / 429] limits quotations and says when to come back', async () => {
  service = await startLimitedService({ LIMIT_QUOTES_PER_MINUTE: '2' });
  const body = bodyOf('Home').build();
  expect(rateHeaders(await service.post(QUOTES, body))).toEqual(['2', '1', '60', null]);
  service.clock.advance(15_000);
  const last = await service.post(QUOTES, body);
  expect(rateHeaders(last)).toEqual(['2', '0', '45', null]);
  expect(last.headers.get('ratelimit-policy')).toBe('"quotes";q=2;w=60');
  expect(last.headers.get('ratelimit')).toBe('"quotes";r=0;t=45');
  const refused = await service.post(QUOTES, body);
  expect(refused.status).toBe(429);
  expect(rateHeaders(refused)).toEqual(['2', '0', '45', '45']);
  expect(await refused.json()).toMatchObject({ error: 'limite_alcanzado', errores: [] });
  service.clock.advance(MINUTE_MS);
  expect((await service.post(QUOTES, body)).status).toBe(200);
});

it('[GET {base_url}/api/agent/catalogo / 429] [Limits / rate limiting] counts requirements, checks and both catalogue addresses together', async () => {
  service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '4' });
  expect((await service.get(REQUIREMENTS)).status).toBe(200);
  expect((await service.post('/api/agent/comprobaciones', {})).status).toBe(200);
  expect((await service.get(CATALOGUE)).status).toBe(200);
  expect((await service.get('/api/v1/catalog?type=genders')).status).toBe(200);
  for (const path of [REQUIREMENTS, CATALOGUE, '/api/v1/catalog?type=genders']) {
    const refused = await service.get(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
  }
});

it('counts a request that is refused for its data, and does not count the other group', async () => {
  service = await startLimitedService({ LIMIT_QUOTES_PER_MINUTE: '1', LIMIT_REFERENCE_PER_MINUTE: '1' });
  expect((await service.post(QUOTES, {})).status).toBe(400);
  expect((await service.post(QUOTES, {})).status).toBe(429);
  expect((await service.get(CATALOGUE)).status).toBe(200);
});

it('never limits health', async () => {
  service = await startLimitedService({ LIMIT_QUOTES_PER_MINUTE: '1', LIMIT_REFERENCE_PER_MINUTE: '1' });
  for (let i = 0; i < 3; i++) expect((await service.get('/health/ready')).status).toBe(200);
});

it('takes the client address from a trusted proxy', async () => {
  service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.0/8' });
  const from = (address: string) => service.get(CATALOGUE, { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.2')).status).toBe(200);
  expect((await from('203.0.113.1')).status).toBe(429);
});

it('does not believe a proxy that is not trusted', async () => {
  service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '1' });
  const from = (address: string) => service.get(CATALOGUE, { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.2')).status).toBe(429);
});

it.each<[string, () => Promise<Response>]>([
  ['an address that there is not', () => service.get('/nada')],
  ['a method that an address does not take', () => service.get(QUOTES)],
  ['a body that is no JSON', () => service.post(QUOTES, '{')],
  ['a body of MCP that is no JSON', () => service.post('/api/agent/mcp', '{')],
])('what is refused before any route has it counts as reference data: %s', async (_name, ask) => {
  service = await startLimitedService({ LIMIT_REFERENCE_PER_MINUTE: '1' });
  const first = await ask();
  expect([400, 404, 405, 415]).toContain(first.status);
  expect(first.headers.get('ratelimit-limit')).toBeNull();
  const second = await ask();
  expect(second.status).toBe(429);
  expect(rateHeaders(second)).toEqual(['1', '0', '60', '60']);
  expect((await service.get(CATALOGUE)).status).toBe(429);
});
