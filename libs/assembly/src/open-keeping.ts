import { randomPool, type Keeping } from '@cotiza/embedded';
import { errorFacts } from '@cotiza/platform';
import { watchChannel, type Storage } from '@cotiza/storage';
import { messagesFor, type WebhookEndpoint } from '@cotiza/notifications';
import type { AppContext } from './app-context';
import { watchOutbox, type OutboxWatch } from './readiness/outbox-watch';
import { openStorageOf } from './open-storage-of';
import { recorderOn } from './quote-recorder';

/** The storage of an app, and what is made from it. */
export interface Kept {
  readonly keeping: Keeping;
  readonly storage: Storage;
  readonly outboxWatch: OutboxWatch;
  close(): Promise<void>;
}

/** Opens the storage, and returns what the use case needs of it. */
export async function openKeeping(
  { settings, clock, logger }: AppContext,
  endpoints: readonly WebhookEndpoint[],
): Promise<Kept> {
  const storage = await openStorageOf(settings, 'service', clock, logger);
  const report = (event: string, error: unknown) => logger.error(errorFacts(error), event);
  try {
    const channelSwitch = await watchChannel(storage.channel, clock, report);
    const outboxWatch = await watchOutbox(storage.outboxDesk, clock);
    return {
      storage,
      outboxWatch,
      keeping: {
        quoteRecorder: recorderOn(storage.quotes, messagesFor(endpoints, clock), clock, randomPool()),
        idempotencyKeys: storage.idempotencyKeys,
        channelSwitch,
        offers: storage.offers,
      },
      close: async () => {
        channelSwitch.stop();
        outboxWatch.stop();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
