import { bodyOf } from '@cotiza/contract/testing';
import { LINES } from '@cotiza/contract';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { QUOTES, serviceForTests, startService } from './running-service';

const OPENAPI = '/api/openapi.json';
const REQUIREMENTS = '/api/agent/requisitos';
const CATALOGUE = '/api/agent/catalogo';
const ALIAS = '/api/v1/catalog';
const CHECKS = '/api/agent/comprobaciones';
const DAY_MS = 86_400_000;

interface Described {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, { readonly title?: string }> };
}

/** Limits that no test reaches: without any, the headers of limits are not sent. */
const LIMITS = { LIMIT_REFERENCE_PER_MINUTE: '1000', LIMIT_QUOTES_PER_MINUTE: '1000' };

const service = serviceForTests(LIMITS);

describe('the description of the interface', () => {
  it('describes each operation in the 300 characters that importers take', async () => {
    const { paths } = (await (await service.get(OPENAPI)).json()) as Described;
    const texts = Object.values(paths).flatMap((path) => Object.values(path).map(({ description }) => description));
    expect(texts.filter((text = '') => text.length > 300)).toEqual([]);
  });

  it('names the address where it listens, without a configured public one', async () => {
    const { servers } = (await (await service.get(OPENAPI)).json()) as Described;
    expect(servers.map(({ url }) => url)).toEqual([service.url]);
  });
});

/** Marks a repeated answer; quotes-once.e2e.spec.ts expects it. */
const ONLY_REPEATED = 'Idempotency-Replayed';

const declared = async (path: string, status: number) => {
  const { paths } = (await (await service.get(OPENAPI)).json()) as Described;
  const [operation] = Object.values(paths[path]!);
  return Object.keys(operation!.responses[status]!.headers!);
};
const sent = ({ headers }: Response, names: readonly string[]) => names.filter((name) => headers.has(name));

describe('the headers that it declares', () => {
  const ask: Record<string, (headers?: Record<string, string>) => Promise<Response>> = {
    [REQUIREMENTS]: (headers) => service.get(`${REQUIREMENTS}?ramo=coche`, headers),
    [CATALOGUE]: (headers) => service.get(`${CATALOGUE}?tipo=genders`, headers),
    [ALIAS]: (headers) => service.get(`${ALIAS}?type=genders`, headers),
    [QUOTES]: () => service.post(QUOTES, bodyOf('Home').build()),
    [CHECKS]: () => service.post(CHECKS, bodyOf('Home').build()),
  };

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
});

it('counts as reference data in the limits, and declares the headers of a refusal for too many requests', async () => {
  const limited = await startService({ LIMIT_REFERENCE_PER_MINUTE: '3', LIMIT_QUOTES_PER_MINUTE: '1' });
  const names = await declared(QUOTES, 429);
  expect(names).toEqual(expect.arrayContaining(['X-Request-Id', 'Retry-After', 'RateLimit-Remaining']));
  await limited.quoted(bodyOf('Home').build());
  const response = await limited.post(QUOTES, bodyOf('Home').build());
  expect([response.status, sent(response, names)]).toEqual([429, names]);
  for (let i = 0; i < 3; i++) expect((await limited.get(OPENAPI)).status).toBe(200);
  for (const path of [OPENAPI, '/api/docs', '/api/docs/probar', '/api/docs/probar/swagger-ui.css'])
    expect((await limited.get(path)).status).toBe(429);
  expect((await limited.get(`${CATALOGUE}?tipo=genders`)).status).toBe(429);
  await limited.close();
});

/** Returns an offer without its id and its last day, which differ between quotations. */
const timeless = ({ oferta_id: _id, valida_hasta: _day, ...offer }: QuotedOffer) => offer;

interface Media {
  readonly 'application/json': {
    readonly schema: { readonly $ref?: string };
    readonly examples: Record<string, { readonly value: object }>;
  };
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: string;
  readonly schema: object;
}
interface Operation {
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Record<string, { readonly content?: Media; readonly headers?: object }>;
}
describe('what it declares is what is answered', () => {
  let described: Described;
  beforeAll(async () => {
    described = (await (await service.get(OPENAPI)).json()) as Described;
  });

  const operation = (path: string) => Object.values(described.paths[path]!)[0]!;
  const examplesAt = (path: string, status: number) =>
    operation(path).responses[status]?.content?.['application/json'].examples ?? {};

  it.each(Object.entries(LINES))('the example of an answer is one of %s', async (line, { ramo }) => {
    const request = operation(QUOTES).requestBody!.content['application/json'].examples[ramo]!.value;
    const example = examplesAt(QUOTES, 200)[ramo]!.value as QuoteResult;
    const result = (await (await service.post(QUOTES, request)).json()) as QuoteResult;
    expect(example.ramo).toBe(line);
    expect(Object.keys(example)).toEqual(Object.keys(result));
    expect(example.ofertas.map(timeless)).toEqual(result.ofertas.slice(0, 3).map(timeless));
    expect([example.mejor_precio, example.siguiente_paso]).toEqual([result.mejor_precio, result.siguiente_paso]);
  });
});

it('is another description tomorrow, with examples of that day', async () => {
  const first = await service.get(OPENAPI);
  const today = await first.text();
  service.clock.advance(DAY_MS);
  const tomorrow = await service.get(OPENAPI, { 'if-none-match': first.headers.get('etag')! });
  expect(tomorrow.status).toBe(200);
  expect(await tomorrow.text()).not.toBe(today);
});
