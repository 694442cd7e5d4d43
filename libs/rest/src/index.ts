export { openApiDocument, serveOpenApi } from './openapi/openapi.document';
export { DOCS_PATH } from './docs/docs.controller';
export { OPENAPI_PATH } from './openapi/openapi.controller';
export { REST_DOOR, type RestParts } from './rest-door';
export { RestModule } from './rest.module';
export { ServiceAddress } from './service-address';
export type { PurchasePageAbout } from './purchase-page/about';
export type { PageTerms } from './purchase-page/page-terms';
