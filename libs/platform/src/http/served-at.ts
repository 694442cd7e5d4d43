/** Path of the list of operations. Swagger UI is a path below. */
export const DOCS_PATH = 'api/docs';

/** Path of the description of the interface. */
export const OPENAPI_PATH = 'api/openapi.json';

/** Path of the documentation. */
export const SITE_PATH = 'docs';

/** The token of `ServedAt`. */
export const SERVED_AT = Symbol('served at');
