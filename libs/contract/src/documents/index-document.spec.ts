import { INTERFACE_VERSION, requirementsIndex } from './index-document';

it('[Versioning / interface 1.0.0] names the version of the specification', () => {
  expect(INTERFACE_VERSION).toBe('1.0.0');
  expect(requirementsIndex().version).toBe('1.0.0');
});

it('names the lines that are sold alone, and says so when none is', () => {
  const index = requirementsIndex(['Home', 'Motorcycle']);
  expect(index.ramos.map(({ ramo }) => ramo)).toEqual(['hogar', 'moto']);
  expect(index.como_usarlo[0]).toBe('Pide los requisitos del ramo con el parámetro ramo (hogar o moto).');
  expect(requirementsIndex([])).toMatchObject({
    ramos: [],
    como_usarlo: [expect.stringContaining('ninguna aseguradora de este servicio cotiza ningún ramo')],
  });
});
