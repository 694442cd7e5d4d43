import { bodyOf } from '@cotiza/contract/testing';
import { QUOTES, startService, type RunningService } from './running-service';

const OPENAPI = '/api/openapi.json';
const REQUIREMENTS = '/api/agent/requisitos';
const CATALOGUE = '/api/agent/catalogo';
const ALIAS = '/api/v1/catalog';
const CHECKS = '/api/agent/comprobaciones';
const OFFER = '/api/agent/ofertas/{oferta_id}';
const PRODUCT = '/api/agent/productos/{producto_id}';
const ESTIMATES = '/api/agent/estimaciones';
const DAY_MS = 86_400_000;

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
}

let service: RunningService;
beforeEach(
  async () => (service = await startService({ LIMIT_REFERENCE_PER_MINUTE: '3', LIMIT_QUOTES_PER_MINUTE: '1' })),
);
afterEach(() => service.close());

describe('the description of the interface', () => {
  it('may be kept for an hour, and is not sent again to who has it', async () => {
    const first = await service.get(OPENAPI);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await service.get(OPENAPI, { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('is another one tomorrow, with examples of that day', async () => {
    const first = await service.get(OPENAPI);
    const today = await first.text();
    service.clock.advance(DAY_MS);
    const tomorrow = await service.get(OPENAPI, { 'if-none-match': first.headers.get('etag')! });
    expect(tomorrow.status).toBe(200);
    expect(await tomorrow.text()).not.toBe(today);
  });

  it('counts as reference data in the limits', async () => {
    for (let i = 0; i < 3; i++) expect((await service.get(OPENAPI)).status).toBe(200);
    expect((await service.get(OPENAPI)).status).toBe(429);
    expect((await service.get(`${CATALOGUE}?tipo=genders`)).status).toBe(429);
  });

  it('is no operation of itself', async () => {
    const { paths } = (await (await service.get(OPENAPI)).json()) as Described;
    expect(Object.keys(paths).sort()).toEqual(
      [CATALOGUE, CHECKS, ESTIMATES, OFFER, PRODUCT, QUOTES, REQUIREMENTS, ALIAS].sort(),
    );
  });

  it('names the address where it listens, without a configured public one', async () => {
    const { servers } = (await (await service.get(OPENAPI)).json()) as Described;
    expect(servers.map(({ url }) => url)).toEqual([service.url]);
  });

  it('names the public address without a slash at its end', async () => {
    const published = await startService({ PUBLIC_URL: 'https://cotiza.example/seguros/' });
    const { servers } = (await (await published.get(OPENAPI)).json()) as Described;
    await published.close();
    expect(servers.map(({ url }) => url)).toEqual(['https://cotiza.example/seguros']);
  });
});

/** Marks a repeated answer; quotes-once.e2e.spec.ts expects it. */
const ONLY_REPEATED = 'Idempotency-Replayed';

describe('the headers that it declares', () => {
  const ask: Record<string, (headers?: Record<string, string>) => Promise<Response>> = {
    [REQUIREMENTS]: (headers) => service.get(`${REQUIREMENTS}?ramo=coche`, headers),
    [CATALOGUE]: (headers) => service.get(`${CATALOGUE}?tipo=genders`, headers),
    [ALIAS]: (headers) => service.get(`${ALIAS}?type=genders`, headers),
    [QUOTES]: () => service.post(QUOTES, bodyOf('Home').build()),
    [CHECKS]: () => service.post(CHECKS, bodyOf('Home').build()),
  };

  const declared = async (path: string, status: number) => {
    const { paths } = (await (await service.get(OPENAPI)).json()) as Described;
    const [operation] = Object.values(paths[path]!);
    return Object.keys(operation!.responses[status]!.headers!);
  };
  const sent = ({ headers }: Response, names: readonly string[]) => names.filter((name) => headers.has(name));

  it.each(Object.keys(ask))('are sent by %s', async (path) => {
    const names = await declared(path, 200);
    expect(names).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Reset']));
    const response = await ask[path]!();
    expect(response.status).toBe(200);
    expect(sent(response, names)).toEqual(names.filter((name) => name !== ONLY_REPEATED));
  });

  it.each([REQUIREMENTS, CATALOGUE, ALIAS])('are sent by %s to who has the answer', async (path) => {
    const names = await declared(path, 304);
    expect(names).toEqual(expect.arrayContaining(['ETag', 'Cache-Control']));
    const response = await ask[path]!({ 'if-none-match': '*' });
    expect(response.status).toBe(304);
    expect(sent(response, names)).toEqual(names);
  });

  it('are sent with a refusal for too many requests', async () => {
    const names = await declared(QUOTES, 429);
    expect(names).toEqual(expect.arrayContaining(['X-Request-Id', 'Retry-After', 'RateLimit-Remaining']));
    await ask[QUOTES]!();
    const response = await ask[QUOTES]!();
    expect(response.status).toBe(429);
    expect(sent(response, names)).toEqual(names);
  });
});
