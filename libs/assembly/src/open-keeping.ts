import { randomPool, type Keeping } from '@cotiza/embedded';
import { errorFacts } from '@cotiza/platform';
import { watchChannel, type Storage, type WriterTurns } from '@cotiza/storage';
import { messagesFor, type WebhookEndpoint } from '@cotiza/notifications';
import type { AppContext } from './app-context';
import { watchOutbox, type OutboxWatch } from './readiness/outbox-watch';
import { openStorageOf } from './open-storage-of';
import { recorderOn } from './quote-recorder';

/** What an app keeps quotations on, and lets go of when it ends. */
export interface Kept {
  readonly keeping: Keeping;
  readonly storage: Storage;
  readonly outboxWatch: OutboxWatch;
  close(): Promise<void>;
}

/**
 * Opens the storage, and makes of it what the use case needs.
 *
 * @param turns where another thread writes to it as well
 */
export async function openKeeping(
  { settings, clock, logger }: AppContext,
  endpoints: readonly WebhookEndpoint[],
  turns: WriterTurns | undefined,
): Promise<Kept> {
  const storage = await openStorageOf(settings, 'service', clock, logger, { turns });
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
