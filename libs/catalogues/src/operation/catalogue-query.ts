import type { CatalogueFilter, CatalogueName, Fault } from '@cotiza/contract';

/** A query whose parameters are the ones its catalogue takes, each with an admissible value. */
export type CatalogueRequest = { readonly tipo: CatalogueName } & { readonly [P in CatalogueFilter]?: string };

/** The answer to a query that cannot be served: one fault or more. */
export interface CatalogueRefusal {
  readonly faults: readonly Fault[];
}
