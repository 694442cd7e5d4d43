import { ImportReport } from '../import.report';
import { withUniqueNames } from './unique-names';
import { STATED, type VehicleRecord } from './vehicle-record';
import { mergeVersions } from './version.merger';

const record = (some: Partial<VehicleRecord>): VehicleRecord => ({
  ...STATED,
  ...{ brand: 'Uno', model: 'A', version: '1.6 100 CV', fuel: 'Gasoline', displacementCc: 1598, powerKw: 74 },
  ...{ fromYear: 2005, toYear: 2010, newPriceCents: null, priceBasis: null, identity: 'x' },
  ...some,
});
const merged = (...records: VehicleRecord[]) =>
  mergeVersions(records, { cc: 12, kw: 1.5 }, new ImportReport('Versions'));

describe('mergeVersions', () => {
  it('keeps an end open where one is, and a year of sale before the same one of a list', () => {
    const listed = { from: true, to: true };
    expect(merged(record({}), record({ toYear: null }))[0]).toMatchObject({ fromYear: 2005, toYear: null });
    expect(merged(record({ yearsOfSource: listed }), record({}))[0]!.yearsOfSource).toEqual({ from: false, to: false });
    expect(merged(record({ yearsOfSource: listed, toYear: 2012 }), record({}))[0]!.yearsOfSource.to).toBe(true);
  });

  it('never mixes prices of two bases', () => {
    const market = record({ newPriceCents: 10_000_00, priceBasis: 'mercado' });
    const bracket = record({ newPriceCents: 4_000_00, priceBasis: 'tramo_oficial' });
    expect(merged(market, bracket)[0]).toMatchObject({ newPriceCents: 4_000_00, priceBasis: 'tramo_oficial' });
  });
});

describe('withUniqueNames', () => {
  const names = (...records: VehicleRecord[]) =>
    withUniqueNames(merged(...records), new ImportReport('Names'))
      .map(({ version }) => version)
      .sort();

  it('adds the difference to equal names', () => {
    expect(names(record({}), record({ fuel: 'Diesel', identity: 'd' }))).toEqual([
      '1.6 100 CV (diésel)',
      '1.6 100 CV (gasolina)',
    ]);
    expect(names(record({}), record({ displacementCc: 1390, identity: 'd' }))).toEqual([
      '1.6 100 CV (1390 cc)',
      '1.6 100 CV (1598 cc)',
    ]);
    expect(names(record({}), record({ powerKw: 80.5, identity: 'd' }))).toEqual([
      '1.6 100 CV (74 kW)',
      '1.6 100 CV (80,5 kW)',
    ]);
  });
});
