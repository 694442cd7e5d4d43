import { systemClock } from '@cotiza/kernel';
import { DESCRIBED_WEBHOOKS } from '@cotiza/notifications';
import {
  type CreateApp,
  createHttpApp,
  type Dependency,
  LimitStorage,
  type Logger,
  Metrics,
  QUOTING_SERVICE,
  serveOperator,
} from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { serveOpenApi } from '@cotiza/rest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from './app-context';
import { boundsOf } from './bounds-of';
import { asksOthers, entranceOf, type AppParts } from './app-parts';
import { callersOf } from './callers/running-callers';
import { warnOfUnnamedDistributor } from './distributor-of';
import { openSources } from './open-sources';
import { deliverFrom } from './deliveries/deliver-from';
import { loadShedderOf, queuedIn, underLoadOf } from './load/load-shedder-of';
import { someInsurer } from './insurers/unsold-lines';
import { openKeeping } from './open-keeping';
import { checkDataKeyFile, readTogether } from './operator-files/read-named-file';
import { pageTermsOf } from './page-of-offers';
import { publicUrlOf } from './public-url-of';
import { quoteMetrics } from './quote-metrics';
import { dependenciesOf } from './readiness/dependencies-of';
import { assembleQuotingService, type Replacements } from './quoting-service';
import { ServiceModule, type Upkeep } from './service.module';
import { ShutdownTasks } from './shutdown.module';
import { storageMetrics, timedKeeping } from './storage-metrics';
import { tracerOf } from './telemetry/telemetry';
import { warmSearches } from './warm-searches';
import { webhookEndpointsOf } from './webhook-endpoints-of';
import type { Settings } from './settings/service-settings';

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
  const context = { settings, clock: replacements.clock ?? systemClock(), logger };
  const metrics = new Metrics();
  const upkeep = new ShutdownTasks();
  try {
    const tracer = await tracerOf(context, metrics, upkeep);
    const { endpoints, sources, callers } = openFiles(parts, context, { ...replacements, metrics, upkeep });
    const { storage, keeping, outboxWatch, close } = await openKeeping(context, endpoints);
    upkeep.addFirst(close);
    storageMetrics(metrics, storage, keeping.channelSwitch);
    const { mailAllowance, dependencies, ...bounds } = await boundsOf(parts, context, { storage, metrics }, upkeep);
    const observer = replacements.observer ?? quoteMetrics(metrics);
    const load = loadShedderOf(parts, context, { outboxWatch, metrics, observer, atShutdown: upkeep });
    const given = { ...replacements, observer, clock: context.clock };
    const kept = queuedIn(load, timedKeeping(metrics, { ...keeping, mailAllowance }));
    const service = assembleQuotingService(settings, kept, given, sources);
    const all = dependenciesOf(
      parts,
      settings,
      { storage, outboxWatch, others: [...soldBy(parts, service), ...dependencies] },
      { clock: context.clock, metrics },
    );
    const app = await createDoors(parts, underLoadOf(load, service), context, {
      ...{ ...bounds, callers },
      page: parts.standsAlone ? pageTermsOf(storage, endpoints, context) : undefined,
      load,
      purchases: storage.purchases,
      dependencies: all,
      ...{ metrics, tracer, atShutdown: upkeep },
    });
    const forOperator = { metrics, dependencies: [listens(app), ...all] };
    if (settings.METRICS_PORT !== undefined) upkeep.addFirst(await serveOperator(forOperator, settings, logger));
    if (parts.delivers) upkeep.addFirst(deliverFrom({ storage, metrics, tracer }, app, endpoints, context));
    warnOfUnnamedDistributor(settings, logger);
    return app;
  } catch (error) {
    await upkeep.onApplicationShutdown();
    throw error;
  }
}

/** Reads every file of the operator, and says what is wrong with all of them. */
function openFiles(
  parts: AppParts,
  context: AppContext,
  {
    environment = {},
    metrics,
    upkeep,
  }: Pick<Replacements, 'environment'> & { metrics: Metrics; upkeep: ShutdownTasks },
) {
  const { settings, logger } = context;
  return readTogether({
    keys: () => checkDataKeyFile(settings),
    endpoints: () => webhookEndpointsOf(settings, environment),
    sources: () => (asksOthers(parts) ? openSources(context, environment, metrics, upkeep) : undefined),
    callers: () => (asksOthers(parts) ? callersOf(settings, logger, upkeep) : undefined),
  });
}

/** Whether the doors are open: the operator's port is, a moment before. */
const listens = (app: NestFastifyApplication): Dependency => ({
  name: 'port',
  check: () =>
    app.getHttpServer().listening ? Promise.resolve() : Promise.reject(new Error('it does not listen yet')),
});

/** The doors over a service that is there already; without a storage, nothing is shown to the customer. */
export async function createDoors(
  parts: AppParts,
  service: QuotingService,
  { settings, logger }: Pick<AppContext, 'settings' | 'logger'>,
  {
    limits = new LimitStorage(),
    metrics = new Metrics(),
    atShutdown = new ShutdownTasks(),
    dependencies = soldBy(parts, service),
    load,
    tracer,
    ...kept
  }: Partial<Upkeep> = {},
): Promise<NestFastifyApplication> {
  const upkeep = { ...kept, limits, dependencies, load, metrics, atShutdown };
  const module = ServiceModule.with(parts, settings, service, upkeep);
  const app = await createHttpApp(module, settings, logger, {
    metrics,
    entrance: entranceOf(parts),
    load,
    tracer,
  });
  if (parts.doors.includes('rest')) {
    serveOpenApi(app, service.clock, () => ({
      publicUrl: publicUrlOf(app, settings),
      webhooks: DESCRIBED_WEBHOOKS,
    }));
  }
  return app;
}

/** Whoever sells needs somebody to sell for. */
const soldBy = ({ doors }: AppParts, service: QuotingService) => (doors.length > 0 ? [someInsurer(service)] : []);

/** The app of these parts for a process, which brings its own settings and log: whoever asks finds it warm. */
export const appWith =
  (parts: AppParts): CreateApp<Settings> =>
  async (settings, logger, environment) => {
    const app = await createApp(parts, settings, logger, { environment });
    if (parts.doors.length > 0) warmSearches(app.get<QuotingService>(QUOTING_SERVICE, { strict: false }));
    return app;
  };
