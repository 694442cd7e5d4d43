import { homeEnumerations, motorEnumerations, personEnumerations } from '@cotiza/contract';
import { yearOf } from '@cotiza/kernel';
import fc from 'fast-check';
import { carChoices, type CarRisk, type InsuredHistory } from '../lines/car-risk';
import { mapChoices, type Choices, type Chosen } from '../lines/variable';
import { homeChoices, type HomeRisk } from '../lines/home-risk';
import type { Risk } from '../lines/line-models';
import { carLicenceAge, ridingAge } from '../lines/legal-ages';
import { motorcycleChoices, type MotorcycleRisk } from '../lines/motorcycle-risk';
import { LARGE_TOWNS } from '../lines/large-towns';
import { PROVINCE_CODES, type RatedPlace } from '../lines/place';

/** Any risk that the contract and the law let through, however unlikely: the whole range of every field. */

const TODAY = '2026-11-25';
const EFFECTIVE_DATE = fc.constant(TODAY);
const OLDEST = 105;
const CAR_FUELS = motorEnumerations.fuel.values;
const FINES = motorEnumerations.penalties.values;

const province = fc.constantFrom(...PROVINCE_CODES);
/** A large town or a small one, in any postal zone. */
const place: fc.Arbitrary<RatedPlace> = fc
  .tuple(province, fc.constantFrom(1, ...LARGE_TOWNS.map(([id]) => id)), fc.constantFrom('001', '015', '300'))
  .map(([provinceCode, townId, zone]) => ({ provinceCode, townId, postalCode: `${provinceCode}${zone}` }));
const years = (most: number) => fc.integer({ min: 0, max: most });
const cents = (mostEuros: number) => fc.integer({ min: 0, max: mostEuros * 100 });
/** Ordinary sums as often as extreme ones, and nothing at all now and then. */
const sumInsured = (mostEuros: number) => fc.oneof(fc.constant(0), cents(300_000), cents(mostEuros));

const holderAge = fc.integer({ min: 18, max: OLDEST });

/** Somebody old enough for a licence, and since when it is held. */
const licensed = (from: number) =>
  fc
    .integer({ min: from, max: OLDEST })
    .chain((age) =>
      fc.integer({ min: from, max: age }).map((licenceAge) => ({ age, licenceAge, licenceYears: age - licenceAge })),
    );

const anyOf = <C extends Choices>(choices: C) =>
  fc.record(
    mapChoices<fc.Arbitrary<string | boolean>>(
      choices,
      ({ values }) => fc.constantFrom(...values),
      () => fc.boolean(),
    ),
  ) as fc.Arbitrary<Chosen<C>>;

const history: fc.Arbitrary<InsuredHistory> = fc
  .record({ insuredYears: years(80), cleanYears: years(80), atFaultClaims: fc.oneof(fc.constant(0), years(20)) })
  .map((each) => ({ ...each, cleanYears: Math.min(each.cleanYears, each.insuredYears) }));

export const anyCar: fc.Arbitrary<CarRisk> = fc
  .record({
    line: fc.constant('Car' as const),
    effectiveDate: EFFECTIVE_DATE,
    holderAge,
    where: place,
    employment: fc.constantFrom(...personEnumerations.employmentStatus.values),
    vehicleAge: years(70),
    powerKw: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_500 })),
    fuel: fc.constantFrom(...CAR_FUELS),
    retailValueCents: fc.oneof(cents(60_000), cents(5_000_000)),
    choices: anyOf(carChoices),
    fines: fc.constantFrom(...FINES),
    parkingFineOnly: fc.boolean(),
    pointsLost: fc.boolean(),
    past: history,
    driver: licensed(carLicenceAge({ effectiveDate: TODAY })).map(({ age, ...licence }) => ({
      driverAge: age,
      ...licence,
    })),
  })
  .map(({ past, driver, where, choices, ...facts }) => ({ ...facts, ...choices, ...where, ...past, ...driver }));

const rider = fc.constantFrom(...motorEnumerations.motorcycleLicense.values).chain((licence) =>
  licensed(ridingAge({ licence, effectiveDate: TODAY })).map(({ age, ...since }) => ({
    licence,
    riderAge: age,
    ...since,
    licenceDate: `${yearOf(TODAY) - since.licenceYears}${TODAY.slice(4)}`,
  })),
);

export const anyMotorcycle: fc.Arbitrary<MotorcycleRisk> = fc
  .record({
    line: fc.constant('Motorcycle' as const),
    effectiveDate: EFFECTIVE_DATE,
    holderAge,
    experience: fc.constantFrom(...motorEnumerations.ridingExperience.values),
    provinceCode: province,
    electric: fc.boolean(),
    displacementCc: fc.integer({ min: 1, max: 2_500 }),
    powerKw: fc.integer({ min: 1, max: 200 }),
    vehicleAge: years(70),
    retailValueCents: fc.oneof(cents(12_000), cents(200_000)),
    choices: anyOf(motorcycleChoices),
    kilometersPerYear: fc.integer({ min: 1, max: 200_000 }),
    spanishLicence: fc.boolean(),
    past: history,
    rider,
  })
  .map(({ past, rider: who, choices, ...facts }) => ({
    ...facts,
    ...choices,
    ...past,
    ...who,
    displacementCc: facts.electric ? 0 : facts.displacementCc,
  }));

export const anyHome: fc.Arbitrary<HomeRisk> = fc
  .record({
    line: fc.constant('Home' as const),
    effectiveDate: EFFECTIVE_DATE,
    holderAge,
    where: place,
    rooms: fc.integer({ min: 1, max: 50 }),
    areaM2: fc.oneof(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 10, max: 2_000 })),
    yearBuilt: fc.integer({ min: 1_700, max: 2_026 }),
    lastReformYear: fc.option(fc.integer({ min: 1_900, max: 2_026 })),
    use: fc.constantFrom(...homeEnumerations.homeUse.values),
    dwellingType: fc.constantFrom(...homeEnumerations.dwellingType.values),
    choices: anyOf(homeChoices),
    buildQuality: fc.constantFrom(...homeEnumerations.buildQuality.values),
    settlement: fc.constantFrom(...homeEnumerations.settlementType.values),
    buildingsCents: sumInsured(5_000_000),
    contentsCents: sumInsured(2_000_000),
  })
  .filter((home) => home.buildingsCents + home.contentsCents >= 100)
  .map(({ where, choices, ...home }) => ({
    ...home,
    ...choices,
    ...where,
    lastReformYear: home.lastReformYear === null ? null : Math.max(home.lastReformYear, home.yearBuilt),
  }));

export const anyRisk: fc.Arbitrary<Risk> = fc.oneof(anyCar, anyMotorcycle, anyHome);
