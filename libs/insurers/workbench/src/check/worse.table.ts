import type { CarRisk, HomeRisk, MotorcycleRisk, Risk } from '@cotiza/insurers-tariff';

/** Two versions of a risk, one worse: it must not cost less. */
export interface Worse<R extends Risk> {
  readonly what: string;
  readonly worse: Partial<R>;
  readonly better: Partial<R>;
}

const CAR: readonly Worse<CarRisk>[] = [
  { what: 'a driver of 20 against one of 45', worse: { driverAge: 20 }, better: { driverAge: 45 } },
  { what: 'a driver of 80 against one of 50', worse: { driverAge: 80 }, better: { driverAge: 50 } },
  { what: 'a new licence against one of 20 years', worse: { licenceYears: 0 }, better: { licenceYears: 20 } },
  { what: 'two claims at fault against none', worse: { atFaultClaims: 2 }, better: { atFaultClaims: 0 } },
  { what: 'no clean year against ten', worse: { cleanYears: 0 }, better: { cleanYears: 10 } },
  { what: '180 kW against 70', worse: { powerKw: 180 }, better: { powerKw: 70 } },
  {
    what: 'worth 25,000 against 8,000',
    worse: { retailValueCents: 25_000_00 },
    better: { retailValueCents: 8_000_00 },
  },
  { what: 'Melilla against Segovia', worse: { provinceCode: '52' }, better: { provinceCode: '40' } },
  { what: 'the street against a garage', worse: { parking: 'NoGarage' }, better: { parking: 'PrivateGarage' } },
  { what: 'many kilometres against few', worse: { annualKm: 'MoreThan30000km' }, better: { annualKm: 'UpTo5000km' } },
  { what: 'a taxi against a private car', worse: { use: 'PublicService' }, better: { use: 'Private' } },
  { what: 'two fines against none', worse: { fines: '2', parkingFineOnly: false }, better: { fines: '0' } },
];

const MOTORCYCLE: readonly Worse<MotorcycleRisk>[] = [
  { what: 'a rider of 21 against one of 45', worse: { riderAge: 21 }, better: { riderAge: 45 } },
  { what: 'two claims at fault against none', worse: { atFaultClaims: 2 }, better: { atFaultClaims: 0 } },
  { what: 'no clean year against ten', worse: { cleanYears: 0 }, better: { cleanYears: 10 } },
  { what: 'Melilla against Segovia', worse: { provinceCode: '52' }, better: { provinceCode: '40' } },
  { what: 'the street against a garage', worse: { garage: 'NoGarage' }, better: { garage: 'PrivateGarage' } },
  { what: '20,000 km against 2,000', worse: { kilometersPerYear: 20_000 }, better: { kilometersPerYear: 2_000 } },
];

const HOME: readonly Worse<HomeRisk>[] = [
  { what: '200 square metres against 80', worse: { areaM2: 200 }, better: { areaM2: 80 } },
  { what: 'a house against a flat', worse: { dwellingType: 'DetachedHouse' }, better: { dwellingType: 'MiddleFloor' } },
  { what: 'letting against living in it', worse: { use: 'Rental' }, better: { use: 'Owner' } },
  { what: 'no alarm against one', worse: { alarm: 'NoAlarm' }, better: { alarm: 'ConnectedAlarm' } },
  { what: 'a second home', worse: { occupancy: 'SecondHome' }, better: { occupancy: 'MainResidence' } },
  {
    what: 'buildings of 200,000 against 80,000',
    worse: { buildingsCents: 200_000_00 },
    better: { buildingsCents: 80_000_00 },
  },
];

/** Comparisons by line. The facts that are not named have any value. */
export const WORSE: { readonly [L in Risk['line']]?: readonly Worse<Extract<Risk, { readonly line: L }>>[] } = {
  Car: CAR,
  Motorcycle: MOTORCYCLE,
  Home: HOME,
};
