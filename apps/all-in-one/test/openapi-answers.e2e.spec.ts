import { LINES } from '@cotiza/contract';
import type { QuotedOffer, QuoteResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';

/** Returns an offer without its id and its last day, which differ between quotations. */
const timeless = ({ oferta_id: _id, valida_hasta: _day, ...offer }: QuotedOffer) => offer;

const REQUIREMENTS = '/api/agent/requisitos';
const CATALOGUE = '/api/agent/catalogo';
const ALIAS = '/api/v1/catalog';
const CHECKS = '/api/agent/comprobaciones';

interface Media {
  readonly 'application/json': { readonly examples: Record<string, { readonly value: object }> };
}
interface Operation {
  readonly requestBody?: { readonly content: Media };
  readonly responses: Record<string, { readonly content?: Media }>;
}
interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
}

describe('what it declares is what is answered', () => {
  let open: RunningService;
  let described: Described;
  beforeAll(async () => {
    open = await startService();
    described = (await (await open.get('/api/openapi.json')).json()) as Described;
  });
  afterAll(() => open.close());

  const operation = (path: string) => Object.values(described.paths[path]!)[0]!;
  const examplesAt = (path: string, status: number) =>
    operation(path).responses[status]?.content?.['application/json'].examples ?? {};

  const JSON_TYPE = { 'content-type': 'application/json' };
  const wrongBodies: Record<string, () => [body: string, headers: Record<string, string>]> = {
    'no JSON': () => ['{', JSON_TYPE],
    nothing: () => ['', JSON_TYPE],
    'another type': () => ['{}', { 'content-type': 'text/plain' }],
    'too much': () => [JSON.stringify({ a: 'x'.repeat(200_000) }), JSON_TYPE],
    little: () => ['{}', JSON_TYPE],
    'what is nested too deeply': () => ['{"a":'.repeat(200) + '1' + '}'.repeat(200), JSON_TYPE],
  };

  it.each([QUOTES, CHECKS].flatMap((path) => Object.keys(wrongBodies).map((wrong) => [path, wrong] as const)))(
    '%s with %s',
    async (path, wrong) => expectDeclared(path, await open.post(path, ...wrongBodies[wrong]!())),
  );

  it.each([REQUIREMENTS, CATALOGUE, ALIAS])('%s with a wrong query', async (path) => {
    const response = await open.get(`${path}?x=1`);
    expect(response.status).toBe(400);
    await expectDeclared(path, response);
  });

  async function expectDeclared(path: string, response: Response): Promise<void> {
    if (response.status === 200) return;
    const { error } = (await response.json()) as { error: string };
    expect(Object.keys(examplesAt(path, response.status))).toContain(error);
  }

  it.each(Object.entries(LINES))('the example of an answer is one of %s', async (line, { ramo }) => {
    const request = operation(QUOTES).requestBody!.content['application/json'].examples[ramo]!.value;
    const example = examplesAt(QUOTES, 200)[ramo]!.value as QuoteResult;
    const result = (await (await open.post(QUOTES, request)).json()) as QuoteResult;
    expect(example.ramo).toBe(line);
    expect(Object.keys(example)).toEqual(Object.keys(result));
    expect(example.ofertas.map(timeless)).toEqual(result.ofertas.slice(0, 3).map(timeless));
    expect([example.mejor_precio, example.siguiente_paso]).toEqual([result.mejor_precio, result.siguiente_paso]);
  });
});
