import type { Fault, QueryParameters } from '@cotiza/contract';
import type { Catalogue } from '../answers/catalogue';

/** A catalogue ready to be sent. */
export interface RenderedCatalogue {
  /** JSON in UTF-8, shared: not to be changed. */
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
}

/** What is wrong with a query. */
export interface CatalogueFaults {
  readonly faults: readonly Fault[];
}

/** What the parameter that names the catalogue is called: `tipo`, and `type` at the address of the field descriptions. */
export type NameParameter = 'tipo' | 'type';

/** The public catalogue operation, the same for every door. */
export interface CatalogueAnswers {
  answer(query: QueryParameters, nameParameter?: NameParameter): Catalogue | CatalogueFaults;
  /** The same answer as bytes, rendered once. */
  answerJson(query: QueryParameters, nameParameter?: NameParameter): RenderedCatalogue | CatalogueFaults;
}
