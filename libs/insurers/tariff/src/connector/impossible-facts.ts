import {
  IMPOSSIBLE_REASONS,
  OLDEST_EVER,
  YEARS_BEFORE_FIRST_SALE,
  type Declined,
  type ImpossibleReason,
  type InsurerRequest,
} from '@cotiza/insurers-port';
import { wholeYearsBetween, yearOf } from '@cotiza/kernel';
import { rememberingLast } from '../value/remembering-last';

/** What cannot be of a request, whatever a rate book likes: one table for every line and every embedded insurer. */
const IMPOSSIBLE: readonly (readonly [ImpossibleReason, (request: InsurerRequest) => boolean])[] = [
  ['older-than-anybody', isOlderThanAnybody],
  ['licence-before-birth', hasLicenceBeforeBirth],
  ['registered-before-first-sale', isRegisteredBeforeFirstSale],
];

/** The decline of a request that cannot be true; undefined for any other. Every insurer is asked the same one in turn. */
export const declineImpossible = rememberingLast((request: InsurerRequest): Declined | undefined => {
  const codes = IMPOSSIBLE.filter(([, isTrueOf]) => isTrueOf(request)).map(([code]) => code);
  if (codes.length === 0) return undefined;
  return { kind: 'declined', reasons: codes.map((code) => ({ code, message: IMPOSSIBLE_REASONS[code] })) };
});

function isOlderThanAnybody(request: InsurerRequest): boolean {
  const people = request.line === 'Home' ? [request.holder] : [request.holder, request.driver, request.owner];
  return people.some(({ birthDate }) => wholeYearsBetween(birthDate, request.effectiveDate) > OLDEST_EVER);
}

function hasLicenceBeforeBirth(request: InsurerRequest): boolean {
  if (request.line === 'Home') return false;
  const { birthDate } = request.driver;
  const carLicence = request.line === 'Motorcycle' ? request.body.driver.car_license_date : undefined;
  return request.body.driver.driving_license_date < birthDate || (carLicence !== undefined && carLicence < birthDate);
}

/** Only where the catalogue knows since when the version was sold: a year in which it was merely listed says nothing. */
function isRegisteredBeforeFirstSale(request: InsurerRequest): boolean {
  if (request.line === 'Home' || request.vehicle.firstSoldYear === null) return false;
  return request.vehicle.firstSoldYear - yearOf(request.registrationDate) >= YEARS_BEFORE_FIRST_SALE;
}
