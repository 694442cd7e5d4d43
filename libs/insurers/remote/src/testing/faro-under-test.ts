import { INSURANCE_LINES } from '@cotiza/contract';
import type { HttpAnswer } from '@cotiza/kernel/testing';
import type { RemoteConnectorUnderTest, WrongAnswer } from '@cotiza/insurers-port/testing';
import { fixture } from './fixture';
import { startRemote } from './start-remote';

export const FARO_TEST_CREDENTIALS = { clientId: 'cotiza-pruebas', clientSecret: 'secreto de pruebas/ñ' };

export const faroJson = (file: string) => JSON.parse(fixture('faro', file)) as Record<string, unknown>;

/** An ordinary answer of Faro. */
export const faroAnswer = (body: unknown, status = 200): HttpAnswer => ({
  status,
  headers: { 'content-type': status === 200 ? 'application/json; charset=utf-8' : 'application/problem+json' },
  body: JSON.stringify(body),
});

const recorded = (file: string) => faroAnswer(faroJson(file));

type Recorded = { ofertas: Record<string, unknown>[] } & Record<string, unknown>;

/** Returns the recorded offers of Home with a change in the first one or in the whole. */
const offerWith = (change: Record<string, unknown>): HttpAnswer => {
  const { ofertas, ...rest } = faroJson('offers-home.json') as Recorded;
  return faroAnswer({ ...rest, ofertas: [{ ...ofertas[0], ...change }, ...ofertas.slice(1)] });
};
const answerWith = (change: Record<string, unknown>): HttpAnswer =>
  faroAnswer({ ...faroJson('offers-home.json'), ...change });
const pricedAt = (amount: unknown) => offerWith({ primaTotal: amount, primaTotalAnual: amount });
const declinedFor = (motivos: unknown) => faroAnswer({ ...faroJson('declined.json'), motivos });

/** Makes a guarantee with only its code. */
const guarantee = (codigo: string, change: Record<string, unknown> = {}) => ({
  codigo,
  limite: null,
  limiteBienes: null,
  franquicia: null,
  ...change,
});

const WRONG: readonly (readonly [string, HttpAnswer])[] = [
  ['dollars', offerWith({ moneda: 'USD' })],
  ['a price of nothing', pricedAt('0.00')],
  ['a price that is not there', pricedAt(undefined)],
  ['an annual price that passes for a monthly one', offerWith({ formaPago: 'MENSUAL' })],
  [
    'instalments that do not add up',
    offerWith({ fraccionamientos: [{ formaPago: 'MENSUAL', primaTotal: '1.00', primaTotalAnual: '187.45' }] }),
  ],
  ['an excess that is not there', offerWith({ franquicia: undefined })],
  ['an unknown period', offerWith({ formaPago: 'BIENAL' })],
  ['an unknown kind of price', offerWith({ tipoPrecio: 'PROMOCION' })],
  ['an unknown guarantee', offerWith({ garantias: [guarantee('INC'), guarantee('XXX')] })],
  ['an offer without guarantees', offerWith({ garantias: [] })],
  ['a guarantee twice', offerWith({ garantias: [guarantee('INC'), guarantee('INC')] })],
  ['a limit that is not there', offerWith({ garantias: [guarantee('INC', { limite: undefined })] })],
  ['half a breakdown', offerWith({ desglose: { consorcio: '1.00', impuestos: '1.00' } })],
  ['a breakdown that is not there', offerWith({ desglose: undefined })],
  ['no version of its tariff', answerWith({ tarifa: undefined })],
  ['a product without a name', offerWith({ producto: '  ' })],
  ['a day that does not exist', offerWith({ validoHasta: '2026-02-30' })],
  ['one bad offer among good ones', offerWith({ modalidad: null })],
  ['offers without offers', answerWith({ ofertas: [] })],
  ['an unknown decision', answerWith({ resultado: 'PENDIENTE' })],
  ['the answer to another quotation', answerWith({ referencia: 'COT-1111111111' })],
  ['a decline without reasons', declinedFor([])],
  ['an unknown reason', declinedFor([{ codigo: 'R003' }, { codigo: 'R999' }])],
];

/** Faro for the contract suite and the fault matrix. */
export const faroUnderTest: RemoteConnectorUnderTest = {
  lines: INSURANCE_LINES,
  requiresSex: 'vendor/openapi.json, Persona: required has sexo',
  start: (options) =>
    startRemote({ connector: 'faro', lines: INSURANCE_LINES, credentials: FARO_TEST_CREDENTIALS }, options),
  secrets: [...Object.values(FARO_TEST_CREDENTIALS), String(faroJson('token.json').access_token), 'Basic ', 'Bearer '],
  preliminary: ({ path }) => (path === '/oauth/token' ? recorded('token.json') : undefined),
  offers: {
    Home: recorded('offers-home.json'),
    Car: recorded('offers-car.json'),
    Motorcycle: recorded('offers-motorcycle.json'),
  },
  estimates: {
    Home: recorded('estimates-home.json'),
    Car: recorded('estimates-car.json'),
    Motorcycle: recorded('estimates-motorcycle.json'),
  },
  unsummed: offerWith({ primaNeta: '1.00' }),
  declined: recorded('declined.json'),
  referred: recorded('referred.json'),
  questions: { Car: recorded('questions-car.json') },
  wrong: WRONG.map(([name, answer]): WrongAnswer => ({ name, line: 'Home', answer })),
  wrongEstimates: [
    { name: 'a firm price for an estimate', line: 'Home', answer: recorded('offers-home.json') },
    { name: 'an estimate of another quotation', line: 'Home', answer: answerWith({ referencia: 'COT-1111111111' }) },
  ],
  idempotencyKeyOf: ({ headers }) => headers['idempotency-key'] as string | undefined,
};
