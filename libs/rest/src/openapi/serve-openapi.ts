import type { Clock } from '@cotiza/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument, type About } from './openapi.document';
import { ServedDescription } from './served-description';

export const OPENAPI_PATH = 'api/openapi.json';

/** Says to the controller of the description what it describes; `about` is asked once somebody wants to read it. */
export function serveOpenApi(app: NestFastifyApplication, clock: Clock, about: () => About): void {
  app.get(ServedDescription).comesFrom(() => openApiDocument(app, about()), clock);
}
