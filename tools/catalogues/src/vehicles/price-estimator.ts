import type { Fuel } from '@cotiza/quoting';

/** A vehicle as its price depends on it. */
export interface Priceable {
  readonly brand: string;
  /** Empty where a price is only known of the brand and the segment. */
  readonly model: string;
  readonly segment: string;
  readonly fuel: Fuel;
  readonly powerKw: number;
  /** The usual price of its segment, power and fuel, whatever the brand, in euros. */
  readonly baseEuros: number;
}

export interface KnownPrice extends Priceable {
  readonly euros: number;
}

/** How much a known price says of a vehicle that shares so much with it. */
const WEIGHTS = { model: 300, brandAndSegment: 30, brand: 10, segment: 0.3, sameFuel: 4 };

/** The logarithm of a ratio of powers at which a price says a third of what it says at the same power. */
const POWER_REACH = 0.15;
/** The least that a price of quite another power says. */
const LEAST_NEARNESS = 0.005;

/**
 * Estimates prices from known ones: the usual price of a vehicle's kind, corrected by how far the known prices of its model,
 * its brand and its segment are from theirs, the nearer in power the more.
 */
export class PriceEstimator {
  constructor(private readonly known: readonly KnownPrice[]) {}

  /** @param isLeftOut the known prices that must not count, to measure the estimate on them */
  estimate(vehicle: Priceable, isLeftOut: (known: KnownPrice) => boolean = () => false): number {
    let [sum, weights] = [0, 0];
    for (const each of this.known) {
      const weight = weightOf(vehicle, each);
      if (weight === 0 || isLeftOut(each)) continue;
      sum += weight * Math.log(each.euros / each.baseEuros);
      weights += weight;
    }
    return vehicle.baseEuros * (weights === 0 ? 1 : Math.exp(sum / weights));
  }
}

function weightOf(vehicle: Priceable, known: Priceable): number {
  const kinship = kinshipOf(vehicle, known);
  if (kinship === 0) return 0;
  const apart = Math.abs(Math.log(vehicle.powerKw / known.powerKw));
  const nearness = Math.exp(-apart / POWER_REACH) + LEAST_NEARNESS;
  return kinship * nearness * (vehicle.fuel === known.fuel ? WEIGHTS.sameFuel : 1);
}

function kinshipOf(vehicle: Priceable, known: Priceable): number {
  const isOfSegment = vehicle.segment === known.segment;
  if (vehicle.brand !== known.brand) return isOfSegment ? WEIGHTS.segment : 0;
  if (vehicle.model === known.model) return WEIGHTS.model;
  return isOfSegment ? WEIGHTS.brandAndSegment : WEIGHTS.brand;
}
