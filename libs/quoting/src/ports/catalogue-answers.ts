import type { Fault } from '@cotiza/contract';

/** A query string as a door parses it: a parameter that is repeated comes as an array. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A catalogue ready to be sent. */
export interface RenderedCatalogue {
  /** JSON in UTF-8, shared: not to be changed. */
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
}

/** The public catalogue operation, the same for every door. */
export interface CatalogueAnswers {
  answerJson(query: QueryParameters): RenderedCatalogue | { readonly faults: readonly Fault[] };
}
