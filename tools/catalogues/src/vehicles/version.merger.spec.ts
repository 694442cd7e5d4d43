import * as fc from 'fast-check';
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
  it('makes one version of near figures, with the years of all', () => {
    const [version, ...others] = merged(
      record({ identity: 'a' }),
      record({ identity: 'b', displacementCc: 1600, powerKw: 73.5, fromYear: 2011, toYear: 2014 }),
    );
    expect(others).toEqual([]);
    expect(version).toMatchObject({ fromYear: 2005, toYear: 2014, identities: ['a', 'b'] });
  });

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

  it('does not depend on the order of the records, and loses no identity', () => {
    const some = fc.array(
      fc.record({
        version: fc.constantFrom('1.6', '2.0'),
        fuel: fc.constantFrom('Gasoline' as const, 'Diesel' as const),
        displacementCc: fc.integer({ min: 1590, max: 1620 }),
        powerKw: fc.integer({ min: 70, max: 76 }),
        fromYear: fc.option(fc.integer({ min: 2000, max: 2020 })),
        identity: fc.uuid(),
      }),
    );
    fc.assert(
      fc.property(some, (parts) => {
        const records = parts.map(record);
        const versions = merged(...records);
        expect(new Set(merged(...[...records].reverse()))).toEqual(new Set(versions));
        expect(versions.flatMap(({ identities }) => identities).sort()).toEqual(
          records.map(({ identity }) => identity).sort(),
        );
      }),
    );
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

  it('leaves unique names as they are', () => {
    expect(names(record({}), record({ version: '2.0', identity: 'd' }))).toEqual(['1.6 100 CV', '2.0']);
  });
});
