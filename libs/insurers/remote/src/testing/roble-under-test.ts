import { INSURANCE_LINES } from '@cotiza/contract';
import type { HttpAnswer } from '@cotiza/kernel/testing';
import type { RemoteConnectorUnderTest, WrongAnswer } from '@cotiza/insurers-port/testing';
import { fixture } from './fixture';
import { startRemote } from './start-remote';

export const ROBLE_TEST_CREDENTIALS = { brokerCode: 'M-0417', username: 'cotiza', password: 'clave de pruebas & <ñ>' };

/** An ordinary answer of Roble. */
export const robleAnswer = (body: string, status = 200): HttpAnswer => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body,
});

const recorded = (file: string) => robleAnswer(fixture('roble', file));

/** Returns a recording with the first occurrence of a text replaced. */
const changed = (file: string, from: string | RegExp, to: string): HttpAnswer => {
  const text = fixture('roble', file);
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${file} has no ${String(from)}`);
  return robleAnswer(result);
};
const homeWith = (from: string | RegExp, to: string) => changed('offers-home.xml', from, to);
const element = (name: string) => new RegExp(`<ns2:${name}>[^<]*</ns2:${name}>`);
const homeSaying = (name: string, value: string) => homeWith(element(name), `<ns2:${name}>${value}</ns2:${name}>`);
const pricedAt = (cents: string) =>
  homeWith(
    /<ns2:PrimaReciboCentimos>[^]*?<\/ns2:PrimaAnualCentimos>/,
    `<ns2:PrimaReciboCentimos>${cents}</ns2:PrimaReciboCentimos><ns2:PrimaAnualCentimos>${cents}</ns2:PrimaAnualCentimos>`,
  );

const WRONG: readonly (readonly [string, HttpAnswer])[] = [
  ['dollars', homeSaying('Moneda', 'USD')],
  ['a price of nothing', pricedAt('0')],
  ['a price that is empty', pricedAt('')],
  ['a price that is not there', homeWith(element('PrimaReciboCentimos'), '')],
  [
    'two prices in one offer',
    homeWith('<ns2:Moneda>', '<ns2:PrimaReciboCentimos>1</ns2:PrimaReciboCentimos><ns2:Moneda>'),
  ],
  ['an annual price that passes for a monthly one', homeSaying('Periodicidad', '12')],
  [
    'instalments that do not add up',
    homeWith(
      '</ns2:Oferta>',
      '<ns2:Fraccion><ns2:Periodicidad>12</ns2:Periodicidad><ns2:PrimaReciboCentimos>100</ns2:PrimaReciboCentimos><ns2:PrimaAnualCentimos>17230</ns2:PrimaAnualCentimos></ns2:Fraccion></ns2:Oferta>',
    ),
  ],
  ['an unknown period', homeSaying('Periodicidad', '3')],
  ['an unknown indicator', homeSaying('Estimacion', 'X')],
  ['an unknown guarantee', homeWith('<ns2:Codigo>101<', '<ns2:Codigo>199<')],
  ['a guarantee twice', homeWith('<ns2:Codigo>102<', '<ns2:Codigo>101<')],
  [
    'two limits of one guarantee',
    homeWith('<ns2:LimiteCentimos>', '<ns2:LimiteCentimos>1</ns2:LimiteCentimos><ns2:LimiteCentimos>'),
  ],
  ['half a breakdown', homeWith(element('LiquidacionCentimos'), '')],
  ['a version with nothing in it', homeSaying('VersionTarifa', ' ')],
  ['an offer without guarantees', homeWith(/<ns2:Garantias>.*<\/ns2:Garantias>/, '<ns2:Garantias/>')],
  ['a product with elements in its name', homeSaying('Producto', '<ns2:b>Hogar</ns2:b>')],
  ['offers without offers', homeWith(/<ns2:Ofertas>[^]*<\/ns2:Ofertas>/, '<ns2:Ofertas/>')],
  ['an acceptance without offers', homeWith(/<ns2:Ofertas>[^]*<\/ns2:Ofertas>/, '')],
  ['an unknown decision', homeSaying('Estado', 'P')],
  ['the answer to another quotation', homeSaying('IdTransaccion', 'COT-1111111111')],
  ['an answer in another namespace', homeWith('urn:roble:tarificacion:v1', 'urn:roble:tarificacion:v2')],
  ['another answer', homeWith(/CalcularPrimaRespuesta/g, 'OtraRespuesta')],
  [
    'an envelope of SOAP 1.2',
    homeWith('http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'),
  ],
  ['two bodies in one', homeWith('</S:Body>', '<otro/></S:Body>')],
  ['a decline without reasons', changed('declined.xml', /<ns2:Motivo>[^]*<\/ns2:Motivo>/, '')],
  ['an unknown reason', changed('declined.xml', '>T99<', '>T98<')],
];

/** Roble for the contract suite and the fault matrix. */
export const robleUnderTest: RemoteConnectorUnderTest = {
  lines: INSURANCE_LINES,
  requiresSex: 'vendor/roble.xsd, Persona: Sexo without minOccurs',
  start: (options) =>
    startRemote({ connector: 'roble', lines: INSURANCE_LINES, credentials: ROBLE_TEST_CREDENTIALS }, options),
  secrets: Object.values(ROBLE_TEST_CREDENTIALS).filter((value) => value !== 'cotiza'),
  preliminary: () => undefined,
  offers: {
    Home: recorded('offers-home.xml'),
    Car: recorded('offers-car.xml'),
    Motorcycle: recorded('offers-motorcycle.xml'),
  },
  unsummed: homeSaying('PrimaNetaCentimos', '1'),
  declined: recorded('declined.xml'),
  referred: recorded('referred.xml'),
  wrong: WRONG.map(([name, answer]): WrongAnswer => ({ name, line: 'Home', answer })),
  idempotencyKeyOf: ({ body }) => /<r:IdTransaccion>([^<]*)</.exec(body)?.[1],
};
