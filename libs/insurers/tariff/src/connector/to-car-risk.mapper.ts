import type { CarEstimateRequest, Law } from '@cotiza/insurers-port';
import { fromEuros, wholeYearsBetween, yearOf } from '@cotiza/kernel';
import type { CarRisk } from '../lines/car-risk';
import { carPriceNew, depreciate } from '../retail-value';
import { toInsuredHistory } from './to-insured-history.mapper';
import { toRatedPlace } from '../lines/place';

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
  const { insuredYears, cleanYears, atFaultClaims } = toInsuredHistory(body.driver);
  return {
    line: 'Car',
    effectiveDate,
    law,
    holderAge: wholeYearsBetween(request.holder.birthDate, effectiveDate),
    driverAge: wholeYearsBetween(request.driver.birthDate, effectiveDate),
    licenceYears: wholeYearsBetween(body.driver.driving_license_date, effectiveDate),
    licenceAge: wholeYearsBetween(request.driver.birthDate, body.driver.driving_license_date),
    insuredYears,
    cleanYears,
    atFaultClaims,
    ...toRatedPlace(request.holderTown, body.holder.address.postal_code),
    employment: body.holder.employment_status,
    vehicleAge: wholeYearsBetween(registrationDate, effectiveDate),
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
