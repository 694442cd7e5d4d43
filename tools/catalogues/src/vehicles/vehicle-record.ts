import type { PriceBasis, VehicleSource } from '@cotiza/catalogues';
import type { Fuel } from '@cotiza/quoting';
import { identityOf } from './stable-id';

/** One version as a source states it, cleaned; the same version may come in several records. */
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
  /** Which of its years is that of a list instead of one of sale. */
  readonly yearsOfSource: { readonly from: boolean; readonly to: boolean };
  readonly estimated: { readonly power: boolean; readonly displacement: boolean };
  /**
   * What the id of the record is made from: the words of its source before any cleaning that may still change. The id stays
   * valid as long as the source has the row, whichever version takes the row in.
   */
  readonly identity: string;
  /** Whether it names an engine alone, without trim, body or gearbox: its years are those of all versions with it. */
  readonly isEngine: boolean;
}

/** What most records of a source have alike. */
export const STATED = {
  yearsOfSource: { from: false, to: false },
  estimated: { power: false, displacement: false },
  isEngine: false,
} as const;

/** Which catalogue a set of records is for. Its letter opens every id, so that ids of the two never meet. */
export interface VehicleSet {
  readonly letter: 'C' | 'M';
  readonly source: VehicleSource;
}

/** Metric horsepower of a power in kilowatts, as it is written in a version's name. */
export function horsepowerOf(powerKw: number): number {
  return Math.round(powerKw * 1.35962);
}

/** What tells one version from another, in the terms of ids. */
export function versionIdentity(
  record: Pick<VehicleRecord, 'brand' | 'model' | 'version'>,
  ...figures: readonly (string | number)[]
): string {
  return [...[record.brand, record.model, record.version].map(identityOf), ...figures].join('|');
}
