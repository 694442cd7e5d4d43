import { manualClock } from '@cotiza/kernel';
import { askFaro, estimateWithFaro, FARO_ESTIMATES, FARO_REQUESTS, faroToken, type FaroLine } from './faro-client';
import { simulator, type Simulator } from './running-simulator';

interface Answer {
  readonly resultado: string;
  readonly ofertas: readonly Readonly<Record<string, string>>[];
  readonly errores: readonly { readonly campo: string; readonly codigo: string }[];
}

let running: Simulator;
let token: string;
beforeAll(async () => {
  running = await simulator({ clock: manualClock('2026-11-21T09:00:00Z') });
  token = await faroToken(running);
});
afterAll(() => running.close());

const answered = async (asked: Promise<Response>) => {
  const response = await asked;
  return { status: response.status, body: (await response.json()) as Answer };
};
const estimate = (line: FaroLine, request: object = {}) =>
  answered(estimateWithFaro(running.url, token, line, request));

it.each(['hogar', 'auto', 'moto'] as const)('estimates %s at the prices of the quotation, none firm', async (line) => {
  const { status, body } = await estimate(line);
  expect([status, body.resultado]).toEqual([200, 'ACEPTADO']);
  const quote = await answered(askFaro(running.url, token, line));
  const prices = ({ ofertas }: Answer) => ofertas.map(({ modalidad, primaTotalAnual }) => [modalidad, primaTotalAnual]);
  expect(prices(body)).toEqual(prices(quote.body));
  expect(body.ofertas.every(({ tipoPrecio }) => tipoPrecio === 'ESTIMADO')).toBe(true);
});

const { vehiculo, tomador } = FARO_ESTIMATES.auto;
it.each<readonly [string, FaroLine, object, string, string]>([
  ['a plate', 'auto', { vehiculo: { ...vehiculo, matricula: '1234MKF' } }, 'vehiculo.matricula', 'NO_DESCRITO'],
  ['a name', 'auto', { tomador: { ...tomador, nombre: 'Lucía' } }, 'tomador.nombre', 'NO_DESCRITO'],
  ['a holder of a dwelling', 'hogar', { tomador: FARO_REQUESTS.hogar.tomador }, 'tomador', 'NO_DESCRITO'],
  ['half a power', 'auto', { vehiculo: { ...vehiculo, potenciaKw: 59.04 } }, 'vehiculo.potenciaKw', 'INCOHERENTE'],
  [
    'a province that is none',
    'hogar',
    { vivienda: { ...FARO_ESTIMATES.hogar.vivienda, zona: { codigoPostal: '28013', municipio: '99001' } } },
    'vivienda.zona.municipio',
    'INCOHERENTE',
  ],
])('refuses %s', async (_name, line, request, campo, codigo) => {
  const { status, body } = await estimate(line, request);
  expect([status, body.errores]).toEqual([422, [{ campo, codigo }]]);
});

it('does not take the key of a quotation for an estimate', async () => {
  const referencia = 'COT-KEY0000001';
  await askFaro(running.url, token, 'auto', { referencia });
  expect((await estimate('auto', { referencia })).status).toBe(409);
});
