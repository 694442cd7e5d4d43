import type { HttpAnswer } from '@cotiza/kernel/testing';
import type { RemoteConnectorUnderTest, WrongAnswer } from '@cotiza/insurers-port/testing';
import { LONJA_MEDIA_TYPE } from '../lonja/lonja.client';
import { fixture } from './fixture';
import { startRemote } from './start-remote';

export const LONJA_TEST_CREDENTIALS = { clientId: 'cotiza-pruebas', clientSecret: 'otro secreto de pruebas/ñ' };

type Json = Record<string, unknown>;
type Company = Json & { ofertas: Json[] };

export const lonjaJson = (file: string) => JSON.parse(fixture('lonja', file)) as Json;

/** An ordinary answer of La Lonja. */
export const lonjaAnswer = (body: unknown, status = 200): HttpAnswer => ({
  status,
  headers: { 'content-type': status === 200 ? LONJA_MEDIA_TYPE : 'application/json' },
  body: JSON.stringify(body),
});

const recorded = (file: string) => lonjaAnswer(lonjaJson(file));
const [mirador, ...others] = lonjaJson('offers-car.json').companias as [Company, ...Json[]];
const answerWith = (change: Json) => lonjaAnswer({ ...lonjaJson('offers-car.json'), ...change });

/** Returns the recorded offers with a change in the only company that has any. */
const companyWith = (change: Json) => answerWith({ companias: [{ ...mirador, ...change }, ...others] });
const offerWith = (change: Json) =>
  companyWith({ ofertas: [{ ...mirador.ofertas[0], ...change }, ...mirador.ofertas.slice(1)] });
const paying = (...pagos: [forma: string, recibo: unknown, anual: unknown][]) =>
  offerWith({ pagos: pagos.map(([forma, recibo, anual]) => ({ forma, recibo, anual })) });

const WRONG: readonly (readonly [string, HttpAnswer])[] = [
  ['dollars', answerWith({ moneda: 'USD' })],
  ['a price of nothing', paying(['A', '0.00', '0.00'])],
  ['an annual price that passes for a monthly one', paying(['M', '298.40', '298.40'])],
  ['instalments that do not add up', paying(['A', '298.40', '298.40'], ['S', '10.00', '304.37'])],
  ['two prices for one way to pay', paying(['A', '298.40', '298.40'], ['A', '152.19', '152.19'])],
  ['an unknown way to pay', paying(['Q', '298.40', '298.40'])],
  ['no way to pay', offerWith({ pagos: [] })],
  ['an unknown kind of price', offerWith({ precio: 'PROMOCION' })],
  ['an unknown guarantee', offerWith({ garantias: [{ codigo: 'G99' }] })],
  ['a guarantee twice', offerWith({ garantias: [{ codigo: 'G01' }, { codigo: 'G01' }] })],
  ['an offer without guarantees', offerWith({ garantias: [] })],
  ['half a breakdown', offerWith({ desglose: { neta: '270.42' } })],
  ['a day that does not exist', offerWith({ validoHasta: '2026-02-30' })],
  ['a number of a proposal that is none', offerWith({ proyecto: '' })],
  ['an offer of no company', companyWith({ clave: undefined })],
  ['offers without offers', companyWith({ ofertas: [] })],
  ['an unknown state', companyWith({ estado: 'PENDIENTE' })],
  ['an unknown reason', companyWith({ estado: 'RECHAZO', motivos: ['M03', 'M99'] })],
  ['an unknown error', companyWith({ estado: 'ERROR', error: 'OTRO' })],
  ['a company twice', answerWith({ companias: [mirador, mirador] })],
  ['companies that are all unknown', answerWith({ companias: [{ ...mirador, clave: 'NUEVA' }] })],
  ['no companies', answerWith({ companias: [] })],
  ['the answer to another quotation', answerWith({ referencia: 'COT-1111111111' })],
  [
    'an answer of another version',
    { ...recorded('offers-car.json'), headers: { 'content-type': LONJA_MEDIA_TYPE.replace('v3', 'v4') } },
  ],
];

/** La Lonja for the contract suite and the fault matrix. */
export const lonjaUnderTest: RemoteConnectorUnderTest = {
  lines: ['Car'],
  requiresSex: 'vendor/openapi.json, Persona: required has sexo',
  start: (options) =>
    startRemote(
      {
        ...{ connector: 'lonja', lines: ['Car'], credentials: LONJA_TEST_CREDENTIALS },
        spend: { maxEurosPerDay: 1_000_000 },
      },
      options,
    ),
  secrets: [
    ...Object.values(LONJA_TEST_CREDENTIALS),
    String(lonjaJson('token.json').access_token),
    'Basic ',
    'Bearer ',
  ],
  preliminary: ({ path }) =>
    path === '/oauth2/token'
      ? { ...recorded('token.json'), headers: { 'content-type': 'application/json' } }
      : undefined,
  offers: { Car: recorded('offers-car.json') },
  unsummed: offerWith({ desglose: { neta: '1.00', consorcio: '5.94', clea: '0.41', ips: '21.63' } }),
  declined: recorded('declined.json'),
  referred: recorded('referred.json'),
  wrong: WRONG.map(([name, answer]): WrongAnswer => ({ name, line: 'Car', answer })),
  idempotencyKeyOf: ({ body }) => (JSON.parse(body) as { referencia?: string }).referencia,
};
