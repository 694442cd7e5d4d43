import type { CatalogueFilter, CatalogueName, Fault } from '@cotiza/contract';

/** A query with valid parameters of its catalogue. */
export type CatalogueRequest = { readonly tipo: CatalogueName } & { readonly [P in CatalogueFilter]?: string };

/** The answer to an invalid query: one fault or more. */
export interface CatalogueRefusal {
  readonly faults: readonly Fault[];
}
