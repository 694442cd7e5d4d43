import { estimatedCarPrice } from '@cotiza/insurers-port';
import { type CalendarDay, type Cents, existing, fromEuros, share, wholeYearsBetween } from '@cotiza/kernel';
import type { CarFuel } from '../lines/car-risk';
import { COMBUSTION_CLASSES, ELECTRIC_CLASSES, type OfficialClass } from './motorcycle-classes.table';

/**
 * Remaining value of a vehicle, in per cent of its price new, by whole years since its first registration: Orden HAC/1501/2025
 * (BOE-A-2025-26357), Anexo IV, general table. The last figure holds from twelve years on.
 */
export const REMAINING_PERCENT_BY_AGE: readonly number[] = [100, 84, 67, 56, 47, 39, 34, 28, 24, 19, 17, 13, 10];

/** Where a car's price new may come from; the first that is not null wins. */
export interface CarPriceSources {
  /** The customer's `retail_price`. */
  readonly declaredCents: Cents | null;
  /** The catalogue's price of the exact version. */
  readonly catalogueCents: Cents | null;
  readonly powerKw: number;
  readonly fuel: CarFuel;
  /** First year that the catalogue gives of the version; of a version without one, the year of its registration. */
  readonly fromYear: number | null;
}

/** Price new of a car: declared, else the catalogue's, else estimated from power, fuel and the year it was first sold. */
export function carPriceNew(sources: CarPriceSources): Cents {
  return sources.declaredCents ?? sources.catalogueCents ?? estimatedCarPrice(sources);
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
  return existing(
    classes.find((each) => size <= each.upTo),
    'class of vehicles of that size',
  ).newPriceEuros;
}

/**
 * Returns the value of a vehicle on a day: its price new less the official depreciation of the whole years since its first
 * registration. A day before the registration counts as new.
 */
export function depreciate(priceNewCents: Cents, registered: CalendarDay, on: CalendarDay): Cents {
  const years = Math.max(0, wholeYearsBetween(registered, on));
  const percent = existing(
    REMAINING_PERCENT_BY_AGE[Math.min(years, REMAINING_PERCENT_BY_AGE.length - 1)],
    'remaining value at that age',
  );
  return share(priceNewCents, percent, 100);
}
