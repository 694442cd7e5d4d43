import type { Fault, QueryParameters } from '@cotiza/contract';
import type { Catalogue } from '../answers/catalogue';

export interface RenderedCatalogue {
  /** JSON in UTF-8, shared: not to be changed. */
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
}

export interface CatalogueFaults {
  readonly faults: readonly Fault[];
}

/** The public catalogue operation, the same for every door. */
export interface CatalogueAnswers {
  /** Judges parameters of any name, and answers them. */
  answer(parameters: QueryParameters): Catalogue | CatalogueFaults;
  /**
   * Judges and answers them, as bytes that are rendered once.
   *
   * @param catalogue the parameter that names the catalogue; `tipo` by default
   */
  answerJson(parameters: QueryParameters, catalogue?: 'tipo' | 'type'): RenderedCatalogue | CatalogueFaults;
}
