import type { Clock } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument } from './openapi.document';
import { ServedDescription } from './served-description';

export const OPENAPI_PATH = 'api/openapi.json';

/** Says to the controller of the description what it describes. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, publicUrl?: string): void {
  app.get(ServedDescription).comesFrom(() => openApiDocument(app, publicUrl), clock);
}
