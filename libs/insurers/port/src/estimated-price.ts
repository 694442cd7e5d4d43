import { type Cents, fromEuros } from '@cotiza/kernel';
import type { Fuel, VehicleVersion } from './facts';

const ESTIMATE_BASE_EUROS = 5_000;
const ESTIMATE_EUROS_PER_KW = 200;

/**
 * The factor of each fuel over the average car of the same power. Fitted, with the two figures above, on the official
 * prices of Orden HAC/1501/2025 (BOE-A-2025-26357); gas cars take the figure of the petrol cars they are built on.
 */
const ESTIMATE_BY_FUEL: Readonly<Record<Fuel, number>> = {
  Gasoline: 0.9,
  Diesel: 1.15,
  Electric: 1.05,
  Hybrid: 0.9,
  PlugInHybrid: 1.05,
  Lpg: 0.9,
  Cng: 0.9,
};

/**
 * The official values of cars of 2012 and before are three quarters of those of later ones of the same power and fuel:
 * 0.75 and 1.03 on a sample of 85 cars of the same order. A version's price is that of the first year it was on sale.
 */
const LAST_CHEAPER_YEAR = 2012;
const CHEAPER = 0.75;

/**
 * Estimates the price of a new car without a stated price: (5,000 EUR + 200 EUR a kW) times a figure of the fuel, and
 * three quarters of that if it was first sold in 2012 or before. It rises with power and never falls with the year.
 */
export function estimatedCarPrice({
  powerKw,
  fuel,
  fromYear,
}: Pick<VehicleVersion, 'powerKw' | 'fuel' | 'fromYear'>): Cents {
  const ofYear = fromYear !== null && fromYear <= LAST_CHEAPER_YEAR ? CHEAPER : 1;
  return fromEuros((ESTIMATE_BASE_EUROS + ESTIMATE_EUROS_PER_KW * powerKw) * ESTIMATE_BY_FUEL[fuel] * ofYear);
}
