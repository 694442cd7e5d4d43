import type { InsurerConnector, Law } from '@cotiza/insurers-port';
import { defined, systemClock, type Clock, type Environment, type Tracer } from '@cotiza/kernel';
import { DESCRIBED_WEBHOOKS, messagesFor, messagesForUpdates } from '@cotiza/notifications';
import {
  type CreateApp,
  createHttpApp,
  type Dependency,
  Drain,
  errorFacts,
  LimitStorage,
  type LoadShedder,
  type Logger,
  Metrics,
  serveOperator,
} from '@cotiza/platform';
import { type DoorDeps, LateQuoteSlots, panelOfAll, type QuoteObserver, type QuotingService } from '@cotiza/quoting';
import { unsetOfDistributor } from '@cotiza/quoting/settings';
import { watchChannel, type Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from './app-context';
import { asksOthers, type AppParts } from './app-parts';
import { callersOf } from './callers/running-callers';
import { customerFormOf, draftsOf, pageAboutOf, pageOfOffers, publicUrlOf } from './customer-pages';
import { deliverFrom } from './deliveries/deliver-from';
import { someInsurer } from './insurers/unsold-lines';
import { limitStorageOf } from './limit-storage-of';
import { loadShedderOf, underLoadOf } from './load/load-shedder-of';
import { mailAllowanceOf } from './mails/mail-allowance-of';
import { openSources, type AskedSources } from './open-sources';
import { openStorageOf } from './open-storage-of';
import { checkDataKeyFile, readTogether } from './operator-files/read-named-file';
import { quoteObserver, amenderOn, recorderOn, assembleQuotingService } from './quoting-service';
import { DeliveryWatch } from './readiness/delivery-watch';
import { dependenciesOf } from './readiness/dependencies-of';
import { watchOutbox } from './readiness/outbox-watch';
import { ServiceModule, type ServerDeps } from './service.module';
import type { Settings } from './settings/service-settings';
import { ShutdownTasks } from './shutdown-tasks';
import { storageMetrics } from './storage-metrics';
import { tracerOf } from './telemetry/telemetry';
import { webhookEndpointsOf } from './webhook-endpoints-of';

/** Replacements by an app or a test for parts that the settings name. */
export interface Replacements {
  readonly clock?: Clock;
  /** The law that prices are made by and texts name. */
  readonly law?: Law;
  readonly insurers?: readonly InsurerConnector[];
  readonly observer?: QuoteObserver;
  /** Holds the secrets that the operator's files name; no variable is set when absent. */
  readonly environment?: Environment;
  /** True where e-mails have a thread of their own, which goes by the clock of the machine. */
  readonly hasMailThread?: boolean;
}

/**
 * Returns the service of these parts as an application that is ready to listen. It delivers once it listens, and closes what it
 * has opened after it has closed.
 *
 * @throws SettingsError or CannotStart with a message for the operator
 */
export async function createApp(
  parts: AppParts,
  settings: Settings,
  logger: Logger,
  { insurers, observer: ownObserver, ...given }: Replacements = {},
): Promise<NestFastifyApplication> {
  const { clock = systemClock(), environment = {}, hasMailThread = false, law } = given;
  const [context, metrics, atShutdown] = [{ settings, clock, logger, law }, new Metrics(), new ShutdownTasks()];
  try {
    const tracer = await tracerOf(context, atShutdown);
    const { limits, dependencies: limitDependencies } = await limitStorageOf(parts, context, metrics, atShutdown);
    const { endpoints, sources, callers } = readTogether({
      keys: () => checkDataKeyFile(settings),
      endpoints: () => webhookEndpointsOf(settings, environment),
      sources: () =>
        asksOthers(parts) ? openSources(context, environment, { metrics, counter: limits }, atShutdown) : undefined,
      callers: () => (asksOthers(parts) ? callersOf(settings, logger, atShutdown) : undefined),
    });
    const { storage, channelSwitch, outboxWatch } = await openWatchedStorage(context, atShutdown);
    storageMetrics(metrics, storage, channelSwitch);
    const observer = ownObserver ?? quoteObserver(metrics, logger);
    const load = loadShedderOf(parts, context, { outboxWatch, metrics, observer, atShutdown });
    const [messagesOf, updatesOf] = [messagesFor(endpoints, clock), messagesForUpdates(endpoints, clock)];
    const late = lateAnswersOf(settings, metrics, atShutdown);
    const service = serviceOf(settings, sources, load, {
      ...{ insurers, clock, channelSwitch, observer, ...lookUpsOf(storage) },
      quoteRecorder: recorderOn({ store: storage.quotes, messagesOf, clock, metrics, logger, load }),
      mailAllowance: mailAllowanceOf(parts, settings, { limits, storage, clock }),
      late: { places: late, ...amenderOn({ store: storage.quotes, updatesOf, logger }) },
    });
    const [drain, deliveryWatch] = [drainOf(parts, settings, late), new DeliveryWatch(clock)];
    const others = [drain.dependency, ...soldBy(service), ...limitDependencies];
    if (parts.delivers) others.push(deliveryWatch.dependency(outboxWatch));
    const dependencies = dependenciesOf(parts, settings, { storage, outboxWatch, others }, { clock, metrics });
    const app = await createDoors(parts, service, context, {
      ...{ limits, callers, load, dependencies, metrics, tracer, drain, atShutdown },
      page: sources && pageOfOffers(storage, service, endpoints, context, sources),
      purchases: storage.purchases,
      drafts: draftsOf(service, storage, context),
    });
    await serveBeside(app, { metrics, dependencies }, context, atShutdown);
    const delivering = { storage, metrics, tracer, deliveryWatch, load, hasMailThread };
    if (parts.delivers) deliverFrom(delivering, app, endpoints, context, atShutdown);
    warnOfUnset(settings, logger);
    return app;
  } catch (error) {
    await atShutdown.onApplicationShutdown();
    throw error;
  }
}

/** Serves health and metrics on a port of their own, where the settings name one. */
async function serveBeside(
  app: NestFastifyApplication,
  { metrics, dependencies }: { readonly metrics: Metrics; readonly dependencies: readonly Dependency[] },
  { settings, logger }: AppContext,
  atShutdown: ShutdownTasks,
): Promise<void> {
  if (settings.METRICS_PORT === undefined) return;
  const forOperator = { metrics, dependencies: [listens(app), ...dependencies] };
  atShutdown.addFirst(await serveOperator(forOperator, settings, logger));
}

function warnOfUnset(settings: Settings, logger: Logger): void {
  const unset = unsetOfDistributor(settings);
  if (unset.length > 0) logger.warn({ settings: unset }, 'customers are not told who distributes: set these');
}

type OtherPorts = Omit<Parameters<typeof assembleQuotingService>[1], keyof AskedSources> &
  Pick<Replacements, 'insurers'>;

/** Returns the use cases of an app; undefined for an app without doors, which loads no catalogue. */
function serviceOf(
  settings: Settings,
  sources: AskedSources | undefined,
  load: LoadShedder | undefined,
  { insurers, ...ports }: OtherPorts,
): QuotingService | undefined {
  if (!sources) return undefined;
  const insurerPanel = insurers ? panelOfAll(insurers) : sources.insurerPanel;
  return underLoadOf(load, assembleQuotingService(settings, { ...sources, ...ports, insurerPanel }));
}

/** Opens the storage, and watches the channel's switch and the outbox in it. */
async function openWatchedStorage({ settings, clock, logger }: AppContext, atShutdown: ShutdownTasks) {
  const storage = await openStorageOf(settings, 'service', clock, logger);
  atShutdown.addFirst(() => storage.close());
  const channelSwitch = await watchChannel(storage.channel, clock, (event, error) =>
    logger.error(errorFacts(error), event),
  );
  atShutdown.addFirst(() => channelSwitch.stop());
  const outboxWatch = await watchOutbox(storage.outboxDesk, clock);
  atShutdown.addFirst(() => outboxWatch.stop());
  return { storage, channelSwitch, outboxWatch };
}

/** A process without doors closes at once. */
const drainOf = ({ doors }: AppParts, settings: Settings, late: LateQuoteSlots) =>
  new Drain(doors.length > 0 ? settings.DRAIN_SECONDS : 0, () => late.close());

/** Returns the places of quotations that wait for late insurers. What they have by the end is kept before the storage closes. */
function lateAnswersOf(
  { LATE_QUOTES_MAX: most }: Settings,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): LateQuoteSlots {
  const late = new LateQuoteSlots(most);
  metrics.gauge('cotiza_late_quotes', 'Quotations that wait for late insurers.', [], (gauge) =>
    Promise.resolve(gauge.set(late.count)),
  );
  atShutdown.addFirst(() => late.close());
  return late;
}

/** The dependency of the operator's port on the doors, which open a moment later. */
const listens = (app: NestFastifyApplication): Dependency => ({
  name: 'port',
  isNeededByAll: true,
  check: () =>
    app.getHttpServer().listening ? Promise.resolve() : Promise.reject(new Error('it does not listen yet')),
});

/** Returns the doors over a service; an app without doors has none. */
export async function createDoors(
  { doors }: Pick<AppParts, 'doors'>,
  service: QuotingService | undefined,
  { settings, logger }: Pick<AppContext, 'settings' | 'logger'>,
  given: Partial<ServerDeps> & { readonly tracer?: Tracer } = {},
): Promise<NestFastifyApplication> {
  const upkeep = {
    ...{ limits: new LimitStorage(), metrics: new Metrics(), drain: new Drain(0), atShutdown: new ShutdownTasks() },
    ...{ dependencies: soldBy(service), ...given },
  };
  const { metrics, load, tracer, drain, page, purchases, drafts } = upkeep;
  const [pages] = doors.flatMap(({ page: refusals }) => refusals ?? []);
  let address: string | undefined;
  const form = pages && drafts && customerFormOf(drafts.desk, settings);
  const served: DoorDeps<Settings> = {
    ...{ settings, page, purchases, drafts, form },
    about: pageAboutOf(settings),
    servedAt: {
      publicUrl: settings.PUBLIC_URL,
      mcpPath: doors.find(({ mcpPath }) => mcpPath !== undefined)?.mcpPath,
      hasDocs: settings.API_DOCS === 'on',
      hasSite: pages !== undefined && settings.DOCS_DIR !== undefined,
      hasForm: form !== undefined,
    },
    get service() {
      return defined(service, 'service of an app with doors');
    },
    webhooks: DESCRIBED_WEBHOOKS,
    publicUrl: () => address ?? publicUrlOf(app, settings),
  };
  const module = ServiceModule.with(doors, served, upkeep);
  const entrance = doors[0]?.entrance ?? (settings.METRICS_PORT === undefined ? 'GET /health/ready' : undefined);
  const answers = { entrance, page: pages?.(served.about) };
  const app = await createHttpApp(module, settings, logger, { metrics, load, drain, tracer, ...answers });
  // A server that closes has no address any more, and may still have to answer with it.
  app.getHttpServer().once('listening', () => (address = publicUrlOf(app, settings)));
  for (const door of doors) door.complete?.(app, served);
  return app;
}

/** A service without insurers is not ready. */
const soldBy = (service: QuotingService | undefined) => (service ? [someInsurer(service)] : []);

/** Returns how a process of these parts, which brings its own settings and log, makes its app. */
export const appWith =
  (parts: AppParts): CreateApp<Settings> =>
  (settings, logger, environment) =>
    createApp(parts, settings, logger, { environment, hasMailThread: asksOthers(parts) });

const lookUpsOf = ({ offers, resumeCodes, idempotencyKeys }: Storage) => ({ offers, resumeCodes, idempotencyKeys });
