import type { VehicleSource } from '@cotiza/catalogues';
import type { Fuel } from '@cotiza/quoting';

/** One version as a source states it, cleaned; the same version may come in several records. */
export interface VehicleRecord {
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly fuel: Fuel;
  readonly displacementCc: number;
  readonly powerKw: number;
  readonly fromYear: number | null;
  readonly toYear: number | null;
  readonly newPriceCents: number | null;
}

/** Which catalogue a set of records is for. Its letter opens every id, so that ids of the two never meet. */
export interface VehicleSet {
  readonly letter: 'C' | 'M';
  readonly source: VehicleSource;
}

/** Metric horsepower of a power in kilowatts, as it is written in a version's name. */
export function horsepowerOf(powerKw: number): number {
  return Math.round(powerKw * 1.35962);
}
