import type { EstimateBodyByLine } from '@cotiza/contract';
import type { CarEstimateRequest, Law, MotorcycleEstimateRequest } from '@cotiza/insurers-port';
import { fromEuros, wholeYearsBetween, yearOf } from '@cotiza/kernel';
import type { CarRisk, InsuredHistory } from '../lines/car-risk';
import type { MotorcycleRisk } from '../lines/motorcycle-risk';
import { toRatedPlace } from '../lines/place';
import { carPriceNew, depreciate, motorcyclePriceNew } from '../retail-value';

/** Returns the facts of a car request that may move a price. The driver counts, not the holder or the owner. */
export function toCarRisk(request: CarEstimateRequest, law?: Law): CarRisk {
  const { body, effectiveDate, registrationDate, vehicle } = request;
  const declared = body.vehicle.retail_price;
  const priceNewCents = carPriceNew({
    declaredCents: declared === undefined ? null : fromEuros(declared),
    catalogueCents: vehicle.newPriceCents,
    powerKw: vehicle.powerKw,
    fuel: vehicle.fuel,
    fromYear: vehicle.fromYear ?? yearOf(registrationDate),
  });
  return {
    line: 'Car',
    law,
    ...motorFacts(request),
    driverAge: wholeYearsBetween(request.driver.birthDate, effectiveDate),
    ...toRatedPlace(request.holderTown, body.holder.address.postal_code),
    employment: body.holder.employment_status,
    powerKw: vehicle.powerKw,
    fuel: vehicle.fuel,
    retailValueCents: depreciate(priceNewCents, registrationDate, { effectiveDate, law }),
    annualKm: body.vehicle.annual_km,
    parking: body.vehicle.parking_type,
    use: body.vehicle.use,
    fines: body.driver.penalties,
    parkingFineOnly: body.driver.parking_fine_only ?? false,
    pointsLost: body.driver.points_lost,
  };
}

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
  return {
    line: 'Motorcycle',
    law,
    ...motorFacts(request),
    riderAge: wholeYearsBetween(request.driver.birthDate, effectiveDate),
    licence: body.driver.driving_license_type,
    licenceDate: body.driver.driving_license_date,
    spanishLicence: licenceZone(body.driver) === 'Spain',
    experience: body.driver.driving_experience_id,
    provinceCode: request.circulationTown.provinceCode,
    electric,
    displacementCc,
    powerKw,
    retailValueCents: depreciate(priceNewCents, registrationDate, { effectiveDate, law }),
    garage: body.vehicle.garage_type_id,
    kilometersPerYear: body.vehicle.kilometers_per_year,
  };
}

/** Where the licence is of; undefined in an estimate: it moves no price, and only excludes who got it at an age that no other country allows. */
const licenceZone = (driver: MotorcycleEstimateRequest['body']['driver']): unknown =>
  'driving_license_issuing_zone_id' in driver ? driver.driving_license_issuing_zone_id : undefined;

/** The facts that both lines have. */
function motorFacts({
  body,
  effectiveDate,
  registrationDate,
  holder,
  driver,
}: CarEstimateRequest | MotorcycleEstimateRequest) {
  return {
    effectiveDate,
    holderAge: wholeYearsBetween(holder.birthDate, effectiveDate),
    licenceYears: wholeYearsBetween(body.driver.driving_license_date, effectiveDate),
    licenceAge: wholeYearsBetween(driver.birthDate, body.driver.driving_license_date),
    ...toInsuredHistory(body.driver),
    vehicleAge: wholeYearsBetween(registrationDate, effectiveDate),
  };
}

type Driver = EstimateBodyByLine['Car' | 'Motorcycle']['driver'];

/** The history that the request declares. Who was not insured before sends none: all zeros, as the specification says. */
function toInsuredHistory(driver: Driver): InsuredHistory {
  return {
    insuredYears: insuredYears(driver) ?? driver.years_without_accidents ?? 0,
    cleanYears: driver.years_without_accidents ?? 0,
    atFaultClaims: driver.last_five_years_accidents ?? 0,
  };
}

/** Returns the years insured, which only a quotation declares; no embedded book rates on them. */
const insuredYears = (driver: Driver): number | undefined =>
  'total_years_insured' in driver ? (driver.total_years_insured as number | undefined) : undefined;
