import {
  purchaseLinks,
  quoteMailComposer,
  startNotifier,
  type LinkOf,
  type Mailer,
  type NotifierEvent,
  type Report,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import { errorFacts } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from './app-context';
import { distributorOf } from './distributor-of';
import { mailFrom } from './mail-from';
import { mailerOf } from './mailer-of';
import { publicUrlOf } from './public-url-of';
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
  endpoints: readonly WebhookEndpoint[],
  context: AppContext,
): () => Promise<void> {
  const { settings, clock, logger } = context;
  const mailer = mailerOf(settings, clock);
  let stop = (): Promise<void> => Promise.resolve();
  app.getHttpServer().once('listening', () => {
    const linkOf = purchaseLinks({ purchaseUrl: settings.PURCHASE_URL, publicUrl: publicUrlOf(app, settings)! });
    const stopPurging = keepRetention(storage.privacy, settings.RETENTION_DAYS, clock, (error) =>
      logger.error(errorFacts(error), 'purge failed'),
    );
    const notifier = startNotifier({ ...deliveriesOf(storage, mailer, linkOf, context), endpoints });
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

function deliveriesOf(
  { outbox, quotes, endpointSwitches }: Storage,
  mailer: Mailer,
  linkOf: LinkOf,
  { settings, clock, logger }: AppContext,
) {
  const composeMail = quoteMailComposer({
    from: mailFrom(settings),
    distributor: distributorOf(settings),
    linkOf,
    retentionDays: settings.RETENTION_DAYS,
  });
  const report: Report = (event, facts) => logger[QUIET.includes(event) ? 'debug' : 'warn'](facts, event);
  return { outbox, archive: quotes, endpointSwitches, mailer, composeMail, clock, report };
}
