import type { Clock } from '@cotiza/kernel';
import { DEGRADED, type Dependency, type Metrics } from '@cotiza/platform';
import type { Backlog, OutboxDesk } from '@cotiza/storage';
import type { Settings } from '../settings/service-settings';

/** Milliseconds between two counts of the outbox; readers get the last one. */
const COUNT_EVERY_MS = 5000;
const SECOND_MS = 1000;

/** The last count of the outbox, in memory. */
export type OutboxWatch = Awaited<ReturnType<typeof watchOutbox>>;

/** Counts the outbox at intervals, also where another process delivers. While it cannot be counted, the last count holds. */
export async function watchOutbox(desk: Pick<OutboxDesk, 'backlog'>, clock: Clock) {
  let known: Backlog = await desk.backlog();
  let isStopped = false;
  let cancel = (): void => undefined;
  const schedule = (): void => {
    if (isStopped) return;
    cancel = clock.after(COUNT_EVERY_MS, () => {
      // The dependency on the storage reports a database that does not answer.
      desk.backlog().then(
        (counted) => {
          known = counted;
          schedule();
        },
        () => schedule(),
      );
    });
  };
  schedule();
  return {
    /** Messages that are to be delivered. */
    waiting: () => known.waiting,
    /** Seconds since the first of those that wait without an attempt under way was due. */
    oldestDueSeconds: () => {
      if (known.oldestDueAt === null) return 0;
      return Math.max(0, (clock.now() - known.oldestDueAt) / SECOND_MS);
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}

type OutboxSettings = Pick<
  Settings,
  'READY_OUTBOX_AGE_YELLOW_S' | 'READY_OUTBOX_AGE_RED_S' | 'READY_OUTBOX_BACKLOG_YELLOW' | 'READY_OUTBOX_BACKLOG_RED'
>;

/** Returns the dependency on the delivery of messages. A bound of 0 is none. */
export function outboxFlow(watch: OutboxWatch, settings: OutboxSettings): Dependency {
  const isBeyond = (ageSeconds: number, backlog: number) =>
    (ageSeconds > 0 && watch.oldestDueSeconds() > ageSeconds) || (backlog > 0 && watch.waiting() > backlog);
  return {
    name: 'outbox',
    check: () => {
      if (isBeyond(settings.READY_OUTBOX_AGE_RED_S, settings.READY_OUTBOX_BACKLOG_RED))
        return Promise.reject(new Error('messages do not leave'));
      const isSlow = isBeyond(settings.READY_OUTBOX_AGE_YELLOW_S, settings.READY_OUTBOX_BACKLOG_YELLOW);
      return Promise.resolve(isSlow ? DEGRADED : undefined);
    },
  };
}

export function outboxMetrics(metrics: Metrics, watch: OutboxWatch): void {
  const registerGauge = (name: string, help: string, value: () => number) =>
    metrics.gauge(name, help, [], (gauge) => Promise.resolve(gauge.set(value())));
  registerGauge('cotiza_outbox_waiting', 'E-mails and webhooks that are to be delivered.', () => watch.waiting());
  registerGauge('cotiza_outbox_oldest_due_seconds', 'Seconds since the oldest unclaimed message became due.', () =>
    watch.oldestDueSeconds(),
  );
}
