import type { CatalogueName, Fault } from '@cotiza/contract';
import type { NameParameter } from '@cotiza/quoting';

/** Every parameter of the catalogue operation besides `tipo`. */
export const CATALOGUE_FILTERS = ['codigo_postal', 'ramo', 'marca', 'modelo', 'motor', 'texto'] as const;

export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number];

/** Every parameter of the catalogue operation, by what names the catalogue at the address that is called. */
export const CATALOGUE_PARAMETERS = {
  tipo: ['tipo', ...CATALOGUE_FILTERS],
  type: ['type', ...CATALOGUE_FILTERS],
} as const satisfies Record<NameParameter, readonly string[]>;

export type CatalogueParameter = (typeof CATALOGUE_PARAMETERS)[NameParameter][number];

/** A query whose parameters are the ones its catalogue takes, each with an admissible value. */
export type CatalogueRequest = { readonly tipo: CatalogueName } & { readonly [P in CatalogueFilter]?: string };

/** The answer to a query that cannot be served: one fault or more. */
export interface CatalogueRefusal {
  readonly faults: readonly Fault[];
}
