import { faultAt } from './fault-at';

it('says of a field what any other fault says of it', () => {
  expect(faultAt('Home', 'risk.address.town_id', 'ambiguo', 'Hay varios municipios.')).toEqual({
    campo: 'risk.address.town_id',
    codigo: 'ambiguo',
    mensaje: 'Hay varios municipios.',
    pregunta: '¿En qué municipio está la vivienda?',
    formato: expect.stringContaining('catálogo towns') as unknown,
    catalogo: 'towns',
  });
});

it.each(['risk', 'vehicle.code', 'nothing', ''])('refuses %p, which is no field of Home', (path) => {
  expect(() => faultAt('Home', path, 'falta', 'Falta.')).toThrow('Home has no field');
});
