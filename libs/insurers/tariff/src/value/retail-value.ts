import { estimatedCarPrice } from '@cotiza/insurers-port';
import { type CalendarDay, type Cents, existing, fromEuros, share, wholeYearsBetween } from '@cotiza/kernel';
import type { CarFuel } from '../lines/car-risk';

/** One class of the official table: the price new of vehicles up to a size, in euros. */
export interface OfficialClass {
  /** Largest size of the class, inclusive; `Infinity` in the last one. */
  readonly upTo: number;
  readonly newPriceEuros: number;
}

/** Price new of motorcycles and mopeds by displacement in cubic centimetres: Orden HAC/1501/2025 (BOE-A-2025-26357). */
export const COMBUSTION_CLASSES: readonly OfficialClass[] = [
  { upTo: 50, newPriceEuros: 950 },
  { upTo: 75, newPriceEuros: 1_150 },
  { upTo: 125, newPriceEuros: 1_600 },
  { upTo: 150, newPriceEuros: 1_700 },
  { upTo: 200, newPriceEuros: 1_900 },
  { upTo: 250, newPriceEuros: 2_250 },
  { upTo: 350, newPriceEuros: 3_100 },
  { upTo: 450, newPriceEuros: 3_800 },
  { upTo: 550, newPriceEuros: 4_150 },
  { upTo: 750, newPriceEuros: 6_700 },
  { upTo: 1000, newPriceEuros: 10_000 },
  { upTo: 1200, newPriceEuros: 12_550 },
  { upTo: Infinity, newPriceEuros: 15_500 },
];

/** Price new of electric motorcycles by power in kilowatts: Orden HAC/1501/2025 (BOE-A-2025-26357). */
export const ELECTRIC_CLASSES: readonly OfficialClass[] = [
  { upTo: 2, newPriceEuros: 1_400 },
  { upTo: 4, newPriceEuros: 2_000 },
  { upTo: 6, newPriceEuros: 2_700 },
  { upTo: 9, newPriceEuros: 3_700 },
  { upTo: 12, newPriceEuros: 4_500 },
  { upTo: 15, newPriceEuros: 5_200 },
  { upTo: 20, newPriceEuros: 6_000 },
  { upTo: 25, newPriceEuros: 6_700 },
  { upTo: 30, newPriceEuros: 8_500 },
  { upTo: 40, newPriceEuros: 10_900 },
  { upTo: 55, newPriceEuros: 12_300 },
  { upTo: 75, newPriceEuros: 17_800 },
  { upTo: 90, newPriceEuros: 20_300 },
  { upTo: Infinity, newPriceEuros: 24_400 },
];

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
