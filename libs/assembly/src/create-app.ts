import { systemClock } from '@cotiza/kernel';
import { DESCRIBED_WEBHOOKS } from '@cotiza/notifications';
import { createHttpApp, Metrics, serveMetrics, type CreateApp, type Logger, type Settings } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { serveOpenApi } from '@cotiza/rest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from './app-context';
import { asksOthers, entranceOf, requireSettings, type AppParts } from './app-parts';
import { warnOfUnnamedDistributor } from './distributor-of';
import { openSources } from './open-sources';
import { deliverFrom } from './deliver-from';
import { keepOn } from './keep-on';
import { publicUrlOf } from './public-url-of';
import { quoteMetrics } from './quote-metrics';
import { assembleQuotingService, type Replacements } from './quoting-service';
import { ServiceModule, type Upkeep } from './service.module';
import { ShutdownTasks } from './shutdown.module';
import { storageMetrics } from './storage-metrics';
import { webhookEndpointsOf } from './webhook-endpoints-of';

/**
 * The service of these parts, as an application that is ready to listen. It delivers once it listens, and lets go of what it
 * keeps on when it has closed.
 *
 * @throws SettingsError or CannotStart with a message for whoever starts it
 */
export async function createApp(
  parts: AppParts,
  settings: Settings,
  logger: Logger,
  replacements: Replacements = {},
): Promise<NestFastifyApplication> {
  requireSettings(parts, settings);
  const context = { settings, clock: replacements.clock ?? systemClock(), logger };
  const metrics = new Metrics();
  const upkeep = new ShutdownTasks();
  try {
    const endpoints = webhookEndpointsOf(settings);
    const sources = asksOthers(parts) ? openSources(context, metrics, upkeep) : undefined;
    const { storage, keeping, close } = await keepOn(context, endpoints);
    upkeep.addFirst(close);
    storageMetrics(metrics, storage, keeping.channelSwitch);
    const given = { observer: quoteMetrics(metrics), ...replacements, clock: context.clock };
    const service = assembleQuotingService(settings, keeping, given, sources);
    const app = await createDoors(parts, service, context, {
      storage,
      purchases: storage.purchases,
      metrics,
      atShutdown: upkeep,
    });
    if (settings.METRICS_PORT !== undefined) upkeep.addFirst(await serveMetrics(metrics, settings, logger));
    if (parts.delivers) upkeep.addFirst(deliverFrom(storage, app, endpoints, context));
    if (parts.delivers) warnOfUnnamedDistributor(settings, logger);
    return app;
  } catch (error) {
    await upkeep.onApplicationShutdown();
    throw error;
  }
}

/** The doors over a service that is there already; without a storage, nothing is shown to the customer. */
export async function createDoors(
  parts: AppParts,
  service: QuotingService,
  { settings, logger }: Pick<AppContext, 'settings' | 'logger'>,
  { storage, purchases, metrics = new Metrics(), atShutdown = new ShutdownTasks() }: Partial<Upkeep> = {},
): Promise<NestFastifyApplication> {
  const module = ServiceModule.with(parts, settings, service, { storage, purchases, metrics, atShutdown });
  const app = await createHttpApp(module, settings, logger, { metrics, entrance: entranceOf(parts) });
  if (parts.doors.includes('rest')) {
    serveOpenApi(app, service.clock, () => ({
      publicUrl: publicUrlOf(app, settings),
      webhooks: DESCRIBED_WEBHOOKS,
    }));
  }
  return app;
}

/** The app of these parts for a process, which brings its own settings and log. */
export const appWith =
  (parts: AppParts): CreateApp =>
  (settings, logger) =>
    createApp(parts, settings, logger);
