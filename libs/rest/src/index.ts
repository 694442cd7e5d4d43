export { openApiDocument, serveOpenApi } from './openapi/openapi.document';
export { REST_DOOR } from './rest-door';
export { RestModule } from './rest.module';
export { ServiceAddress } from './service-address';
