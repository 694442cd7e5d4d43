/** The token of the `PageOfOffers`. */
export const PAGE_TERMS = Symbol('page terms');

/** The headers of every answer. */
export const PAGE_HEADERS = Symbol('page headers');
export type PageHeaders = Readonly<Record<string, string>>;
