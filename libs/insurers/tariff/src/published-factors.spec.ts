import type { BandsRow, BonusMalusRow, FactorRow, RateBook, ValuesRow, ZonesRow } from './book/rate-book';
import { books } from './testing/embedded';

/** The factors that the specification of the tariff publishes: every insurer has its own figures but for these. */

const of = (line: RateBook['line']) =>
  books.filter((book) => book.line === line).map((book) => [book.insurer.id, book] as const);

function factor<F extends FactorRow>(book: RateBook, name: string): F {
  return book.factors.find((each): each is F => each.name === name)!;
}

/** Factor of a number in a table of bands. */
function at(row: BandsRow, value: number): number {
  return row.bands.find(([from, to]) => value >= from && (to === null || value < to))![2];
}

const zoneOf = (row: ZonesRow, province: string) => row.zones.find((zone) => zone.values.includes(province))!.factor;

describe.each(of('Car'))('car, %s', (_id, book) => {
  it('18 to 25 years cost 1.6 to 2.5 times as much, over 70 1.1', () => {
    const ages = factor<BandsRow>(book, 'driver-age');
    for (let age = 18; age <= 25; age++) {
      expect(at(ages, age)).toBeGreaterThanOrEqual(1.6);
      expect(at(ages, age)).toBeLessThanOrEqual(2.5);
    }
    expect([at(ages, 26) < 1.6, at(ages, 70) < 1.1, at(ages, 71)]).toEqual([true, true, 1.1]);
  });

  it('a licence under two years costs 1.4', () => {
    const licence = factor<BandsRow>(book, 'licence-years');
    expect([at(licence, 0), at(licence, 1), at(licence, 2) < 1.4]).toEqual([1.4, 1.4, true]);
  });

  it('zones go from 0.85 to 1.41: Melilla 1.41, Cádiz 1.35, Soria low', () => {
    const zones = factor<ZonesRow>(book, 'zone');
    expect(Math.min(...zones.zones.map((zone) => zone.factor))).toBeGreaterThanOrEqual(0.85);
    expect(Math.max(...zones.zones.map((zone) => zone.factor))).toBe(1.41);
    expect([zoneOf(zones, '52'), zoneOf(zones, '11'), zoneOf(zones, '42') < 0.9]).toEqual([1.41, 1.35, true]);
  });
});

describe.each([...of('Car'), ...of('Motorcycle')])('history, %s', (_id, book) => {
  it('5 % less a clean year down to 0.50, 25 % more a claim up to 2.0', () => {
    const published = { perCleanYear: 0.05, floor: 0.5, perClaim: 0.25, cap: 2 };
    expect(factor<BonusMalusRow>(book, 'bonus-malus')).toMatchObject(published);
  });
});

describe.each(of('Home'))('home, %s', (_id, book) => {
  it('a house costs 1.3, letting it 1.2', () => {
    expect(factor<ValuesRow>(book, 'dwelling-type').values['DetachedHouse']).toBe(1.3);
    expect(factor<ValuesRow>(book, 'use').values['Rental']).toBe(1.2);
  });
});
