import type { Fuel, VehicleVersion } from '@cotiza/quoting';
import type { PriceBasis } from '../data-files/data-layout';

/** Figures of a version that may be estimated. */
export type EstimatedFigure = 'cilindrada_cc' | 'potencia_kw';

/** A version with the qualifiers of its figures. */
export interface CatalogueVersion extends VehicleVersion {
  /** True for a generic version, which replaces the unlisted ones of its class. */
  readonly isGeneric: boolean;
  /** True when a year is that of a list with the version, instead of one of sale. */
  readonly hasYearsOfSource: boolean;
  readonly estimated: readonly EstimatedFigure[];
  /** The basis of the price new; null without a price. */
  readonly priceBasis: PriceBasis | null;
}

export interface Brand {
  readonly id: string;
  readonly name: string;
}

export interface Model extends Brand {
  readonly brandId: string;
  readonly brandName: string;
  /** Number of its vehicles registered in Spain, for sorting by frequency; 0 if unknown. */
  readonly fleet: number;
  /** The fuel of a model without versions, if its source has only that. */
  readonly onlyFuel: Fuel | null;
  /** Its listed versions, in display order. */
  readonly versions: CatalogueVersion[];
}
