import fc from 'fast-check';
import { books } from '../testing/embedded';
import { anyRisk } from '../testing/risk.arbitraries';
import { aCar } from '../testing/risk.builders';
import { aTinyBook } from '../testing/tiny-book';
import { factorBands } from './factor-bands';

it('a risk is in one band of every factor of every book of its line', () => {
  const bands = books.map((book) => [book.line, factorBands(book)] as const);
  fc.assert(
    fc.property(anyRisk, (risk) => {
      for (const [line, factors] of bands.filter(([of]) => of === risk.line))
        for (const { factor, bands: names, bandOf } of factors)
          expect([line, factor, names[bandOf(risk)]]).toEqual([line, factor, expect.any(String)]);
    }),
  );
});

it('the bands are those of the tables', () => {
  const risk = aCar({ driverAge: 30, provinceCode: '28', use: 'Private', cleanYears: 2, atFaultClaims: 0 });
  const bandsFor = (changes: Parameters<typeof aCar>[0]) =>
    factorBands(aTinyBook()).map(({ factor, bands, bandOf }) => `${factor} ${bands[bandOf({ ...risk, ...changes })]}`);
  const plain = ['power 85-185', 'age 25 and more', 'use Private', 'zone resto', 'value 10000-5000000'];
  expect(bandsFor({})).toEqual([...plain, 'bonus 2 clean years']);
  expect(bandsFor({ atFaultClaims: 1, driverAge: 18 })).toEqual(
    expect.arrayContaining(['age 0-25', 'bonus claims at fault']),
  );
});
