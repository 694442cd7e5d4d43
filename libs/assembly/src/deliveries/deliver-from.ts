import { existing, type Tracer } from '@cotiza/kernel';
import {
  keptMails,
  purchaseLinks,
  quoteMailComposer,
  readMailbox,
  startNotifier,
  type ComposeQuoteMail,
  type Report,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import { errorFacts, type Metrics } from '@cotiza/platform';
import { distributorOf } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from '../app-context';
import { mailerOf, mailFolder } from '../mailer-of';
import { publicUrlOf } from '../public-url-of';
import { keepRetention, untilDayIsOver, type Retained } from '../retention';
import type { Settings } from '../settings/service-settings';

export interface DeliverySource {
  readonly storage: Storage;
  /** Counts the attempts. */
  readonly metrics: Metrics;
  /** Traces the attempts, where telemetry is sent. */
  readonly tracer?: Tracer;
}

/**
 * Delivers what is in the outbox from the moment the app listens, and purges what is past its time.
 *
 * @returns how to stop: it resolves when nothing is under way
 * @throws CannotStart when e-mails have no way out
 */
export function deliverFrom(
  { storage, metrics, tracer }: DeliverySource,
  app: NestFastifyApplication,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock, logger }: AppContext,
): () => Promise<void> {
  const mailer = mailerOf(settings, clock);
  const count = attemptCounter(metrics);
  const report: Report = (event, facts) => {
    count(event, facts);
    logger[event === 'message delivered' ? 'debug' : 'warn'](facts, event);
  };
  let stop = (): Promise<void> => Promise.resolve();
  app.getHttpServer().once('listening', () => {
    // Every worker delivers what it claims; one of them purges.
    const stopPurging = keepRetention(retainedBy(storage, settings), clock, (error) =>
      logger.error(errorFacts(error), 'purge failed'),
    );
    const notifier = startNotifier({
      outbox: storage.outbox,
      archive: storage.quotes,
      endpointSwitches: storage.endpointSwitches,
      composeMail: composerOf(app, settings),
      ...{ mailer, endpoints, clock, report, tracer },
    });
    logger.info({ emails: mailer.description, webhooks: endpoints.length }, 'delivering');
    stop = () => {
      stopPurging();
      return notifier.stop();
    };
  });
  return async () => {
    await stop();
    mailer.close();
  };
}

const OUTCOMES: Readonly<Record<string, string>> = {
  'message delivered': 'delivered',
  'message delayed': 'failed',
  'message dead': 'dead',
};

function attemptCounter(metrics: Metrics): Report {
  const help = 'Attempts to deliver messages, by outcome.';
  const attempts = metrics.counter('cotiza_message_attempts_total', help, ['kind', 'outcome']);
  return (event, { target }) => {
    const outcome = OUTCOMES[event];
    // Only a webhook has an endpoint as its target.
    if (outcome !== undefined) attempts.inc({ kind: target === null ? 'email' : 'webhook', outcome });
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

function composerOf(app: NestFastifyApplication, settings: Settings): ComposeQuoteMail {
  const publicUrl = existing(publicUrlOf(app, settings), 'public address of the service');
  const purchaseUrl = settings.PURCHASE_LINK_TO === 'page' ? undefined : settings.PURCHASE_URL;
  return quoteMailComposer({
    from: readMailbox(settings.MAIL_FROM),
    distributor: distributorOf(settings),
    linkOf: purchaseLinks({ purchaseUrl, publicUrl }),
    publicUrl,
    retentionDays: settings.RETENTION_DAYS,
  });
}
