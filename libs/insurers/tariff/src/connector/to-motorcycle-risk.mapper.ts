import type { MotorcycleEstimateRequest, Law } from '@cotiza/insurers-port';
import { wholeYearsBetween } from '@cotiza/kernel';
import type { MotorcycleRisk } from '../lines/motorcycle-risk';
import { depreciate, motorcyclePriceNew } from '../retail-value';
import { toInsuredHistory } from './to-insured-history.mapper';

/** The facts of a motorcycle request that may move a price. Fines and points are not among them, nor is who owns it. */
export function toMotorcycleRisk(request: MotorcycleEstimateRequest, law?: Law): MotorcycleRisk {
  const { body, effectiveDate, registrationDate, vehicle } = request;
  const electric = vehicle.fuel === 'Electric';
  const { displacementCc, powerKw } = vehicle;
  const priceNewCents = motorcyclePriceNew({
    catalogueCents: vehicle.newPriceCents,
    electric,
    displacementCc,
    powerKw,
    effectiveDate,
    law,
  });
  const { insuredYears, cleanYears, atFaultClaims } = toInsuredHistory(body.driver);
  return {
    line: 'Motorcycle',
    effectiveDate,
    law,
    holderAge: wholeYearsBetween(request.holder.birthDate, effectiveDate),
    riderAge: wholeYearsBetween(request.driver.birthDate, effectiveDate),
    licence: body.driver.driving_license_type,
    licenceYears: wholeYearsBetween(body.driver.driving_license_date, effectiveDate),
    licenceAge: wholeYearsBetween(request.driver.birthDate, body.driver.driving_license_date),
    licenceDate: body.driver.driving_license_date,
    spanishLicence: licenceZone(body.driver) === 'Spain',
    experience: body.driver.driving_experience_id,
    insuredYears,
    cleanYears,
    atFaultClaims,
    provinceCode: request.circulationTown.provinceCode,
    electric,
    displacementCc,
    powerKw,
    vehicleAge: wholeYearsBetween(registrationDate, effectiveDate),
    retailValueCents: depreciate(priceNewCents, registrationDate, { effectiveDate, law }),
    garage: body.vehicle.garage_type_id,
    kilometersPerYear: body.vehicle.kilometers_per_year,
  };
}

/** Where the licence is of; undefined in an estimate: it moves no price, and only excludes who got it at an age that no other country allows. */
const licenceZone = (driver: MotorcycleEstimateRequest['body']['driver']): unknown =>
  'driving_license_issuing_zone_id' in driver ? driver.driving_license_issuing_zone_id : undefined;
