/** The token of the `PageOfOffers`. */
export const PAGE_TERMS = Symbol('page terms');

/** The headers of every answer. */
export const PAGE_HEADERS = Symbol('page headers');
/** Headers of the form that changes a fact, which has the style of forms. */
export const CHANGE_HEADERS = Symbol('change headers');
export type PageHeaders = Readonly<Record<string, string>>;
