import type { PriceBasis } from '@cotiza/catalogues';
import type { Fuel } from '@cotiza/quoting';
import { identityOf } from './stable-id';

/** A version of a source, cleaned. A version may have several records. */
export interface VehicleRecord {
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly fuel: Fuel;
  readonly displacementCc: number;
  readonly powerKw: number;
  readonly fromYear: number | null;
  /** Null with a first year: it was still sold. */
  readonly toYear: number | null;
  readonly newPriceCents: number | null;
  readonly priceBasis: PriceBasis | null;
  /** True for a year of a list instead of a year of sale. */
  readonly yearsOfSource: { readonly from: boolean; readonly to: boolean };
  readonly estimated: { readonly power: boolean; readonly displacement: boolean };
  /**
   * Source of the id: the words of the table before any cleaning that may still change. The id stays valid as long as the
   * table has the row, also when the row becomes part of another version.
   */
  readonly identity: string;
  /** True for an engine without trim, body or gearbox: its years are those of all versions with it. */
  readonly isEngine: boolean;
}

/** Defaults of a record: nothing estimated, no price. */
export const STATED = {
  newPriceCents: null,
  priceBasis: null,
  yearsOfSource: { from: false, to: false },
  estimated: { power: false, displacement: false },
  isEngine: false,
} as const;

/** Returns the metric horsepower of a power in kilowatts, for the name of a version. */
export function horsepowerOf(powerKw: number): number {
  return Math.round(powerKw * 1.35962);
}

/** Returns the identity of a version, from which its id is made. */
export function versionIdentity(
  record: Pick<VehicleRecord, 'brand' | 'model' | 'version'>,
  ...figures: readonly (string | number)[]
): string {
  return [...[record.brand, record.model, record.version].map(identityOf), ...figures].join('|');
}
