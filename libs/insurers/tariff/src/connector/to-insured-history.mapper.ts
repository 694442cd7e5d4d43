import type { EstimateBodyByLine } from '@cotiza/contract';
import type { InsuredHistory } from '../lines/car-risk';

type Driver = EstimateBodyByLine['Car' | 'Motorcycle']['driver'];

/** The history that the request declares. Who was not insured before sends none: all zeros, as the specification says. */
export function toInsuredHistory(driver: Driver): InsuredHistory {
  return {
    insuredYears: insuredYears(driver) ?? driver.years_without_accidents ?? 0,
    cleanYears: driver.years_without_accidents ?? 0,
    atFaultClaims: driver.last_five_years_accidents ?? 0,
  };
}

/** Returns the years insured, which only a quotation declares; no embedded book rates on them. */
const insuredYears = (driver: Driver): number | undefined =>
  'total_years_insured' in driver ? (driver.total_years_insured as number | undefined) : undefined;
