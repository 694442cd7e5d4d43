import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { manualClock, type Fields } from '@cotiza/kernel';
import { DEFAULT_CREDENTIALS } from '../src/simulator-options';
import { vendorDocument } from '../src/vendor-documents/vendor-folder';
import { askFaro, askForToken, estimateWithFaro, faroToken, type FaroLine } from './faro-client';
import { simulator, type Simulator } from './running-simulator';

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));
ajv.addSchema(JSON.parse(vendorDocument('faro', 'openapi.json')) as object, 'faro');
const isAnswer = ajv.compile({ $ref: 'faro#/components/schemas/Respuesta' });
const isProblem = ajv.compile({ $ref: 'faro#/components/schemas/Problema' });

interface Answer {
  readonly resultado: string;
  readonly referencia: string;
  readonly ofertas: readonly Readonly<Record<string, string>>[];
  readonly motivos: readonly { readonly codigo: string }[];
}
interface Problem {
  readonly codigo: string;
  readonly errores: readonly { readonly campo: string; readonly codigo: string }[];
}

const clock = manualClock('2026-11-21T09:00:00Z');
let running: Simulator;
let token: string;
beforeAll(async () => (running = await simulator({ clock })));
beforeEach(async () => (token = await faroToken(running)));
afterAll(() => running.close());

const ask = async (line: FaroLine, request: Fields = {}, headers: Readonly<Record<string, string>> = {}) => {
  const response = await askFaro(running.url, token, line, request, { headers });
  const body = (await response.json()) as Answer & Problem;
  return { status: response.status, headers: response.headers, body };
};

