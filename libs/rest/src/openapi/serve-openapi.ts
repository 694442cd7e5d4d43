import type { Clock } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument, type About } from './openapi.document';
import { ServedDescription } from './served-description';

export const OPENAPI_PATH = 'api/openapi.json';

/** Sets the source of the description's controller; `about` is called when the description is first read. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, about: () => About): void {
  app.get(ServedDescription).comesFrom(() => openApiDocument(app, about()), clock);
}
