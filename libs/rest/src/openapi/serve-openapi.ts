import type { Clock } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { openApiDocument } from './openapi.document';
import { ServedDescription } from './served-description';

export const DOCS_PATH = 'api/docs';
export const OPENAPI_PATH = 'api/openapi.json';

/** Serves Swagger UI, and says to the controller of the description what it describes. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, publicUrl?: string): void {
  const description = app.get(ServedDescription);
  description.comesFrom(() => openApiDocument(app, publicUrl), clock);
  SwaggerModule.setup(DOCS_PATH, app, () => description.today().document, {
    raw: false,
    customSiteTitle: 'Cotiza: interfaz',
    patchDocumentOnRequest: () => description.today().document,
    swaggerOptions: { tryItOutEnabled: true, displayRequestDuration: true, defaultModelsExpandDepth: 0 },
  });
}
