import { INSURANCE_LINES, motorEnumerations } from '@cotiza/contract';
import type { BonusMalusRow, CurvedRow, RateBook, ValuesRow, ZonesRow } from './book/rate-book';
import { at, booksOf, meanOf, row } from './testing/reading';

/** The factors that are published. Every insurer has its own figures; these are what the five come to. */
describe('car', () => {
  const cars = booksOf('Car');
  const meanAt = (factor: string, x: number) => meanOf(cars, (book) => at(row<CurvedRow>(book, factor), x));

  it('[Published factors / age of the driver of a car] 18 to 25 cost 1.4 to 2.5 times as much as 50, over 70 1.1', () => {
    for (let age = 18; age <= 25; age++) {
      const ratio = meanAt('driver-age', age) / meanAt('driver-age', 50);
      expect(ratio).toBeGreaterThan(1.4);
      expect(ratio).toBeLessThan(2.5);
    }
    expect(meanAt('driver-age', 75) / meanAt('driver-age', 50)).toBeCloseTo(1.1, 0);
  });

  it('[Published factors / years of the licence for a car] a licence under two years costs 1.4 and more', () => {
    expect(meanAt('licence-years', 0)).toBeGreaterThan(1.4);
    expect(meanAt('licence-years', 1)).toBeGreaterThan(1.4);
    expect(meanAt('licence-years', 2)).toBeGreaterThan(meanAt('licence-years', 10));
  });

  it('[Published factors / zone of a car] Melilla is dearest everywhere; Cádiz is dear, and Soria cheap', () => {
    const zone = (province: string) =>
      meanOf(cars, (book) => row<ZonesRow>(book, 'zone').zones.find(({ values }) => values.includes(province))!.factor);
    expect(zone('52')).toBeGreaterThanOrEqual(1.41);
    expect(zone('11')).toBeGreaterThan(1.15);
    expect(zone('42')).toBeLessThan(0.85);
  });
});

describe.each([...booksOf('Car'), ...booksOf('Motorcycle')].map((book) => [book.insurer.id, book.line, book] as const))(
  'history, %s %s',
  (_id, _line, book) => {
    const { cleanYears, perClaim, cap } = row<BonusMalusRow>(book, 'bonus-malus');
    const [none, best] = [cleanYears[0]!, cleanYears.at(-1)!];

    it("[Published factors / bonus-malus] down to half of what nobody's history costs at least, and twice that at most", () => {
      expect(best / none).toBeGreaterThanOrEqual(0.5);
      expect(best / none).toBeLessThan(0.85);
      expect(cap / none).toBeLessThanOrEqual(2);
      expect(perClaim).toBeGreaterThan(0.1);
    });
  },
);

/** Values of a factor from the better risk to the worse one, where `why` gives a reason that holds for every insurer. */
const FROM_BETTER_TO_WORSE: Readonly<Record<RateBook['line'], Readonly<Record<string, readonly string[]>>>> = {
  Car: {
    use: ['Private', 'Professional', 'PublicService'],
    'town-size': ['Village', 'Town', 'City', 'Metropolis'],
    'postal-zone': ['Province', 'Capital', 'CapitalCentre'],
    'annual-km': motorEnumerations.annualKm.values,
    parking: ['PrivateGarage', 'CommunalParking', 'NoGarage'],
    fines: motorEnumerations.penalties.values,
    'fuel-own-damage': ['Gasoline', 'Electric'],
  },
  Motorcycle: {
    licence: ['A', 'A2', 'A1', 'AM'],
    experience: ['ThisMotorcycle', 'OtherMotorcycle', 'NoExperience'],
    garage: ['PrivateGarage', 'CommunalParking', 'NoGarage'],
  },
  Home: {
    'dwelling-type': ['MiddleFloor', 'TopFloor', 'GroundFloor', 'TerracedHouse', 'DetachedHouse'],
    use: ['Owner', 'Rental'],
    occupancy: ['MainResidence', 'SecondHome'],
    materials: ['NonCombustible', 'LessThan25Combustible', 'MoreThan25Combustible'],
    location: ['CityCentre', 'ResidentialDevelopment', 'Depopulated'],
    'build-quality': ['Basic', 'Normal', 'High', 'Luxury'],
    'town-size': ['Village', 'Town', 'City', 'Metropolis'],
    alarm: ['ConnectedAlarm', 'NonConnectedAlarm', 'NoAlarm'],
  },
};

describe.each(INSURANCE_LINES)(
  'a worse risk has no lower factor, as its reason says, so it never costs less: %s',
  (line) => {
    it.each(Object.entries(FROM_BETTER_TO_WORSE[line]))('%s', (name, order) => {
      for (const book of booksOf(line)) {
        const factor = book.factors.find((each): each is ValuesRow => each.name === name);
        if (!factor) continue;
        const factors = order.map((value) => factor.values[value]!);
        expect([book.insurer.id, ...factors]).toEqual([book.insurer.id, ...factors.toSorted((a, b) => a - b)]);
        expect(factors.at(-1)).toBeGreaterThan(factors[0]!);
      }
    });
  },
);

describe('home', () => {
  const homes = booksOf('Home');
  const value = (factor: string, name: string) => meanOf(homes, (book) => row<ValuesRow>(book, factor).values[name]!);

  it('[Published factors / a house and a let dwelling] a house costs 1.3, letting it 1.2, within a tenth', () => {
    expect(
      Math.abs(value('dwelling-type', 'DetachedHouse') / value('dwelling-type', 'MiddleFloor') - 1.3),
    ).toBeLessThan(0.1);
    expect(Math.abs(value('use', 'Rental') / value('use', 'Owner') - 1.2)).toBeLessThan(0.1);
  });
});
