import type { Keeping } from '@cotiza/embedded';
import { Admission, admissionCounter, admissionMetrics, loopDelay, type Metrics } from '@cotiza/platform';
import type { QuoteObserver, QuotingService, RecordedQuote } from '@cotiza/quoting';
import type { AppContext } from '../app-context';
import { asksOthers, type AppParts } from '../app-parts';
import type { OutboxWatch } from '../readiness/outbox-watch';
import type { Settings } from '../settings/service-settings';
import type { ShutdownTasks } from '../shutdown.module';
import { saturationLog } from './saturation-log';

/** What an admission is told of, and tells. */
export interface Around {
  readonly outboxWatch: OutboxWatch;
  readonly metrics: Metrics;
  readonly observer: QuoteObserver;
  readonly atShutdown: ShutdownTasks;
}

/** Whether some quotations and estimates may be refused because they could only wait: not where nobody asks for any. */
export const mayRefuse = (parts: AppParts, { ADMISSION }: Pick<Settings, 'ADMISSION'>): boolean =>
  ADMISSION === 'on' && asksOthers(parts);

/** What refuses quotations and estimates that could only wait, if something does. */
export function admissionOf(
  parts: AppParts,
  { settings, clock, logger }: AppContext,
  { outboxWatch, metrics, observer, atShutdown }: Around,
): Admission | undefined {
  const { OUTBOX_CEILING: ceiling, QUOTE_DEADLINE_MS: quoteDeadlineMs } = settings;
  if (!mayRefuse(parts, settings)) return undefined;
  const count = admissionCounter(metrics);
  const log = saturationLog(clock, logger);
  const admission = new Admission({
    clock,
    quoteDeadlineMs,
    mostInFlight: settings.ADMISSION_MAX_IN_FLIGHT,
    loopDelay: loopDelay(),
    isOutboxFull: () => ceiling > 0 && outboxWatch.waiting() >= ceiling,
    observe: (outcome) => {
      count(outcome);
      if (outcome === 'admitted') return;
      observer.refused('servicio_saturado');
      log.refused();
    },
  });
  admissionMetrics(metrics, admission);
  atShutdown.addFirst(() => {
    admission.stop();
    log.stop();
    return Promise.resolve();
  });
  return admission;
}

/** The service behind it: the doors have let in what it is asked for. */
export function admittedBy(admission: Admission | undefined, service: QuotingService): QuotingService {
  if (!admission) return service;
  return {
    ...service,
    requestQuote: (body, context) => admission.begin(() => service.requestQuote(body, context)),
    requestEstimate: (body, context) => admission.begin(() => service.requestEstimate(body, context)),
  };
}

/** What keeps quotations, counted by it as work that waits. */
export function keptWithin<K extends Keeping>(admission: Admission | undefined, keeping: K): K {
  if (!admission) return keeping;
  const { quoteRecorder } = keeping;
  const record = (quote: RecordedQuote) => admission.ownWorkIn(Promise.resolve(quoteRecorder.record(quote)));
  return { ...keeping, quoteRecorder: { ...quoteRecorder, record } };
}
