import { loadCatalogues } from '../load-catalogues';

const { operation } = loadCatalogues();

/** Former names, and the insurer that now has their policies. */
const FORMER_NAMES: readonly (readonly [said: string, now: string])[] = [
  ['Helvetia', 'Caser'],
  ['Plus Ultra', 'Occident (antes Catalana Occidente)'],
  ['Seguros Bilbao', 'Occident (antes Catalana Occidente)'],
  ['Fénix Directo', 'Allianz Direct'],
  ['fenix', 'Allianz Direct'],
  ['Direct Seguros', 'AXA'],
  ['Atlantis', 'AXA'],
  ['Hello', 'Otra aseguradora'],
  ['hello auto', 'Otra aseguradora'],
];

describe.each(['car-insurance-companies', 'motorcycle-insurance-companies'])('%s', (tipo) => {
  const found = (texto: string) => {
    const answer = operation.answer({ tipo, texto });
    return 'faults' in answer ? [] : answer.valores.map(({ etiqueta }) => etiqueta);
  };

  it.each(FORMER_NAMES)('finds %s first as %s', (said, now) => expect(found(said)[0]).toBe(now));

  it('still finds the insurer that has the name now', () => {
    expect(found('allianz')[0]).toBe('Allianz');
    expect(found('linea directa')[0]).toBe('Línea Directa');
  });

  it.each(['AMV', 'Prima', 'Nuez', 'Divina Pastora', 'Cajamar', 'Kutxabank', 'Santalucía'])('lists %s', (name) =>
    expect(found(name)[0]).toBe(name),
  );
});
