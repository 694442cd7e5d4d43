import type { AddressInfo } from 'node:net';
import type { Clock } from '@cotiza/kernel';
import {
  purchaseLinks,
  quoteMailComposer,
  readMailbox,
  startNotifier,
  type LinkOf,
  type Mailer,
  type NotifierEvent,
  type Report,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import { errorFacts, type Logger, type Settings } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mailerOf } from './mailer-of';
import { keepRetention } from './retention';

/** What goes as it should is told only to those who look for it. */
const QUIET: readonly NotifierEvent[] = ['message delivered'];

/**
 * Delivers what is in the outbox from the moment the app listens, and purges what is past its time.
 *
 * @returns how to stop: it resolves when nothing is under way
 * @throws CannotStart when e-mails have no way out
 */
export function deliverFrom(
  storage: Storage,
  app: NestFastifyApplication,
  settings: Settings,
  endpoints: readonly WebhookEndpoint[],
  clock: Clock,
  logger: Logger,
): () => Promise<void> {
  const mailer = mailerOf(settings, clock);
  let stop = (): Promise<void> => Promise.resolve();
  app.getHttpServer().once('listening', () => {
    const linkOf = purchaseLinks({ purchaseUrl: settings.PURCHASE_URL, publicUrl: publicUrlOf(app, settings) });
    stop = deliver(storage, mailer, linkOf, settings, endpoints, clock, logger);
    logger.info({ emails: mailer.description, webhooks: endpoints.length }, 'delivering');
  });
  return async () => {
    await stop();
    mailer.close();
  };
}

function deliver(
  storage: Storage,
  mailer: Mailer,
  linkOf: LinkOf,
  settings: Settings,
  endpoints: readonly WebhookEndpoint[],
  clock: Clock,
  logger: Logger,
): () => Promise<void> {
  const { outbox, quotes: archive, endpointSwitches, privacy } = storage;
  const composeMail = quoteMailComposer({
    from: readMailbox(settings.MAIL_FROM),
    distributorName: settings.DISTRIBUTOR_NAME,
    linkOf,
    retentionDays: settings.RETENTION_DAYS,
  });
  const report: Report = (event, facts) => logger[QUIET.includes(event) ? 'debug' : 'warn'](facts, event);
  const notifier = startNotifier({ outbox, archive, endpointSwitches, mailer, composeMail, endpoints, clock, report });
  const stopPurging = keepRetention(privacy, settings.RETENTION_DAYS, clock, (error) =>
    logger.error(errorFacts(error), 'purge failed'),
  );
  return () => {
    stopPurging();
    return notifier.stop();
  };
}

/** Where customers reach the page of offers. */
function publicUrlOf(app: NestFastifyApplication, { PUBLIC_URL }: Settings): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const { address, port } = app.getHttpServer().address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
