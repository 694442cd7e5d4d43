import { ORDINARY_REQUESTS } from '@cotiza/insurers-port/testing';
import { fixture } from '../testing/fixture';
import { faroFailure } from './faro.errors';
import { toFaro } from './to-faro.mapper';

const petition = toFaro(ORDINARY_REQUESTS.Home());
const failure = (status: number, body: unknown) =>
  faroFailure({ status, mediaType: '', body: typeof body === 'string' ? body : JSON.stringify(body) }, petition);

describe('an error of Faro', () => {
  it('is described by its status, its code and the fields that it names, and by nothing else in it', () => {
    expect(failure(422, fixture('faro', 'problem-422.json'))).toMatchObject({
      because: 'failure',
      detail: 'answered 422 DATOS_NO_VALIDOS tomador.persona.apellido1',
      blameless: true,
    });
  });

  it.each([400, 403, 409, 413, 415, 422])('%d is an objection to one request', (status) =>
    expect(failure(status, {})).toMatchObject({ detail: `answered ${status}`, blameless: true }),
  );

  it.each([204, 302, 401, 404, 429, 500, 503])('%d shows that Faro is not there for us', (status) =>
    expect(failure(status, {})).toMatchObject({ detail: `answered ${status}`, blameless: false }),
  );

  it.each([
    '',
    'Zxmarca',
    '[]',
    'null',
    { codigo: 'Zxmarca' },
    { codigo: 1, errores: 'Zxmarca' },
    { errores: [null, 'Zxmarca', { campo: 'Zxmarca' }, { campo: '__proto__' }] },
  ])('that is not as documented only says less: %j', (body) => expect(failure(500, body).detail).toBe('answered 500'));
});
