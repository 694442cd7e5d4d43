import { existing, type Tracer } from '@cotiza/kernel';
import { keptMails, readMailbox, type Report, type WebhookEndpoint } from '@cotiza/notifications';
import { errorFacts, type Metrics } from '@cotiza/platform';
import { distributorOf } from '@cotiza/quoting';
import type { Storage, WriterTurns } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from '../app-context';
import { mailerOf, mailFolder, mailWayOf } from '../mailer-of';
import { publicUrlOf } from '../public-url-of';
import { keepRetention, untilDayIsOver, type Retained } from '../retention';
import { telemetryTermsOf } from '../telemetry/telemetry';
import { deliveryMetrics, kindIn } from './delivery-metrics';
import { deliveryThread } from './delivery-thread';
import { isQuiet, startDeliveries, type DeliveryTerms } from './start-deliveries';
import type { Settings } from '../settings/service-settings';

/** What is kept, and the turns in which it is written to where deliveries have a thread of their own. */
export interface DeliverySource {
  readonly storage: Storage;
  readonly turns: WriterTurns | undefined;
  /** Where deliveries are counted. */
  readonly metrics: Metrics;
  /** Told of each attempt on this thread, where telemetry is sent; another thread has its own. */
  readonly tracer?: Tracer;
}

/**
 * Delivers what is in the outbox from the moment the app listens, and purges what is past its time.
 *
 * @returns how to stop: it resolves when nothing is under way
 * @throws CannotStart when e-mails have no way out
 */
export function deliverFrom(
  { storage, turns, metrics, tracer }: DeliverySource,
  app: NestFastifyApplication,
  endpoints: readonly WebhookEndpoint[],
  context: AppContext,
): () => Promise<void> {
  const { settings, clock, logger } = context;
  const mailer = mailerOf(settings, clock);
  const counted = deliveryMetrics(metrics);
  const report: Report = (event, facts) => {
    counted.report(event, facts);
    logger[isQuiet(event) ? 'debug' : 'warn'](facts, event);
  };
  const failed = (what: string, error: unknown) => logger.error(errorFacts(error), what);
  let stop = (): Promise<void> => Promise.resolve();
  app.getHttpServer().once('listening', () => {
    const terms = termsOf(app, endpoints, context);
    // What each delivers is claimed, and what is purged is not.
    const stopPurging = keepRetention(retainedBy(storage, settings), clock, (error) => failed('purge failed', error));
    const deliveries = turns
      ? deliveryThread(ordersOf(terms, context), {
          ...{ outbox: storage.outbox, turns, clock, report, failed },
          delivered: (counts) => counted.delivered(counts),
        })
      : startDeliveries(terms, {
          ...{ storage, mailer, clock, tracer },
          report: (event, facts) => {
            if (isQuiet(event)) counted.delivered({ [kindIn(facts)]: 1 });
            report(event, facts);
          },
        });
    logger.info({ emails: mailer.description, webhooks: endpoints.length }, 'delivering');
    stop = () => {
      stopPurging();
      return deliveries.stop();
    };
  });
  return async () => {
    await stop();
    mailer.close();
  };
}

/** Files may be left from a time without a mail server. */
function retainedBy({ privacy }: Storage, settings: Settings): readonly Retained[] {
  const mails = keptMails(mailFolder(settings));
  return [
    untilDayIsOver({ days: settings.RETENTION_DAYS, purge: (before) => privacy.purge(before) }),
    { days: settings.MAIL_RETENTION_DAYS ?? settings.RETENTION_DAYS, purge: (before) => mails.purge(before) },
  ];
}

const termsOf = (
  app: NestFastifyApplication,
  endpoints: readonly WebhookEndpoint[],
  { settings }: AppContext,
): DeliveryTerms => ({
  from: readMailbox(settings.MAIL_FROM),
  distributor: distributorOf(settings),
  retentionDays: settings.RETENTION_DAYS,
  purchaseUrl: settings.PURCHASE_LINK_TO === 'page' ? undefined : settings.PURCHASE_URL,
  publicUrl: existing(publicUrlOf(app, settings), 'public address of the service'),
  endpoints,
});

const ordersOf = (terms: DeliveryTerms, { settings, logger }: AppContext) => ({
  terms,
  mailWay: mailWayOf(settings),
  dataDir: settings.DATA_DIR,
  dataKey: settings.DATA_KEY,
  telemetry: telemetryTermsOf(settings),
  isTalkative: logger.isLevelEnabled('debug'),
});
