import { fromEuros, share, wholeYearsBetween, type CalendarDay, type Cents } from '@cotiza/kernel';
import type { CarFuel } from '../lines/car-risk';
import { REMAINING_PERCENT_BY_AGE } from './depreciation.table';
import { COMBUSTION_CLASSES, ELECTRIC_CLASSES, type OfficialClass } from './motorcycle-classes.table';

/** Where a car's price new may come from; the first that is not null wins. */
export interface CarPriceSources {
  /** The customer's `retail_price`. */
  readonly declaredCents: Cents | null;
  /** The catalogue's price of the exact version. */
  readonly catalogueCents: Cents | null;
  readonly powerKw: number;
  readonly fuel: CarFuel;
}

const ESTIMATE_BASE_EUROS = 5_000;
const ESTIMATE_EUROS_PER_KW = 200;

/**
 * How each fuel departs from the average car of the same power. Fitted, with the two figures above, on the official
 * prices of Orden HAC/1501/2025 (BOE-A-2025-26357); gas cars take the figure of the petrol cars they are built on.
 */
const ESTIMATE_BY_FUEL: Readonly<Record<CarFuel, number>> = {
  Gasoline: 0.9,
  Diesel: 1.15,
  Electric: 1.05,
  Hybrid: 0.9,
  PlugInHybrid: 1.05,
  Lpg: 0.9,
  Cng: 0.9,
};

/**
 * Price new of a car: declared, else the catalogue's, else estimated as (5,000 EUR + 200 EUR a kW) times a figure of the fuel, which
 * rises with power.
 */
export function carPriceNew(sources: CarPriceSources): Cents {
  return sources.declaredCents ?? sources.catalogueCents ?? estimateCarPrice(sources.powerKw, sources.fuel);
}

function estimateCarPrice(powerKw: number, fuel: CarFuel): Cents {
  return fromEuros((ESTIMATE_BASE_EUROS + ESTIMATE_EUROS_PER_KW * powerKw) * ESTIMATE_BY_FUEL[fuel]);
}

/** Where a motorcycle's price new may come from: the catalogue, else the official price of its class. */
export interface MotorcyclePriceSources {
  readonly catalogueCents: Cents | null;
  readonly electric: boolean;
  readonly displacementCc: number;
  readonly powerKw: number;
}

/** Price new of a motorcycle: the catalogue's, else the official one of its displacement (of its power, when electric). */
export function motorcyclePriceNew(sources: MotorcyclePriceSources): Cents {
  if (sources.catalogueCents !== null) return sources.catalogueCents;
  const price = sources.electric
    ? classPrice(ELECTRIC_CLASSES, sources.powerKw)
    : classPrice(COMBUSTION_CLASSES, sources.displacementCc);
  return fromEuros(price);
}

function classPrice(classes: readonly OfficialClass[], size: number): number {
  return classes.find((each) => size <= each.upTo)!.newPriceEuros;
}

/**
 * What a vehicle is worth on a day: its price new less the official depreciation of the whole years since its first
 * registration. A day before the registration counts as new.
 */
export function depreciate(priceNewCents: Cents, registered: CalendarDay, on: CalendarDay): Cents {
  const years = Math.max(0, wholeYearsBetween(registered, on));
  const percent = REMAINING_PERCENT_BY_AGE[Math.min(years, REMAINING_PERCENT_BY_AGE.length - 1)]!;
  return share(priceNewCents, percent, 100);
}
