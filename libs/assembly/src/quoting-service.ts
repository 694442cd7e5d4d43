import { randomBytes } from 'node:crypto';
import { loadCatalogues } from '@cotiza/catalogues';
import { DECLINES, wasNotAsked } from '@cotiza/insurers-remote';
import { newReference, pooledBytes, type Clock } from '@cotiza/kernel';
import { readMailbox, type MessagesOf, type messagesForUpdates } from '@cotiza/notifications';
import { type Logger, type Metrics, errorFacts, type LoadShedder } from '@cotiza/platform';
import {
  quotingServiceWith,
  Sandbox,
  sandboxRows,
  type QuotingService,
  type ServicePorts,
  type InsurerAnswer,
  type QuoteObserver,
  purchaseLinkEnd,
  type LatePorts,
  type QuoteRecorder,
  type RecordedQuote,
} from '@cotiza/quoting';
import { quotingSettingsOf } from '@cotiza/quoting/settings';
import type { QuoteStore } from '@cotiza/storage';
import type { Settings } from './settings/service-settings';

/** The values that force an outcome. */
export const SANDBOX_ROWS = sandboxRows(DECLINES);

const randomSource = pooledBytes(randomBytes);

/** Returns the quoting service of the settings. The catalogues are loaded when it returns. */
export function assembleQuotingService(
  settings: Settings,
  ports: Omit<ServicePorts, 'referenceData' | 'catalogueAnswers' | 'newReference'>,
): QuotingService {
  const { referenceData, operation: catalogueAnswers } = loadCatalogues();
  const sandbox = settings.SANDBOX === 'on' ? new Sandbox(SANDBOX_ROWS, ports.clock, ports.insurerPanel) : undefined;
  return quotingServiceWith(
    {
      ...ports,
      sandbox,
      insurerPanel: sandbox?.panel ?? ports.insurerPanel,
      referenceData,
      catalogueAnswers,
      newReference: () => newReference(randomSource),
    },
    { ...quotingSettingsOf(settings), contact: readMailbox(settings.MAIL_FROM).address },
  );
}

const SECOND_MS = 1000;

/**
 * Counts what becomes of requests, and measures and logs the answer of each insurer. The answers of embedded insurers are for
 * debugging: they take no time, and fail only by a mistake, which is logged.
 */
export function quoteObserver(metrics: Metrics, logger: Logger): QuoteObserver {
  const quotes = metrics.counter('cotiza_quotes_total', 'Quotations by line and state.', ['line', 'state']);
  const estimates = metrics.counter('cotiza_estimates_total', 'Estimates by line and state.', ['line', 'state']);
  const refusals = metrics.counter('cotiza_refusals_total', 'Requests for a quotation that were refused, by code.', [
    'error',
  ]);
  const insurers = metrics.histogram('cotiza_insurer_answer_seconds', 'Answers of insurers by line and outcome.', [
    'insurer',
    'line',
    'outcome',
  ]);
  return {
    insurerAnswered: (answer, { line, reference }, { traceId: trace_id }) => {
      const [insurer, outcome, { ms = 0 }] = [answer.insurer.id, outcomeOf(answer), answer];
      insurers.observe({ insurer, line, outcome }, ms / SECOND_MS);
      const isExpected = answer.insurer.reach === 'embedded' && answer.outcome.kind !== 'unavailable';
      const facts = { trace_id, reference, insurer, line, outcome, ms };
      logger[isExpected ? 'debug' : 'info'](facts, 'insurer answered');
    },
    quoted: (line, state) => quotes.inc({ line, state }),
    estimated: (line, state) => estimates.inc({ line, state }),
    refused: (error) => refusals.inc({ error }),
  };
}

/** `offers`, `declined`, why there was no answer (`deadline`, `failure`, `invalid-answer`), or `not-asked`. */
function outcomeOf({ outcome }: InsurerAnswer): string {
  if (outcome.kind !== 'unavailable') return outcome.kind;
  return wasNotAsked(outcome) ? 'not-asked' : outcome.cause;
}

const TOKEN_BYTES = 32;

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
