import { TEST_DAY } from '../testing/body-draft';
import { faultAt } from './fault-at';

it('says of a field what any other fault says of it', () => {
  expect(
    faultAt('Home', 'risk.address.town_id', { codigo: 'ambiguo', mensaje: 'Hay varios municipios.' }, TEST_DAY),
  ).toEqual({
    campo: 'risk.address.town_id',
    codigo: 'ambiguo',
    mensaje: 'Hay varios municipios.',
    pregunta: '¿En qué municipio está la vivienda?',
    formato: expect.stringContaining('catálogo towns') as unknown,
    ejemplo: 28079,
    minimo: 1,
    maximo: 99_999,
    catalogo: 'towns',
  });
});

it.each(['risk', 'vehicle.code', 'nothing', ''])('refuses %p, which is no field of Home', (path) => {
  expect(() => faultAt('Home', path, { codigo: 'falta', mensaje: 'Falta.' }, TEST_DAY)).toThrow('Home has no field');
});
