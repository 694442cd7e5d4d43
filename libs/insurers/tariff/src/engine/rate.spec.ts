import type { CarRisk } from '../lines/car-risk';
import { carLine } from '../lines/car.line';
import { aCar } from '../testing/risk.builders';
import { aTinyBook } from '../testing/tiny-book';
import { compileBook } from './compile-book';
import { rate } from './rate';
import type { RatedOffer } from './rating';

const book = compileBook(aTinyBook(), carLine);
const plain = { cleanYears: 0, retailValueCents: 10_000_00 };

function offersFor(changes: Partial<CarRisk>): readonly RatedOffer[] {
  const rating = rate(book, aCar({ ...plain, ...changes }));
  return rating.kind === 'rated' ? rating.offers : [];
}

/** Net cents of the liability guarantee: 231 / 0.7 = 330.00. */
function liability(changes: Partial<CarRisk>): number {
  return offersFor(changes)[0]!.guarantees[0]!.netCents;
}

/** Net cents of own damage: 154 / 0.7 = 220.00, 165.00 with the excess. */
function ownDamage(changes: Partial<CarRisk>): number {
  return offersFor(changes)[1]!.guarantees[1]!.netCents;
}

describe('a premium worked out by hand', () => {
  it('of an ordinary driver', () => {
    const [terceros, todoRiesgo] = offersFor({});
    expect(terceros).toMatchObject({ modality: 'Terceros', excessCents: null, netCents: 330_00, totalCents: 363_55 });
    // Compulsory: 900 per mille of 330.00 is 297.00, and 1.5 % of it 4.455, rounded half up.
    expect(terceros!.statutory).toEqual({
      CCS_RE: 2_10,
      CCS_ACC: 9,
      CCS_SOA: 4_46,
      CLEA: 50,
      IPS: 26_40,
    });
    expect(todoRiesgo).toMatchObject({ excessCents: 300_00, netCents: 495_00 });
  });

  it.each([
    ['24 years old', { driverAge: 24 }, 660_00],
    ['25 years old', { driverAge: 25 }, 330_00],
    ['a professional', { use: 'Professional' }, 396_00],
    ['in Cádiz', { provinceCode: '11' }, 429_00],
    ['four clean years', { cleanYears: 4 }, 264_00],
    ['ten clean years reach the floor', { cleanYears: 10 }, 165_00],
    ['thirty clean years do not go below it', { cleanYears: 30 }, 165_00],
    ['one claim', { atFaultClaims: 1 }, 412_50],
    ['a claim after thirty clean years still costs', { cleanYears: 30, atFaultClaims: 1 }, 247_50],
    ['nine claims reach the cap', { atFaultClaims: 9 }, 660_00],
    ['halfway between two points of a curve', { powerKw: 135 }, 412_50],
    ['beyond the last point', { powerKw: 400 }, 495_00],
    ['below the first point', { powerKw: 40 }, 330_00],
    ['a factor between points has four decimals', { powerKw: 86 }, 331_65],
  ] as const)('liability: %s', (_name, changes, cents) => expect(liability(changes)).toBe(cents));

  it.each([
    ['worth 900, under the cap of 150', 900_00, 89_93],
    ['worth 500, of which the cap leaves a quarter of 200', 500_00, 50_00],
    ['worth half', 5_000_00, 123_75],
    ['worth the reference', 10_000_00, 165_00],
    ['worth 301, of which one euro can be paid', 301_00, 25],
    ['beyond the curve, rated at its end', 9_000_000_00, 9_900_00],
  ])('own damage: a car %s', (_name, retailValueCents, cents) => expect(ownDamage({ retailValueCents })).toBe(cents));
});

it('gives offers that cover the same one list, by which the storage knows it', () => {
  const covers = [{}, { cleanYears: 3 }].map((changes) => offersFor(changes)[1]!.cover);
  expect(covers[1]).toBe(covers[0]);
});

describe('what is not offered', () => {
  it('own damage of a car that is worth no more than the excess', () => {
    expect(offersFor({ retailValueCents: 300_00 }).map((offer) => offer.modality)).toEqual(['Terceros']);
  });

  it('own damage of a car over ten years old', () => {
    expect(offersFor({ vehicleAge: 10 })).toHaveLength(2);
    expect(offersFor({ vehicleAge: 11 }).map((offer) => offer.modality)).toEqual(['Terceros']);
  });

  it('anything, when all the conditions of a decline hold, and only then', () => {
    const reasons = [{ code: 'young-with-power', message: 'No asegura coches potentes a menores de 25 años.' }];
    expect(rate(book, aCar({ driverAge: 24, powerKw: 101 }))).toEqual({ kind: 'declined', version: '2026.1', reasons });
    expect(rate(book, aCar({ driverAge: 24, powerKw: 100 })).kind).toBe('rated');
    expect(rate(book, aCar({ driverAge: 25, powerKw: 101 })).kind).toBe('rated');
  });

  it.each([
    ['2025-12-31', 'declined'],
    ['2026-01-01', 'rated'],
    ['2026-12-31', 'rated'],
    ['2027-01-01', 'declined'],
  ])('cover from %s is %s: the book holds for 2026', (effectiveDate, kind) => {
    expect(rate(book, aCar({ effectiveDate })).kind).toBe(kind);
  });
});
