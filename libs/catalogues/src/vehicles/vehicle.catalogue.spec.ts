import { DATA_FORMAT, type VehiclesFile } from '../data-files/data-layout';
import { VehicleCatalogue } from './vehicle.catalogue';

const file: VehiclesFile = {
  format: DATA_FORMAT,
  source: 'starter',
  fuels: ['Gasoline', 'Electric'],
  brands: [
    ['b1', 'Uno'],
    ['b2', 'Dos'],
  ],
  models: [
    ['m1', 0, 'A'],
    ['m2', 1, 'B'],
  ],
  versions: [
    ['v1', 0, 'a', 0, 999, 50, null, null, null],
    ['v2', 1, 'b', 1, 0, 60.5, 2020, 2024, 20_000_00],
  ],
};

describe('VehicleCatalogue', () => {
  it('finds models and versions under their parent only', () => {
    const catalogue = new VehicleCatalogue(file);
    expect(catalogue.modelsOf('b2')).toEqual([{ id: 'm2', name: 'B', brandId: 'b2' }]);
    expect(catalogue.modelsOf('b2', (fuel) => fuel === 'Gasoline')).toEqual([]);
    expect(catalogue.versionsOf('m2').map(({ id }) => id)).toEqual(['v2']);
    expect(catalogue.versionsOf('other')).toEqual([]);
    expect(catalogue.findBrand('m2')).toBeUndefined();
  });

  it('keeps a brand without models empty', () => {
    const catalogue = new VehicleCatalogue({ ...file, models: [file.models[1]!], versions: [] });
    expect(catalogue.modelsOf('b1')).toEqual([]);
    expect(catalogue.modelsOf('b2')).toHaveLength(1);
  });

  it('takes the years of the official table alone for those of sale', () => {
    const soldSince = (source: VehiclesFile['source']) =>
      new VehicleCatalogue({ ...file, source }).findVersion('v2')?.firstSoldYear;
    expect(soldSince('official-table')).toBe(2020);
    expect(soldSince('starter')).toBeNull();
  });

  it('refuses rows out of order', () => {
    expect(() => new VehicleCatalogue({ ...file, models: [...file.models].reverse() })).toThrow(RangeError);
    expect(() => new VehicleCatalogue({ ...file, brands: [] })).toThrow(RangeError);
  });
});
