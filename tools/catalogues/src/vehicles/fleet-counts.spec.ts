import * as fc from 'fast-check';
import { FleetCounts } from './fleet-counts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, codes: [] }));
const rows = (...counted: readonly (readonly [brand: string, name: string, vehicles: number])[]) =>
  new FleetCounts(counted.map(([brand, name, vehicles]) => ({ brand, name, vehicles })));

describe('FleetCounts', () => {
  it('counts a name for the longest model that it opens with', () => {
    const counts = rows(['CITROEN', 'XSARA PICASSO HDI', 30], ['CITROEN', 'XSARA', 20], ['CITROEN', 'C5', 5]);
    expect(counts.ofModels('CITROEN', named('Xsara', 'Xsara Picasso'))).toEqual(
      new Map([
        ['Xsara Picasso', 30],
        ['Xsara', 20],
      ]),
    );
  });

  it('knows the models that the register names by their version', () => {
    const counts = rows(
      ['BMW', '320D', 7],
      ['BMW', '118I', 3],
      ['MERCEDES-BENZ', 'C 220 CDI', 5],
      ['MINI', 'COOPER D', 2],
    );
    expect(counts.ofModels('BMW', named('Serie 3', 'Serie 1')).get('Serie 3')).toBe(7);
    expect(counts.ofModels('MERCEDES BENZ', named('Clase C', 'CLA')).get('Clase C')).toBe(5);
    expect(counts.ofModels('MINI', named('Mini')).get('Mini')).toBe(2);
  });

  it('knows the models by the codes of the register', () => {
    const counts = rows(['HONDA', 'WW125A', 9]);
    expect(counts.ofModels('HONDA', [{ name: 'PCX 125', codes: ['WW125A'] }]).get('PCX 125')).toBe(9);
  });

  it('says which brands have vehicles here, and any while nothing is known', () => {
    const counts = rows(['VOLKSWAGEN, VW', 'GOLF', 1]);
    expect([counts.hasMarket('VOLKSWAGEN'), counts.hasMarket('NIO')]).toEqual([true, false]);
    expect(rows().hasMarket('NIO')).toBe(true);
  });

  it('counts no vehicle twice', () => {
    const models = fc.uniqueArray(fc.constantFrom('A', 'A B', 'AB', 'B', 'B C', 'C'));
    const listed = fc.array(fc.tuple(fc.constantFrom('A', 'A B', 'ABC', 'B C D', 'X'), fc.nat(1000)));
    fc.assert(
      fc.property(models, listed, (known, counted) => {
        const counts = rows(...counted.map(([name, vehicles]) => ['UNO', name, vehicles] as const));
        const sum = [...counts.ofModels('UNO', named(...known)).values()].reduce((a, b) => a + b, 0);
        expect(sum).toBeLessThanOrEqual(counted.reduce((total, [, vehicles]) => total + vehicles, 0));
      }),
    );
  });
});
