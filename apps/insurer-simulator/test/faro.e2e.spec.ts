import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { manualClock, type Fields } from '@cotiza/kernel';
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
    ['two decimals of power', 'auto', { 'vehiculo.potenciaKw': 59.04 }, 'INCOHERENTE'],
  ])('is refused: %s', async (_name, line, request, codigo, campo = Object.keys(request)[0]) => {
    const { status, headers, body } = await ask(line, request);
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(isProblem(body) || isProblem.errors).toBe(true);
    expect([body.codigo, body.errores]).toEqual(['DATOS_NO_VALIDOS', [{ campo, codigo }]]);
    expect((await running.report('faro-a')).rejections[0]!.issues).toContain(`${campo}: ${codigo}`);
  });

  it.each([
    ['a key that is not the reference', { 'idempotency-key': 'another' }, 422, 'DATOS_NO_VALIDOS'],
    ['another media type', { 'content-type': 'text/plain' }, 415, 'TIPO_NO_SOPORTADO'],
    ['an unknown token', { authorization: 'Bearer abc' }, 401, 'TOKEN_INVALIDO'],
  ])('is refused: %s', async (_name, headers, status, codigo) => {
    const refused = await ask('auto', {}, headers);
    expect([refused.status, refused.body.codigo]).toEqual([status, codigo]);
  });

  it('is refused in an estimate too: it takes no plate', async () => {
    const changes = { 'vehiculo.matricula': '1234MKF' };
    const response = await estimateWithFaro(running.url, token, 'auto', changes);
    const { errores } = (await response.json()) as Problem;
    expect([response.status, errores]).toEqual([422, [{ campo: 'vehiculo.matricula', codigo: 'NO_DESCRITO' }]]);
  });
});

describe('a token', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  it('is as the document says, and good for fifteen minutes', async () => {
    const response = await askForToken(running.url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'presupuestos' });
    clock.advance(899_000);
    expect((await ask('auto')).status).toBe(200);
    clock.advance(1_000);
    expect((await ask('auto')).status).toBe(401);
  });

  it.each([
    ['no credentials', { headers: FORM }, 401, 'invalid_client'],
    ['another grant', { body: 'grant_type=password&scope=presupuestos' }, 400, 'unsupported_grant_type'],
    ['no scope', { body: 'grant_type=client_credentials' }, 400, 'invalid_scope'],
  ])('is not given for %s', async (_name, changes, status, error) => {
    const response = await askForToken(running.url, changes);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });
});
