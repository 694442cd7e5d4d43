import { TEST_DAY } from '../testing/body-draft';
import { faultAt } from './fault-at';

it('says of a field how it is asked and where its values are, and no example that is not the answer', () => {
  expect(
    faultAt('Home', 'risk.address.town_id', { codigo: 'ambiguo', mensaje: 'Hay varios municipios.' }, TEST_DAY),
  ).toEqual({
    campo: 'risk.address.town_id',
    codigo: 'ambiguo',
    mensaje: 'Hay varios municipios.',
    pregunta: '¿En qué municipio está la vivienda?',
    formato: expect.stringContaining('catálogo towns') as unknown,
    catalogo: 'towns',
  });
});

it.each(['risk', 'vehicle.code', 'nothing', ''])('refuses %p, which is no field of Home', (path) => {
  expect(() => faultAt('Home', path, { codigo: 'falta', mensaje: 'Falta.' }, TEST_DAY)).toThrow('Home has no field');
});
