import { createHttpApp, type CreateApp, type Logger, type Settings } from '@cotiza/platform';
import { serveOpenApi } from '@cotiza/rest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { KEEPS_NOTHING } from './keeping';
import { assembleQuotingService, type Replacements } from './quoting-service';
import { ServiceModule, type Door } from './service.module';

/** The service behind these doors, as an application that is ready to listen. */
export async function createApp(
  doors: readonly Door[],
  settings: Settings,
  logger: Logger,
  replacements: Replacements = {},
): Promise<NestFastifyApplication> {
  const service = assembleQuotingService(settings, KEEPS_NOTHING, replacements);
  const app = await createHttpApp(ServiceModule.with(doors, settings, service), settings, logger);
  if (doors.includes('rest')) serveOpenApi(app, service.clock, settings.PUBLIC_URL);
  return app;
}

/** The same for a process, which brings its own settings and log. */
export const appWith =
  (...doors: Door[]): CreateApp =>
  (settings, logger) =>
    createApp(doors, settings, logger);
