import { INTERFACE_VERSION, requirementsIndex } from './index-document';

it('[Versioning / interface 1.0.0] names the version of the specification', () => {
  expect(INTERFACE_VERSION).toBe('1.0.0');
  expect(requirementsIndex().version).toBe('1.0.0');
});

it('lists the three lines, each with where to read and where to send', () => {
  expect(requirementsIndex().ramos.map(({ ramo, insurance_line }) => [ramo, insurance_line])).toEqual([
    ['hogar', 'Home'],
    ['coche', 'Car'],
    ['moto', 'Motorcycle'],
  ]);
  for (const { ramo, requisitos, cotizar, nombre } of requirementsIndex().ramos) {
    expect(requisitos).toBe(`GET /api/agent/requisitos?ramo=${ramo}`);
    expect(cotizar).toBe('POST /api/agent/cotizaciones');
    expect(nombre).not.toBe('');
  }
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
