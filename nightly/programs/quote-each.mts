// Quotes a car, with a key, by the client of each generator.
import { randomUUID } from 'node:crypto';
import { cotizar as heyApi } from './hey-api/sdk.gen.js';
import { cotizar as oazapfts } from './oazapfts/client.js';
import { createApiClient as openApiZodClient } from './openapi-zod-client/client.js';
import { cotizar as orval } from './orval/fetch.js';
import { coche } from './requests.mjs';
import { Api as SwaggerTypescriptApi } from './swagger-typescript-api/client.js';
import { createApiClient as typedOpenApi } from './typed-openapi/client.js';

type Quoted = { readonly ofertas: readonly { readonly aseguradora: string | null; readonly precio: number }[] };

const [baseUrl] = process.argv.slice(2) as [string];
const key = () => ({ 'Idempotency-Key': randomUUID() });

// The client of orval has no address.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? new URL(input, baseUrl) : input, init);

/** The client of typed-openapi leaves the request to its user. */
const typedFetch: Parameters<typeof typedOpenApi>[0]['fetch'] = ({ method, url, parameters }) => {
  const headers = { 'content-type': 'application/json', ...(parameters?.header as Record<string, string>) };
  return fetch(url, { method, headers, body: JSON.stringify(parameters?.body) });
};

const QUOTES: Record<string, () => Promise<Quoted>> = {
  'hey-api': async () => (await heyApi({ baseUrl, body: coche, headers: key(), throwOnError: true })).data,
  orval: async () => {
    const answer = await orval(coche, { headers: key() });
    if (answer.status !== 200) throw new Error(answer.data.mensaje);
    return answer.data;
  },
  oazapfts: async () => {
    // Its enumerations are not assignable from texts.
    const body = JSON.parse(JSON.stringify(coche)) as Parameters<typeof oazapfts>[0];
    const answer = await oazapfts(body, { idempotencyKey: randomUUID() }, { baseUrl });
    if (answer.status !== 200) throw new Error(answer.data.mensaje);
    return answer.data;
  },
  'swagger-typescript-api': async () =>
    (await new SwaggerTypescriptApi({ baseUrl }).api.cotizar(coche, { headers: key() })).data,
  'typed-openapi': () =>
    typedOpenApi({ fetch: typedFetch }, baseUrl).post('/api/agent/cotizaciones', { body: coche, header: key() }),
  'openapi-zod-client': () => openApiZodClient(baseUrl).cotizar(coche, { headers: key() }),
};

for (const [generator, quote] of Object.entries(QUOTES)) {
  const { ofertas } = await quote();
  if (ofertas.length === 0) throw new Error(`${generator}: no offers`);
  console.log(`${generator}: ${ofertas.length} offers`);
}
