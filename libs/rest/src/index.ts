export { openApiDocument } from './openapi/openapi.document';
export { DOCS_PATH } from './docs/docs.controller';
export { OPENAPI_PATH, serveOpenApi } from './openapi/serve-openapi';
export { RestModule } from './rest.module';
export { PurchaseModule } from './purchase/purchase.module';
export type { PurchaseTerms } from './purchase/purchase-terms';
export type { PurchasePageAbout } from './purchase-page/about';
export { PurchasePageModule } from './purchase-page/purchase-page.module';
export { REST_SETTINGS } from './rest.settings';
