import { homeEnumerations, INSURANCE_LINES, REBUILD_EUROS_PER_M2, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, TEST_DAY, type BodyDraft, type JsonValue } from '@cotiza/contract/testing';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { addDays, wholeYearsBetween } from '@cotiza/kernel';
import fc from 'fast-check';
import { checkTestBody } from '../testing';

/**
 * Requests of ordinary people: adults with a licence, a history that fits it, a vehicle of its time, and a dwelling insured
 * for what it is worth, more or less. No rule holds for any of it.
 */
function ordinaryBody(line: InsuranceLine): fc.Arbitrary<BodyDraft> {
  const answers = line === 'Home' ? [policy(18), dwelling] : [driver(line), vehicle(line)];
  return fc.tuple(...answers).map((parts) => bodyOf(line).withAll(Object.assign({}, ...parts) as Answers));
}

type Answers = Readonly<Record<string, JsonValue>>;

const DAYS_A_YEAR = 365.25;
const OLDEST = 95;
/** Days until the first day of cover. */
const MOST_AHEAD = 90;
const OLDEST_CAR = 18;

const years = (count: number) => Math.ceil(count * DAYS_A_YEAR);
const daysAgo = (days: number) => addDays(TEST_DAY, -days);
const upTo = (most: number) => fc.integer({ min: 0, max: most });

function policy(youngest: number): fc.Arbitrary<Answers> {
  return fc
    .tuple(fc.integer({ min: years(youngest), max: years(OLDEST) }), upTo(MOST_AHEAD))
    .map(([age, ahead]) => ({ 'holder.birth_date': daysAgo(age), effective_date: addDays(TEST_DAY, ahead) }));
}

/** Licensed between 18 and 45, insured for part of the time since, with as many clean years as the accidents allow. */
function driver(line: 'Car' | 'Motorcycle'): fc.Arbitrary<Answers> {
  return fc
    .tuple(policy(20), fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('A2', 'A'))
    .map(([holder, since, insured, clean, licence]) => {
      const born = holder['holder.birth_date'] as string;
      const age = wholeYearsBetween(born, TEST_DAY);
      const licensedAt = addDays(born, years(18 + (since % (Math.min(45, age) - 18))));
      const insuredYears = insured % (wholeYearsBetween(licensedAt, TEST_DAY) + 1);
      const cleanYears = clean % (insuredYears + 1);
      return {
        ...holder,
        'driver.driving_license_date': licensedAt,
        'driver.driving_license_type': line === 'Car' ? 'B' : licence,
        ...(line === 'Motorcycle' ? { 'driver.car_license_date': licensedAt } : {}),
        'driver.total_years_insured': insuredYears,
        'driver.years_in_previous_company': cleanYears,
        'driver.years_without_accidents': cleanYears,
        'driver.last_five_years_accidents': cleanYears < 5 && cleanYears < insuredYears ? 1 : 0,
      };
    });
}

function vehicle(line: 'Car' | 'Motorcycle'): fc.Arbitrary<Answers> {
  const version: Answers =
    line === 'Car' ? { 'vehicle.version_id': TEST_CAR.id } : { 'vehicle.code': TEST_MOTORCYCLE.id };
  return fc.tuple(upTo(years(OLDEST_CAR)), fc.nat()).map(([age, owned]) => ({
    ...version,
    'vehicle.registration_plate': '0000BBB',
    'vehicle.registration_date': daysAgo(age),
    'vehicle.purchase_date': daysAgo(owned % (age + 1)),
  }));
}

/** A landlord does not live in the dwelling. */
const ELSEWHERE = bodyOf('Home').with('risk.address.road_number', '8').at('risk.address') as JsonValue;

const QUALITIES = homeEnumerations.buildQuality.values;

const dwelling: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.integer({ min: 30, max: 300 }),
    fc.constantFrom(...QUALITIES),
    fc.double({ min: 0.5, max: 3, noNaN: true }),
    fc.constantFrom('Owner', 'Rental', 'Tenant'),
  )
  .map(([area, quality, share, use]) => ({
    'risk.area_m2': area,
    'risk.build_quality': quality,
    'risk.use': use,
    'holder.address_same_as_risk': use !== 'Rental',
    ...(use === 'Rental' ? { 'holder.address': ELSEWHERE } : {}),
    'risk.buildings_limit': use === 'Tenant' ? 0 : area * REBUILD_EUROS_PER_M2[quality] * share,
  }));

it.each(INSURANCE_LINES)('asks ordinary people of %s nothing twice', (line) =>
  fc.assert(
    fc.asyncProperty(ordinaryBody(line), async (draft) => {
      expect(await checkTestBody(draft.build())).toMatchObject({ completo: true, errores: [], advertencias: [] });
    }),
  ),
);
