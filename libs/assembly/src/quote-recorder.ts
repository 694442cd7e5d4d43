import { randomBytes } from 'node:crypto';
import { pooledBytes, type Clock } from '@cotiza/kernel';
import type { MessagesOf, messagesForUpdates } from '@cotiza/notifications';
import { errorFacts, type LoadShedder, type Logger, type Metrics } from '@cotiza/platform';
import { purchaseLinkEnd, type LatePorts, type QuoteRecorder, type RecordedQuote } from '@cotiza/quoting';
import type { QuoteStore } from '@cotiza/storage';

const TOKEN_BYTES = 32;
const randomSource = pooledBytes(randomBytes);
const SECOND_MS = 1000;

export interface RecorderDeps {
  readonly store: QuoteStore;
  readonly messagesOf: MessagesOf;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Counts the quotations that wait to be kept. */
  readonly load?: LoadShedder;
}

/** The loggable part of a quotation: nothing that was asked or offered. */
const factsOf = ({ request: { reference, line }, trace }: RecordedQuote) => ({
  ...(trace && { trace_id: trace.traceId }),
  ...{ reference, line },
});

/**
 * Returns what keeps a quotation with its messages, and measures how long it waits. Only one that is mailed has a purchase link, or
 * one with offers to which the page of its draft leads.
 */
export function recorderOn({ store, messagesOf, clock, metrics, logger, load }: RecorderDeps): QuoteRecorder {
  const waits = metrics.histogram('cotiza_storage_seconds', 'Waits of quotations to be kept.', ['outcome']);
  const save = (quote: RecordedQuote) => {
    const { draft, isMailed, result } = quote;
    if (!isMailed && !(draft && result.estado === 'cotizado')) return store.save(quote, messagesOf(quote, null), null);
    const token = draft?.offersToken ?? Buffer.from(randomSource(TOKEN_BYTES)).toString('base64url');
    return store.save(quote, messagesOf(quote, token), { token, expiresAt: purchaseLinkEnd(clock.now()) });
  };
  return {
    emailsCustomer: true,
    record: async (quote) => {
      const from = performance.now();
      let outcome = 'not-kept';
      try {
        await (load ? load.whileQueued(save(quote)) : save(quote));
        outcome = 'kept';
        logger.info(factsOf(quote), 'quotation kept');
      } finally {
        waits.observe({ outcome }, (performance.now() - from) / SECOND_MS);
      }
    },
  };
}

export interface AmenderDeps extends Pick<RecorderDeps, 'store' | 'logger'> {
  /** Returns the messages for a quotation that is complete. */
  readonly updatesOf: ReturnType<typeof messagesForUpdates>;
}

/** Returns what adds late answers to a kept quotation. */
export const amenderOn = ({
  store,
  updatesOf,
  logger,
}: AmenderDeps): Pick<LatePorts, 'amend' | 'change' | 'failed'> => ({
  amend: async (quote, before) => {
    try {
      const isKept = await store.amend(quote, before, quote.pending ? [] : updatesOf(quote));
      if (isKept) logger.info(factsOf(quote), 'late answers kept');
      return isKept;
    } catch (error) {
      logger.error({ reference: quote.request.reference, ...errorFacts(error) }, 'late answers not kept');
      throw error;
    }
  },
  change: (reference, change) => store.change(reference, change, updatesOf),
  failed: (reference, error) => logger.error({ reference, ...errorFacts(error) }, 'late answers given up'),
});
