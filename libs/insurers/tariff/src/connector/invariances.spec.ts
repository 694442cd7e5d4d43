import { motorEnumerations, personEnumerations } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import type { InsurerRequest, Party } from '@cotiza/insurers-port';
import {
  carRequest,
  homeRequest,
  motorcycleRequest,
  TEST_CAR,
  TEST_HOLDER,
  TEST_MOTORCYCLE,
} from '@cotiza/insurers-port/testing';
import { yearOf } from '@cotiza/kernel';
import fc from 'fast-check';
import { PROVINCE_CODES } from '../lines/place';
import { loadTariffInsurers } from './tariff.connector';

const insurers = loadTariffInsurers();
const context = { signal: new AbortController().signal, deadlineMs: 1_000 };
const answers = (request: InsurerRequest) => insurers.map((each) => each.quote(request, context));

/** Fails also without any offer, because no price was compared then. */
function expectSamePrices(plain: InsurerRequest, changed: InsurerRequest): void {
  const expected = answers(plain);
  expect(expected).toContainEqual(expect.objectContaining({ kind: 'offers' }));
  expect(answers(changed)).toEqual(expected);
}

const letters = fc.stringMatching(/^[A-Z][a-zñáéíóú]{0,20}$/u);
const day = fc
  .tuple(fc.integer({ min: 1940, max: 2007 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-15`);
const documentId = fc.stringMatching(/^[A-Z0-9]{5,20}$/u);
const documentType = fc.constantFrom(...personEnumerations.documentType.values);
const gender = fc.constantFrom(...personEnumerations.gender.values);
const maritalStatus = fc.constantFrom(...personEnumerations.maritalStatus.values);
const nationality = fc.constantFrom(...personEnumerations.country.values);
const town = fc.constantFrom(...PROVINCE_CODES).map((provinceCode) => ({ id: 1, name: 'Inventada', provinceCode }));

/** Somebody else altogether, of age. */
const anybody: fc.Arbitrary<Party> = fc.record({
  documentType,
  documentId,
  name: letters,
  surname: letters,
  surname2: letters,
  birthDate: day,
  gender,
  maritalStatus,
  nationality,
});

/** Everything in a body that says who the holder is and how to reach them, and the caller's own reference. */
const anyHolder = fc.record({
  client_reference: fc.string({ maxLength: 100 }),
  'holder.document_type': documentType,
  'holder.document_id': documentId,
  'holder.name': letters,
  'holder.surname': letters,
  'holder.surname2': letters,
  'holder.birth_date': day,
  'holder.gender': gender,
  'holder.marital_status': maritalStatus,
  'holder.nationality': nationality,
  'holder.economic_occupation': fc.stringMatching(/^\d{4}$/u),
  'holder.phone': fc.stringMatching(/^[67]\d{8}$/u),
  'holder.email': fc.emailAddress(),
  'holder.address.road_name': letters,
});

const reference = fc.stringMatching(/^COT-[0-9A-HJKMNP-TV-Z]{10}$/u);
/** Somebody licensed at twenty, old enough for every licence. */
const driving = day
  .filter((birthDate) => birthDate < '2006')
  .map((birthDate) => ({
    birthDate,
    licence: { 'driver.driving_license_date': `${yearOf(birthDate) + 20}${birthDate.slice(4)}` },
  }));
/** Facts that may move a price: they vary between runs, but not between the two requests of a comparison. */
const anyFacts = fc.record({ driving, powerKw: fc.integer({ min: 30, max: 220 }), where: town });

/** Employment of the holder, which may move the price of a car and of nothing else. */
const employment = fc.constantFrom(...personEnumerations.employmentStatus.values);

describe('no price ever depends on', () => {
  it('[What may never change a price / of a car] who the driver, the holder and the owner of a car are, but on the age of the driver', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyHolder,
        fc.tuple(anybody, anybody, anybody),
        reference,
        (facts, holder, parties, other) => {
          const { birthDate, licence } = facts.driving;
          const { powerKw, where: holderTown } = facts;
          const fixed = { holderTown, vehicle: { ...TEST_CAR, powerKw } };
          const driver = { ...parties[0], birthDate };
          const changed = { ...fixed, driver, holder: parties[1], owner: parties[2], reference: other };
          const draft = bodyOf('Car').withAll(licence);
          const plain = carRequest(draft, { ...fixed, driver: { ...TEST_HOLDER, birthDate } });
          expectSamePrices(plain, carRequest(draft.withAll(holder), changed));
        },
      ),
    );
  });

  it('[What may never change a price / of a motorcycle] who rides and holds a motorcycle, on fines or lost points, or on where the holder lives', () => {
    const fines = fc.record({
      'driver.penalties': fc.constantFrom(...motorEnumerations.penalties.values),
      'driver.points_lost': fc.boolean(),
      'holder.employment_status': employment,
    });
    fc.assert(
      fc.property(
        anyFacts,
        anyHolder,
        fines,
        fc.tuple(anybody, anybody, town),
        (facts, holder, record, [rider, party, home]) => {
          const { birthDate, licence } = facts.driving;
          const { powerKw, where: circulationTown } = facts;
          const fixed = { circulationTown, vehicle: { ...TEST_MOTORCYCLE, powerKw } };
          const changed = { ...fixed, driver: { ...rider, birthDate }, holder: party, owner: party, holderTown: home };
          // The rider may be too young for the car licence of the example.
          const draft = bodyOf('Motorcycle')
            .withAll(licence)
            .without('driver.has_car_license', 'driver.car_license_date');
          const plain = motorcycleRequest(draft, { ...fixed, driver: { ...TEST_HOLDER, birthDate } });
          expectSamePrices(plain, motorcycleRequest(draft.withAll({ ...holder, ...record }), changed));
        },
      ),
    );
  });

  it('[What may never change a price / of a dwelling] who insures a home, or on its cadastral reference', () => {
    const cadastre = fc.record({
      'holder.employment_status': employment,
      'risk.cadastral_reference': fc.stringMatching(/^[A-Z0-9]{14,20}$/u),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 500 }),
        anyHolder,
        cadastre,
        anybody,
        (area, holder, identifier, party) => {
          const draft = bodyOf('Home').with('risk.area_m2', area);
          const changed = homeRequest(draft.withAll({ ...holder, ...identifier }), { holder: party });
          expectSamePrices(homeRequest(draft), changed);
        },
      ),
    );
  });
});

it('a fine that was only for parking costs a driver nothing; any other does', () => {
  const withFines = (penalties: string, parkingOnly: boolean) =>
    answers(
      carRequest(bodyOf('Car').withAll({ 'driver.penalties': penalties, 'driver.parking_fine_only': parkingOnly })),
    );
  expect(withFines('1', true)).toEqual(withFines('0', false));
  expect(withFines('1', false)).not.toEqual(withFines('0', false));
});

it('a claims history costs the same whichever country and company it comes from (Directive 2009/103/EC, art. 16)', () => {
  const history = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 3 }))
    .map(([insured, clean, accidents]) => ({
      'driver.previously_insured': true,
      'driver.total_years_insured': insured,
      'driver.years_in_previous_company': 0,
      'driver.years_without_accidents': Math.min(insured, clean),
      'driver.last_five_years_accidents': accidents,
    }));
  const abroad = fc.record({
    'driver.previous_policy_number': fc.stringMatching(/^[A-Z0-9]{5,40}$/u),
    'driver.previous_plate': fc.constantFrom('AB12CDE', 'WA 1234A', 'M-AB 1234', '12-ABC-3'),
  });
  fc.assert(
    fc.property(history, abroad, (facts, other) => {
      const car = bodyOf('Car').withAll(facts);
      expectSamePrices(carRequest(car), carRequest(car.withAll({ ...other, 'driver.previous_company_code': 'OTRA' })));
      const ride = bodyOf('Motorcycle').withAll(facts);
      const foreign = ride.withAll({ ...other, 'driver.previous_company_code': 'MT-OTRA' });
      expectSamePrices(motorcycleRequest(ride), motorcycleRequest(foreign));
    }),
  );
});
