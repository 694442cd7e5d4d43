import type { InsuranceLine } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import type { InsurerRequest } from '../request';
import { carRequest, homeRequest, motorcycleRequest, TEST_HOLDER } from './requests';

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
