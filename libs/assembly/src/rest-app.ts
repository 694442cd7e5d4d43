import { createHttpApp, type Logger, type Settings } from '@cotiza/platform';
import { serveOpenApi } from '@cotiza/rest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { assembleQuotingService, type Replacements } from './quoting-service';
import { ServiceModule } from './service.module';

/** The REST service as an application that is ready to listen. */
export async function createRestApp(
  settings: Settings,
  logger: Logger,
  replacements: Replacements = {},
): Promise<NestFastifyApplication> {
  const service = assembleQuotingService(settings, replacements);
  const app = await createHttpApp(ServiceModule.with(settings, service), settings, logger);
  serveOpenApi(app, service.clock, settings.PUBLIC_URL);
  return app;
}
