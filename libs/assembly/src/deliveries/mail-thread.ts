import { Worker } from 'node:worker_threads';
import { errorFacts } from '@cotiza/kernel';
import type { MailContent, QuoteMailer, QuoteMailOutcome } from '@cotiza/notifications';
import type { AppContext } from '../app-context';
import type { MailTerms } from './quote-mailer-of';

export interface MailOrder {
  readonly id: number;
  readonly reference: string;
  readonly content: MailContent;
}

/** The outcome of an order, or a failure for the log. */
export type MailReport =
  { readonly id: number; readonly outcome: QuoteMailOutcome } | { readonly event: string; readonly facts: object };

/** Ends the thread once it has closed what it holds. */
export const CLOSE = 'close';

const ENDED: QuoteMailOutcome = { kind: 'failed', reason: 'the thread of e-mails ended' };

/** Heap of the thread, which holds a few e-mails at a time. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 };

/** Longest time for the thread to close, in milliseconds. */
const CLOSES_WITHIN_MS = 2000;

/**
 * Writes and sends e-mails on a thread of its own, so that they take no time from the thread that answers, which alone writes to the
 * database: it claims messages and settles them. The thread begins with the first e-mail, and again after it has failed.
 */
export function mailThread(
  terms: MailTerms,
  { description, concurrency }: Pick<QuoteMailer, 'description' | 'concurrency'>,
  { clock, logger }: Pick<AppContext, 'clock' | 'logger'>,
  script = require.resolve('./mail.worker'),
): QuoteMailer {
  const waiting = new Map<number, (outcome: QuoteMailOutcome) => void>();
  let thread: Worker | undefined;
  let orders = 0;

  const settle = (id: number, outcome: QuoteMailOutcome) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };
  const begin = () => {
    const begun = new Worker(script, { workerData: terms, name: 'e-mails', resourceLimits: MEMORY });
    begun.on('message', (report: MailReport) => {
      if ('id' in report) settle(report.id, report.outcome);
      else logger.error(report.facts, report.event);
    });
    begun.on('error', (error) => logger.error(errorFacts(error), 'thread of e-mails failed'));
    begun.once('exit', () => {
      thread = undefined;
      for (const id of waiting.keys()) settle(id, ENDED);
    });
    return begun;
  };

  return {
    ...{ description, concurrency },
    send: (reference, content) =>
      new Promise((resolve) => {
        const order: MailOrder = { id: ++orders, reference, content };
        waiting.set(order.id, resolve);
        thread ??= begin();
        thread.postMessage(order);
      }),
    close: async () => {
      if (!thread) return;
      const closing = thread;
      const ended = new Promise((resolve) => closing.once('exit', resolve));
      const cancelCutOff = clock.after(CLOSES_WITHIN_MS, () => void closing.terminate());
      closing.postMessage(CLOSE);
      await ended;
      cancelCutOff();
    },
  };
}
