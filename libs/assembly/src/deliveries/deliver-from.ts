import { defined, type Tracer } from '@cotiza/kernel';
import { startNotifier, type Report, type WebhookEndpoint } from '@cotiza/notifications';
import { errorFacts, type LoadShedder, type Metrics } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from '../app-context';
import { keptMailsOf, mailerOf } from '../mailer-of';
import { publicUrlOf } from '../customer-pages';
import type { DeliveryWatch } from '../readiness/delivery-watch';
import { keepRetention, untilDayIsOver, type Retained } from '../retention';
import type { Settings } from '../settings/service-settings';
import type { ShutdownTasks } from '../shutdown-tasks';
import { mailThread } from './mail-thread';
import { quoteMailerOf } from './quote-mailer-of';

interface Delivering {
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly deliveryWatch: DeliveryWatch;
  readonly tracer?: Tracer;
  /** Of a process that answers too. */
  readonly load?: LoadShedder;
  /** True where e-mails have a thread of their own. */
  readonly hasMailThread: boolean;
}

/**
 * Delivers the messages of the outbox from the moment the app listens, and purges data past their retention, until the app has
 * closed.
 *
 * @throws CannotStart when e-mails have no way out
 */
export function deliverFrom(
  { storage, metrics, deliveryWatch, tracer, load, hasMailThread }: Delivering,
  app: NestFastifyApplication,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock, logger }: AppContext,
  atShutdown: ShutdownTasks,
): void {
  const way = mailerOf(settings, clock);
  const count = attemptCounter(metrics, deliveryWatch);
  const report: Report = (event, facts) => {
    count(event, facts);
    logger[event === 'message delivered' ? 'info' : 'warn'](facts, event);
  };
  app.getHttpServer().once('listening', () => {
    const terms = { settings, publicUrl: defined(publicUrlOf(app, settings), 'public address of the service') };
    const mailer = hasMailThread
      ? mailThread(terms, way, { clock, logger })
      : quoteMailerOf(terms, storage, way, clock);
    atShutdown.addFirst(() => mailer.close());
    const notifier = startNotifier({
      outbox: storage.outbox,
      archive: storage.quotes,
      endpointSwitches: storage.endpointSwitches,
      ...{ mailer, endpoints, clock, report, tracer, isSandbox: settings.SANDBOX === 'on' },
      isBusy: () => load?.isBusy ?? false,
    });
    atShutdown.addFirst(() => notifier.stop());
    const purgeFailed = (error: unknown) => logger.error(errorFacts(error), 'purge failed');
    atShutdown.addFirst(keepRetention(retainedBy(storage, settings), clock, purgeFailed));
    logger.info({ emails: mailer.description, webhooks: endpoints.length }, 'delivering');
  });
}

const OUTCOMES: Readonly<Record<string, string>> = {
  'message delivered': 'delivered',
  'message delayed': 'failed',
  'message dead': 'dead',
};

function attemptCounter(metrics: Metrics, watch: DeliveryWatch): Report {
  const help = 'Attempts to deliver messages, by outcome.';
  const attempts = metrics.counter('cotiza_message_attempts_total', help, ['kind', 'outcome']);
  return (event, { target }) => {
    const outcome = OUTCOMES[event];
    // Only a webhook has an endpoint as its target.
    const kind = target === null ? 'email' : 'webhook';
    if (outcome !== undefined) attempts.inc({ kind, outcome });
    if (outcome === 'delivered') watch.delivered(kind);
    if (outcome === 'failed') watch.failed(kind);
  };
}

/** Files may be left from a time without a mail server. */
function retainedBy({ privacy }: Storage, settings: Settings): readonly Retained[] {
  const mails = keptMailsOf(settings);
  return [
    untilDayIsOver({ days: settings.RETENTION_DAYS, purge: (before) => privacy.purge(before) }),
    { days: settings.MAIL_RETENTION_DAYS ?? settings.RETENTION_DAYS, purge: (before) => mails.purge(before) },
  ];
}
