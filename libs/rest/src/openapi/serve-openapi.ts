import type { Clock } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { withExamplesOf } from './example-requests';
import { openApiDocument } from './openapi.document';

export const DOCS_PATH = 'api/docs';
export const OPENAPI_PATH = 'api/openapi.json';

/** Serves Swagger UI and the description, made when first asked for, with examples that can be sent today. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, publicUrl?: string): void {
  SwaggerModule.setup(DOCS_PATH, app, () => openApiDocument(app, publicUrl), {
    jsonDocumentUrl: OPENAPI_PATH,
    raw: ['json'],
    customSiteTitle: 'Cotiza: interfaz',
    patchDocumentOnRequest: (_request, _response, document) => withExamplesOf(document, clock.today()),
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
  });
}
