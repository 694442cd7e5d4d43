import type { VehicleVersion } from '@cotiza/quoting';
import type { PriceBasis } from '../data-files/data-layout';

/** Figures of a version that may be estimated. */
export type EstimatedFigure = 'cilindrada_cc' | 'potencia_kw';

/** A version, and what the catalogue knows of its figures. */
export interface CatalogueVersion extends VehicleVersion {
  /** Whether it stands for the versions of a class that nobody lists. */
  readonly isGeneric: boolean;
  /** Whether a year is that of a list that named it, instead of one of sale. */
  readonly hasYearsOfSource: boolean;
  readonly estimated: readonly EstimatedFigure[];
  /** What the price new is; null where there is none. */
  readonly priceBasis: PriceBasis | null;
}
