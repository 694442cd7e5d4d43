import { motorEnumerations } from '@cotiza/contract';
import { FIRST_LAW_VERSION, LAW } from '@cotiza/insurers-port';
import fc from 'fast-check';
import type { CarFuel } from './lines/car-risk';
import { carPriceNew, depreciate, motorcyclePriceNew } from './retail-value';

const fuels = motorEnumerations.fuel.values as readonly CarFuel[];

describe('price new of a car', () => {
  const golf = {
    declaredCents: null,
    catalogueCents: 28_500_00,
    powerKw: 110,
    fuel: 'Gasoline',
    fromYear: 2023,
  } as const;

  it('is estimated from power and fuel when nobody knows it', () =>
    expect(carPriceNew({ ...golf, catalogueCents: null })).toBe(24_300_00));

  it('is estimated lower for a car of 2012 or before, as official prices are', () => {
    const estimated = (fromYear: number | null) => carPriceNew({ ...golf, catalogueCents: null, fromYear });
    expect([null, 2013, 2012, 1990].map(estimated)).toEqual([24_300_00, 24_300_00, 18_225_00, 18_225_00]);
  });

  it('never falls when power rises, with any fuel', () => {
    const unknown = { declaredCents: null, catalogueCents: null, fromYear: null };
    fc.assert(
      fc.property(fc.constantFrom(...fuels), fc.nat(500), fc.nat(500), (fuel, powerKw, more) => {
        const weaker = carPriceNew({ ...unknown, fuel, powerKw });
        expect(carPriceNew({ ...unknown, fuel, powerKw: powerKw + more })).toBeGreaterThanOrEqual(weaker);
      }),
    );
  });
});

describe('price new of a motorcycle', () => {
  const unknown = { catalogueCents: null, electric: false, displacementCc: 0, powerKw: 0, effectiveDate: '2026-11-21' };

  it.each([
    ['a moped', { displacementCc: 50 }, 950_00],
    ['a 125', { displacementCc: 125 }, 1_600_00],
    ['one cc above a class', { displacementCc: 126 }, 1_700_00],
    ['the largest', { displacementCc: 1_900 }, 15_500_00],
    ['an electric moped', { electric: true, powerKw: 4 }, 2_000_00],
    ['a fast electric one', { electric: true, powerKw: 100 }, 24_400_00],
    ['one that the catalogue prices', { catalogueCents: 7_300_00, displacementCc: 689 }, 7_300_00],
  ])('%s', (_name, facts, cents) => expect(motorcyclePriceNew({ ...unknown, ...facts })).toBe(cents));
});

describe('depreciation', () => {
  it.each([
    ['2026-03-01', '2026-11-21', 10_000_00],
    ['2025-11-22', '2026-11-21', 10_000_00],
    ['2025-11-21', '2026-11-21', 10_000_00],
    ['2025-11-20', '2026-11-21', 8_400_00],
    ['2014-11-21', '2026-11-21', 1_300_00],
    ['2016-01-10', '2026-11-21', 1_700_00],
    ['1999-01-10', '2026-11-21', 1_000_00],
    ['2026-12-01', '2026-11-21', 10_000_00],
  ])('of 10,000 registered on %s, on %s leaves %d cents', (registered, on, cents) => {
    expect(depreciate(10_000_00, registered, { effectiveDate: on })).toBe(cents);
  });

  it('goes by the version of the law that a quotation names: the first one aged a vehicle on its anniversary', () => {
    const by = (version: string) =>
      depreciate(10_000_00, '2025-11-21', { effectiveDate: '2026-11-21', law: { ...LAW, version } });
    expect([FIRST_LAW_VERSION, LAW.version].map(by)).toEqual([8_400_00, 10_000_00]);
  });
});
