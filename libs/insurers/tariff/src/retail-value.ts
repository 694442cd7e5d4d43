import { estimatedCarPrice, figureOn, lawOn } from '@cotiza/insurers-port';
import { addDays, type CalendarDay, type Cents, defined, fromEuros, share, wholeYearsBetween } from '@cotiza/kernel';
import type { CarFuel } from './lines/car-risk';
import type { LawDay } from './statutory-lines';

/** One class of the official table: its largest size, 0 in the last one, and the price new of its vehicles in euros. */
type OfficialClass = readonly [upTo: number, newPriceEuros: number];

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

/** Where a motorcycle's price new may come from: the catalogue, else the official price of its class on a day. */
export interface MotorcyclePriceSources extends LawDay {
  readonly catalogueCents: Cents | null;
  readonly electric: boolean;
  readonly displacementCc: number;
  readonly powerKw: number;
}

/** Price new of a motorcycle: the catalogue's, else the official one of its displacement (of its power, when electric). */
export function motorcyclePriceNew(sources: MotorcyclePriceSources): Cents {
  const { catalogueCents, electric, displacementCc, powerKw, effectiveDate, law } = sources;
  if (catalogueCents !== null) return catalogueCents;
  const name = electric ? 'electric_motorcycle_price' : 'motorcycle_price';
  const classes = defined(lawOn(name, effectiveDate, law), 'official prices').value as readonly OfficialClass[];
  const size = electric ? powerKw : displacementCc;
  const priced = classes.find(([upTo]) => upTo === 0 || size <= upTo);
  return fromEuros(defined(priced, 'class of vehicles of that size')[1]);
}

/** Returns what is left of a price new after whole years, by the official table of a day. */
export function valueAfter(priceNewCents: Cents, years: number, { effectiveDate, law }: LawDay): Cents {
  const row = defined(lawOn('vehicle_value_left', effectiveDate, law), 'official depreciation');
  const percents = row.value as readonly number[];
  const percent = percents[Math.min(Math.max(0, years), percents.length - 1)];
  return share(priceNewCents, defined(percent, 'remaining value at that age'), 100);
}

/**
 * Returns the value of a vehicle on the first day of cover: its price new less the official depreciation since its first registration.
 * A year ends with its anniversary, or before it by the first version of the law. A day before the registration counts as new.
 */
export function depreciate(priceNewCents: Cents, registered: CalendarDay, day: LawDay): Cents {
  const { effectiveDate, law } = day;
  const counted = addDays(effectiveDate, -figureOn('vehicle_value_day', effectiveDate, law));
  return valueAfter(priceNewCents, wholeYearsBetween(registered, counted), day);
}
