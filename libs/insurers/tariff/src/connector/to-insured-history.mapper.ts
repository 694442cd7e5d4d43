import type { CarBody, MotorcycleBody } from '@cotiza/contract';
import type { InsuredHistory } from '../lines/car-risk';

type Driver = CarBody['driver'] | MotorcycleBody['driver'];

/** The history that the request declares. Who was not insured before sends none: all zeros, as the specification says. */
export function toInsuredHistory(driver: Driver): InsuredHistory {
  return {
    insuredYears: driver.total_years_insured ?? 0,
    cleanYears: driver.years_without_accidents ?? 0,
    atFaultClaims: driver.last_five_years_accidents ?? 0,
  };
}