describe('a quotation', () => {
  it.each(['hogar', 'auto', 'moto'] as const)('answers offers for %s as the document says', async (line) => {
    const { status, headers, body } = await ask(line, {}, { 'x-request-id': 'abc-1' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-request-id')).toBe('abc-1');
    expect(isAnswer(body) || isAnswer.errors).toBe(true);
    expect(body.resultado).toBe('ACEPTADO');
    expect(body.ofertas.length).toBeGreaterThan(1);
  });

  it('is firm for a car with a plate and an estimate for one without', async () => {
    const firm = await ask('auto');
    const estimate = await ask('auto', { 'vehiculo.matricula': undefined });
    expect(firm.body.ofertas[0]!.tipoPrecio).toBe('FIRME');
    expect(estimate.body.ofertas[0]!.tipoPrecio).toBe('ESTIMADO');
  });

  it('declines whom no insurer may take, in its own code', async () => {
    const { body } = await ask('auto', {
      'tomador.persona.fechaNacimiento': '2010-01-01',
      'conductor.esTomador': false,
      'propietario.esTomador': false,
    });
    expect(isAnswer(body) || isAnswer.errors).toBe(true);
    expect(body).toMatchObject({ resultado: 'RECHAZADO', motivos: [{ codigo: 'R001' }] });
  });

  it('asks about a dear car, and prices or declines it by the answers', async () => {
    const answered = async (respuestas?: readonly object[]) => {
      const { body } = await ask('auto', { 'vehiculo.valorNuevo': '60000.00', respuestas });
      expect(isAnswer(body) || isAnswer.errors).toBe(true);
      return body;
    };
    const [tracker, track] = ['P201', 'P202'].map((codigo) => (valor: unknown) => ({ codigo, valor }));
    expect((await answered()).resultado).toBe('PREGUNTAS');
    expect((await answered([tracker!(true), track!('CURSOS')])).resultado).toBe('ACEPTADO');
    expect(await answered([track!('COMPETICION'), tracker!(false)])).toMatchObject({
      motivos: [{ codigo: 'R206' }, { codigo: 'R205' }],
    });
  });
});

describe('a request that is not as the document says', () => {
  it.each<[name: string, line: FaroLine, request: Fields, codigo: string, campo?: string]>([
    ['an unknown code', 'auto', { 'vehiculo.combustible': 'G1' }, 'CODIGO_NO_ADMITIDO'],
    ['an amount as a number', 'auto', { 'vehiculo.valorNuevo': 19375 }, 'TIPO'],
    ['an amount without cents', 'auto', { 'vehiculo.valorNuevo': '19375' }, 'FORMATO'],
    ['an unknown field', 'auto', { telefono: '600000000' }, 'NO_DESCRITO'],
    ['a block that is missing', 'auto', { conductor: undefined }, 'OBLIGATORIO'],
    ['a day that does not exist', 'hogar', { fechaEfecto: '2026-02-30' }, 'FORMATO'],
    ['two decimals of power', 'auto', { 'vehiculo.potenciaKw': 59.04 }, 'INCOHERENTE'],
    ['a parking fine without a fine', 'auto', { 'conductor.soloAparcamiento': true }, 'INCOHERENTE'],
    [
      'a holder who is somebody else',
      'auto',
      { 'propietario.persona.nombre': 'Ana' },
      'INCOHERENTE',
      'propietario.persona',
    ],
    [
      'a history of who has none',
      'auto',
      { 'conductor.historial.aseguradoAntes': false },
      'INCOHERENTE',
      'conductor.historial',
    ],
    ['an answer without its question', 'auto', { respuestas: [{ codigo: 'P201', valor: true }] }, 'INCOHERENTE'],
    ['a province that is none', 'auto', { 'tomador.domicilio.municipio': '99001' }, 'INCOHERENTE'],
    [
      'another motorcycle that is not named',
      'moto',
      { 'conductor.experiencia': 'OTRA_MOTO' },
      'INCOHERENTE',
      'conductor.motoAnterior',
    ],
  ])('is refused: %s', async (_name, line, request, codigo, campo = Object.keys(request)[0]) => {
    const { status, headers, body } = await ask(line, request);
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(isProblem(body) || isProblem.errors).toBe(true);
    expect(body.codigo).toBe('DATOS_NO_VALIDOS');
    expect(body.errores).toEqual([{ campo, codigo }]);
  });

  it('is refused with all its faults at once, which the admin interface then lists', async () => {
    const changes = { 'vehiculo.combustible': 'X', 'vehiculo.uso': 'Y', 'vehiculo.valorNuevo': 1 };
    const { body } = await ask('auto', changes);
    expect(body.errores.map(({ campo }) => campo).sort()).toEqual(Object.keys(changes));
    const { rejections } = await running.report('faro-a');
    expect(rejections[0]!.issues).toContain('vehiculo.uso: CODIGO_NO_ADMITIDO');
  });

  it.each([
    ['no key', { 'idempotency-key': '' }, {}, 400, 'PETICION_INVALIDA'],
    ['a key that is not the reference', { 'idempotency-key': 'another' }, {}, 422, 'DATOS_NO_VALIDOS'],
    ['another media type', { 'content-type': 'text/plain' }, {}, 415, 'TIPO_NO_SOPORTADO'],
    ['more than 64 KiB', {}, { relleno: 'x'.repeat(65_536) }, 413, 'CUERPO_GRANDE'],
    ['no token', { authorization: '' }, {}, 401, 'TOKEN_INVALIDO'],
    ['an unknown token', { authorization: 'Bearer abc' }, {}, 401, 'TOKEN_INVALIDO'],
  ])('is refused: %s', async (_name, headers, request, status, codigo) => {
    const refused = await ask('auto', request, headers);
    expect([refused.status, refused.body.codigo]).toEqual([status, codigo]);
  });
});

describe('an estimate', () => {
  const estimate = async (line: FaroLine, request: Fields = {}) => {
    const response = await estimateWithFaro(running.url, token, line, request);
    return { status: response.status, body: (await response.json()) as Answer & Problem };
  };

  it.each(['hogar', 'auto', 'moto'] as const)('of %s has the prices of the quotation, none firm', async (line) => {
    const { status, body } = await estimate(line);
    expect([status, body.resultado]).toEqual([200, 'ACEPTADO']);
    const prices = ({ ofertas }: Answer) =>
      ofertas.map(({ modalidad, primaTotalAnual }) => [modalidad, primaTotalAnual]);
    // An estimate has no years insured, so they are those without claims.
    const quote = await ask(line, line === 'hogar' ? {} : { 'conductor.historial.aniosAsegurado': 10 });
    expect(prices(body)).toEqual(prices(quote.body));
    expect(body.ofertas.every(({ tipoPrecio }) => tipoPrecio === 'ESTIMADO')).toBe(true);
  });

  it.each<readonly [string, FaroLine, Fields, string, string]>([
    ['a plate', 'auto', { 'vehiculo.matricula': '1234MKF' }, 'vehiculo.matricula', 'NO_DESCRITO'],
    ['a name', 'auto', { 'tomador.nombre': 'Lucía' }, 'tomador.nombre', 'NO_DESCRITO'],
    ['a name of a dwelling', 'hogar', { 'tomador.nombre': 'Lucía' }, 'tomador', 'NO_DESCRITO'],
    ['half a power', 'auto', { 'vehiculo.potenciaKw': 59.04 }, 'vehiculo.potenciaKw', 'INCOHERENTE'],
    ['no province', 'hogar', { 'vivienda.zona.municipio': '99001' }, 'vivienda.zona.municipio', 'INCOHERENTE'],
  ])('is refused: %s', async (_name, line, request, campo, codigo) => {
    const { status, body } = await estimate(line, request);
    expect([status, body.errores]).toEqual([422, [{ campo, codigo }]]);
  });
});

describe('a token', () => {
  it('is as the document says, and good for fifteen minutes', async () => {
    const response = await askForToken(running.url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'presupuestos' });
    clock.advance(899_000);
    expect((await ask('auto')).status).toBe(200);
    clock.advance(1_000);
    expect((await ask('auto')).status).toBe(401);
  });

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const basic = (text: string) => ({ ...form, authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  const good = basic('cotiza:simulated-secret');
  it.each([
    ['no credentials', { headers: form }, 401, 'invalid_client'],
    ['a wrong secret', { headers: basic('cotiza:other') }, 401, 'invalid_client'],
    ['JSON', { headers: { ...good, 'content-type': 'application/json' } }, 400, 'invalid_request'],
    ['another grant', { headers: good, body: 'grant_type=password&scope=presupuestos' }, 400, 'unsupported_grant_type'],
    ['no scope', { headers: good, body: 'grant_type=client_credentials' }, 400, 'invalid_scope'],
  ])('is not given for %s', async (_name, changes, status, error) => {
    const response = await askForToken(running.url, changes);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });

  it('is given to credentials with any character in them', async () => {
    const credentials = { clientId: 'a:b', clientSecret: 'c d&é' };
    const other = await simulator({ credentials: { ...DEFAULT_CREDENTIALS, ...credentials } });
    const encoded = `${encodeURIComponent('a:b')}:${encodeURIComponent('c d&é').replaceAll('%20', '+')}`;
    const response = await askForToken(other.url, { headers: basic(encoded) });
    await other.close();
    expect(response.status).toBe(200);
  });
});
