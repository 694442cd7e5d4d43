import type { InsuranceLine } from '@cotiza/contract';
import { type BodyDraft, bodyOf } from '@cotiza/contract/testing';
import type { Party, Town, VehicleVersion } from '../facts';
import type { CarRequest, HomeRequest, InsurerRequest, MotorcycleRequest } from '../request';

/** Municipalities of tests; the ids and provinces are real, the people are not. */
export const MADRID: Town = { id: 28079, name: 'Madrid', provinceCode: '28' };

export const TEST_CAR: VehicleVersion = {
  id: 'CVTEST000001',
  brandId: 'CBTEST000001',
  brandName: 'Marca',
  modelId: 'CMTEST000001',
  modelName: 'Modelo',
  name: '1.0 80 CV',
  fuel: 'Gasoline',
  displacementCc: 999,
  powerKw: 59,
  powerIsEstimated: false,
  fromYear: 2020,
  toYear: 2024,
  firstSoldYear: null,
  lastSoldYear: null,
  newPriceCents: 19_375_00,
  priceIsEstimated: false,
};

export const TEST_MOTORCYCLE: VehicleVersion = {
  ...TEST_CAR,
  id: 'MVTEST000001',
  name: '500 46 CV',
  displacementCc: 471,
  powerKw: 34,
  newPriceCents: 5_892_00,
  priceIsEstimated: false,
};

export const TEST_HOLDER: Party = {
  documentType: 'Dni',
  documentId: '12345678Z',
  name: 'Lucía',
  surname: 'Ejemplo',
  surname2: 'Inventado',
  birthDate: '1985-04-12',
  gender: 'Female',
  maritalStatus: 'Married',
  nationality: 'ESP',
};

/** The part of a request that every line has. */
const sharedFacts = ({ effective_date: effectiveDate }: { readonly effective_date: string }) => ({
  reference: 'COT-0000000000',
  effectiveDate,
  holder: TEST_HOLDER,
  holderTown: MADRID,
});

/** A complete Home request; `changes` replace facts, the draft replaces answers. */
export function homeRequest(
  draft: BodyDraft<'Home'> = bodyOf('Home'),
  changes: Partial<HomeRequest> = {},
): HomeRequest {
  const body = draft.build();
  return { line: 'Home', body, ...sharedFacts(body), riskTown: MADRID, ...changes };
}

export function carRequest(draft: BodyDraft<'Car'> = bodyOf('Car'), changes: Partial<CarRequest> = {}): CarRequest {
  const body = draft.build();
  return {
    line: 'Car',
    body,
    ...sharedFacts(body),
    driver: TEST_HOLDER,
    owner: TEST_HOLDER,
    vehicle: TEST_CAR,
    registrationDate: '2023-09-14',
    ...changes,
  };
}

export function motorcycleRequest(
  draft: BodyDraft<'Motorcycle'> = bodyOf('Motorcycle'),
  changes: Partial<MotorcycleRequest> = {},
): MotorcycleRequest {
  const body = draft.build();
  return {
    line: 'Motorcycle',
    body,
    ...sharedFacts(body),
    driver: TEST_HOLDER,
    owner: TEST_HOLDER,
    circulationTown: MADRID,
    vehicle: TEST_MOTORCYCLE,
    registrationDate: '2022-05-03',
    previousMotorcycle: null,
    ...changes,
  };
}

/** Replaces everything personal in a marked request: tests look for it where it must not be. */
export const MARK = 'Zxmarca';

const party = { ...TEST_HOLDER, name: MARK, surname: MARK, surname2: MARK, documentId: MARK };
const holder = {
  'holder.name': MARK,
  'holder.surname': MARK,
  'holder.document_id': MARK,
  'holder.email': `${MARK}@example.com`,
  'holder.phone': MARK,
  client_reference: MARK,
};
const home = { ...holder, 'risk.address.road_name': MARK, 'risk.cadastral_reference': MARK };
const motor = {
  ...holder,
  'holder.address.road_name': MARK,
  'vehicle.registration_plate': MARK,
  'driver.previous_policy_number': MARK,
  'driver.previous_plate': MARK,
};

/** A line that is not among them fails the suite of the first connector that takes it. */
type Requests = Readonly<Record<InsuranceLine, () => InsurerRequest>>;

/** A request of each line with a mark in everything personal. */
export const MARKED_REQUESTS = {
  Home: () => homeRequest(bodyOf('Home').withAll(home), { holder: party }),
  Car: () => carRequest(bodyOf('Car').withAll(motor), { holder: party, driver: party, owner: party }),
  Motorcycle: () =>
    motorcycleRequest(bodyOf('Motorcycle').withAll(motor), { holder: party, driver: party, owner: party }),
} as Requests;

/** An ordinary request of each line. */
export const ORDINARY_REQUESTS = {
  Home: homeRequest,
  Car: carRequest,
  Motorcycle: motorcycleRequest,
} as Requests;
