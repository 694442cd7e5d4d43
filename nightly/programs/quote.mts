// A program of another team: it knows the service by the types that openapi-typescript has made, and nothing else.
import { writeFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi-typescript/schema.js';
import * as requests from './requests.mjs';

type QuoteResult = components['schemas']['QuoteResult'];
type PartialRequest = components['schemas']['PartialCarRequest'];

const [url, answersFile] = process.argv.slice(2) as [string, string];
const cotiza = createClient<paths>({ baseUrl: url });

async function quote(
  body: components['schemas']['CarRequest' | 'HomeRequest' | 'MotorcycleRequest'],
): Promise<QuoteResult> {
  const { data, error } = await cotiza.POST('/api/agent/cotizaciones', { body });
  if (error)
    throw new Error(`${error.error}: ${error.errores.map(({ campo, codigo }) => `${campo} ${codigo}`).join()}`);
  if (data.ramo !== body.insurance_line || data.ofertas.length === 0)
    throw new Error(`${body.insurance_line}: no offers`);
  return data;
}

async function whatIsMissing(): Promise<number> {
  const body: PartialRequest = {
    insurance_line: 'Car',
    vehicle: { registration_plate: '1234MKF' },
    holder: { name: 'Ana' },
  };
  const { data, error } = await cotiza.POST('/api/agent/comprobaciones', { body });
  if (error) throw new Error(error.mensaje);
  if (data.completo || data.preguntas.length === 0) throw new Error('a partial body has nothing missing');
  return data.errores.length;
}

const results = {
  hogar: await quote(requests.hogar),
  coche: await quote(requests.coche),
  moto: await quote(requests.moto),
};
const missing = await whatIsMissing();
const { data: guide } = await cotiza.GET('/api/agent/requisitos', { params: { query: { ramo: 'coche' } } });
if (!guide || !('bloques' in guide)) throw new Error('no requirements');

writeFileSync(answersFile, JSON.stringify({ requests: { ...requests }, results }));
const offers = Object.entries(results).map(([ramo, { ofertas }]) => `${ramo} ${ofertas.length}`);
console.log(`openapi-fetch: offers ${offers.join(', ')}; dry run, ${missing} faults; ${guide.bloques.length} blocks`);
