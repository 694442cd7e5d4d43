import type { InsuranceLine } from '@cotiza/contract';
import {
  type EstimateOf,
  type EstimateRequest,
  type Law,
  IMPOSSIBLE_REASONS,
  OLDEST_EVER,
  YEARS_BEFORE_FIRST_SALE,
  type Declined,
  type ImpossibleReason,
  type Aged,
} from '@cotiza/insurers-port';
import { wholeYearsBetween, yearOf } from '@cotiza/kernel';
import { lineModels, type Risk } from '../lines/line-models';

const mapped = <L extends InsuranceLine>(line: L, request: EstimateOf<L>, law?: Law): Risk =>
  lineModels[line].toRisk(request, law);

/** Returns the risk of a request of any line. @param law the packaged series when absent */
export const toRisk = (request: EstimateRequest, law?: Law): Risk => mapped(request.line, request, law);

/** Facts that no request can hold. One table for every line and every embedded insurer; rate books cannot override it. */
const IMPOSSIBLE: readonly (readonly [ImpossibleReason, (request: EstimateRequest) => boolean])[] = [
  ['older-than-anybody', isOlderThanAnybody],
  ['licence-before-birth', hasLicenceBeforeBirth],
  ['registered-before-first-sale', isRegisteredBeforeFirstSale],
];

/** Returns the decline of a request that cannot be true; undefined for any other. */
export function declineImpossible(request: EstimateRequest): Declined | undefined {
  const codes = IMPOSSIBLE.filter(([, isTrueOf]) => isTrueOf(request)).map(([code]) => code);
  if (codes.length === 0) return undefined;
  return { kind: 'declined', reasons: codes.map((code) => ({ code, message: IMPOSSIBLE_REASONS[code] })) };
}

function isOlderThanAnybody(request: EstimateRequest): boolean {
  const isTooOld = (person?: Aged) =>
    person !== undefined && wholeYearsBetween(person.birthDate, request.effectiveDate) > OLDEST_EVER;
  return isTooOld(request.holder) || ('driver' in request && (isTooOld(request.driver) || isTooOld(request.owner)));
}

function hasLicenceBeforeBirth(request: EstimateRequest): boolean {
  if (!('driver' in request)) return false;
  const { birthDate } = request.driver;
  const carLicence = carLicenceDate(request.body.driver);
  return request.body.driver.driving_license_date < birthDate || (carLicence !== undefined && carLicence < birthDate);
}

/** That of a rider, who says it in a quotation alone. */
function carLicenceDate(driver: object): string | undefined {
  return 'car_license_date' in driver ? (driver.car_license_date as string | undefined) : undefined;
}

/** Only where the catalogue knows since when the version was sold: a year in which it was merely listed says nothing. */
function isRegisteredBeforeFirstSale(request: EstimateRequest): boolean {
  if (!('vehicle' in request) || request.vehicle.firstSoldYear === null) return false;
  return request.vehicle.firstSoldYear - yearOf(request.registrationDate) >= YEARS_BEFORE_FIRST_SALE;
}
