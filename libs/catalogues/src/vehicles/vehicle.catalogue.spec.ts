import { DATA_FORMAT, PRICE_BASES, VERSION_MARKS, type VehiclesFile } from '../data-files/data-layout';
import { VehicleCatalogue } from './vehicle.catalogue';

const id = (kind: string, number: number) => `C${kind}${String(number).padStart(10, '0')}`;
const [B1, B2, M1, M2, V1, V2] = [id('B', 1), id('B', 2), id('M', 1), id('M', 2), id('V', 1), id('V', 2)];

const file: VehiclesFile = {
  format: DATA_FORMAT,
  provenance: { source: 'Prueba', date: '2026' },
  fuels: ['Gasoline', 'Electric'],
  priceBases: PRICE_BASES,
  brands: [
    [B1, 'Uno'],
    [B2, 'Dos'],
  ],
  models: [
    [M1, 0, 'A', 0, null],
    [M2, 1, 'B', 7, null],
  ],
  versions: [
    [V1, 0, 'a', 0, 999, 50, null, null, null, null, VERSION_MARKS.estimatedPower],
    [V2, 1, 'b', 1, 0, 60.5, 2020, 2024, 20_000_00, 1, VERSION_MARKS.yearsOfSource],
  ],
  aliases: [[id('V', 9), V2]],
};

describe('VehicleCatalogue', () => {
  it('finds models and versions under their parent only', () => {
    const catalogue = new VehicleCatalogue('C', file);
    expect(catalogue.modelsOf(B2)).toMatchObject([{ id: M2, name: 'B', brandId: B2, brandName: 'Dos', fleet: 7 }]);
    expect(catalogue.modelsOf(B2, (fuel) => fuel === 'Gasoline')).toEqual([]);
    expect(catalogue.versionsOf(M2).filter(({ isGeneric }) => !isGeneric)).toEqual([catalogue.findVersion(V2)]);
    expect(catalogue.versionsOf('other')).toEqual([]);
    expect(catalogue.findBrand(M2)).toBeUndefined();
  });

  it('composes a version of its row', () => {
    expect(new VehicleCatalogue('C', file).findVersion(V2)).toEqual({
      ...{ id: V2, brandId: B2, brandName: 'Dos', modelId: M2, modelName: 'B', name: 'b', fuel: 'Electric' },
      ...{ displacementCc: 0, powerKw: 60.5, powerIsEstimated: false },
      ...{ fromYear: 2020, toYear: 2024, firstSoldYear: null, lastSoldYear: null },
      ...{ newPriceCents: 20_000_00, priceIsEstimated: false, priceBasis: PRICE_BASES[1] },
      ...{ isGeneric: false, hasYearsOfSource: true, estimated: [] },
    });
    expect(new VehicleCatalogue('C', file).findVersion(V1)).toMatchObject({
      ...{ fromYear: null, toYear: null, newPriceCents: null, priceBasis: null },
      ...{ hasYearsOfSource: false, estimated: ['potencia_kw'] },
    });
  });

  it('offers the classes beside what it lists, each found again by its id', () => {
    const catalogue = new VehicleCatalogue('C', file);
    const generic = catalogue.versionsOf(M1).filter(({ isGeneric }) => isGeneric);
    expect(generic.map(({ name }) => name)).toEqual([
      'Otra versión: gasolina, hasta 60 CV',
      'Otra versión: gasolina, de 61 a 80 CV',
      'Otra versión: gasolina, de 81 a 100 CV',
    ]);
    for (const version of generic) expect(catalogue.findVersion(version.id)).toEqual(version);
    expect(new Set(generic.map((version) => version.id)).size).toBe(generic.length);
  });

  it('offers every class where it lists nothing, of the only fuel if there is one', () => {
    const bare = (onlyFuel: number | null) =>
      new VehicleCatalogue('C', { ...file, models: [[M1, 0, 'A', 0, onlyFuel]], versions: [], aliases: [] });
    expect(bare(null).versionsOf(M1)).toHaveLength(56);
    expect(
      new Set(
        bare(1)
          .versionsOf(M1)
          .map(({ fuel }) => fuel),
      ),
    ).toEqual(new Set(['Electric']));
    expect(bare(1).versionsOf(M1)).toHaveLength(8);
  });

  it.each(['CG0000000001X1', 'CG0000000001G9', 'CG0000000009G1', 'MG0000000001D1', 'CG', ''])(
    'finds nothing under %p',
    (odd) => expect(new VehicleCatalogue('C', file).findVersion(odd)).toBeUndefined(),
  );
});
