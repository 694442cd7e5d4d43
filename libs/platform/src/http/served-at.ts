/** Path of Swagger UI. */
export const DOCS_PATH = 'api/docs';

/** Path of the description of the interface. */
export const OPENAPI_PATH = 'api/openapi.json';

/** Path of the documentation. */
export const SITE_PATH = 'docs';

/** The token of `ServedAt`. */
export const SERVED_AT = Symbol('served at');

/** The known addresses of the service, which one door serves and another links. */
export interface ServedAt {
  /** Public address; without it, addresses are paths from the root. */
  readonly publicUrl: string | undefined;
  /** Path of the MCP server, when this process serves it. */
  readonly mcpPath: string | undefined;
  /** True when Swagger UI is served. */
  readonly hasDocs: boolean;
  /** True when the documentation is served. */
  readonly hasSite: boolean;
  /** True when customers without an agent have a form of their own. */
  readonly hasForm: boolean;
}
