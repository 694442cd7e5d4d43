import { Worker } from 'node:worker_threads';
import type { Clock } from '@cotiza/kernel';
import type { Notifier, Report } from '@cotiza/notifications';
import type { Outbox } from '@cotiza/messages';
import type { WriterTurns } from '@cotiza/storage';
import type { Delivered } from './delivery-metrics';
import { errorOf, type Said, type ThreadOrders, type Told } from './thread-talk';

/** Quotations come in bursts: it is told of all that came within this time together, in milliseconds. */
const TELL_AFTER_MS = 10;

/** The first pause before a thread that has died is followed by another, in milliseconds; each is twice as long. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** A thread that has lived as long was well. */
const WELL_AFTER_MS = 300_000;

/**
 * Enough for the e-mails that are under way; more would only be left lying about for longer. Encoding one leaves some 4 MB behind:
 * with room for less, the collector takes a fourth of the time of each.
 */
const MEMORY = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** The notifier stops within 8 seconds; then everything has been closed. */
const ENDS_WITHIN_MS = 9000;

export interface DeliveryThreadPorts {
  /** Where the thread that serves adds messages. */
  readonly outbox: Pick<Outbox, 'onAdded'>;
  readonly turns: WriterTurns;
  readonly clock: Clock;
  readonly report: Report;
  /** Told now and then of what was delivered. */
  readonly delivered: (counts: Delivered) => void;
  /** Told of what goes wrong with the thread or its storage. Nothing personal is in it. */
  readonly failed: (what: string, error: unknown) => void;
  /** What the thread runs. */
  readonly script?: string;
}

/**
 * Delivers on a thread of its own, so that composing and writing e-mails takes no time from whoever is being served. A thread
 * that dies is followed by another: what it had claimed is free within seconds.
 */
export function deliveryThread(
  orders: Omit<ThreadOrders, 'turns'>,
  ports: DeliveryThreadPorts,
): Pick<Notifier, 'stop'> {
  const { outbox, turns, clock, report, delivered, failed, script = require.resolve('./delivery.worker') } = ports;
  let thread: Worker | undefined;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  let cancelStart: () => void = () => undefined;

  const hear = (said: Said) => {
    if ('event' in said) report(said.event, said.facts);
    else if ('delivered' in said) delivered(said.delivered);
    else failed(said.failed, errorOf(said.error));
  };
  const start = () => {
    const startedAt = clock.now();
    const workerData: ThreadOrders = { ...orders, turns: turns.memory };
    thread = new Worker(script, { workerData, name: 'deliveries', resourceLimits: MEMORY });
    thread.on('message', hear);
    thread.on('error', (error) => failed('delivery thread failed', error));
    thread.once('exit', () => {
      thread = undefined;
      turns.otherEnded();
      if (!isStopping) startAgain(clock.now() - startedAt);
    });
  };
  const startAgain = (livedMs: number) => {
    if (livedMs >= WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
    cancelStart = clock.after(pauseMs, start);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  };

  const telling = toldTogether(clock, () => tell(thread, 'messages were added'));
  const stopListening = outbox.onAdded(telling.tell);
  start();
  return {
    stop: async () => {
      isStopping = true;
      stopListening();
      telling.cancel();
      cancelStart();
      await end(thread, clock);
    },
  };
}

const tell = (thread: Worker | undefined, told: Told) => thread?.postMessage(told);

/** Lets a thread end in order, or ends it. */
async function end(thread: Worker | undefined, clock: Clock): Promise<void> {
  if (thread === undefined) return;
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  const cancel = clock.after(ENDS_WITHIN_MS, () => void thread.terminate());
  tell(thread, 'stop');
  await ended;
  cancel();
}

/** Calls once for all that is told within a while. */
function toldTogether(clock: Clock, call: () => void) {
  let cancel: (() => void) | undefined;
  return {
    tell: () => {
      cancel ??= clock.after(TELL_AFTER_MS, () => {
        cancel = undefined;
        call();
      });
    },
    cancel: () => cancel?.(),
  };
}
