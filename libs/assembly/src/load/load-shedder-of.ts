import { admissionCounter, LoadShedder, loadMetrics, type Metrics } from '@cotiza/platform';
import type { QuoteObserver, QuotingService } from '@cotiza/quoting';
import type { AppContext } from '../app-context';
import { asksOthers, type AppParts } from '../app-parts';
import type { OutboxWatch } from '../readiness/outbox-watch';
import type { ShutdownTasks } from '../shutdown-tasks';
import { saturationLog } from './saturation-log';

export interface LoadShedderDeps {
  readonly outboxWatch: OutboxWatch;
  readonly metrics: Metrics;
  readonly observer: QuoteObserver;
  readonly atShutdown: ShutdownTasks;
}

/** Returns the load shedder of the settings; undefined where it is off, and for an app without doors. */
export function loadShedderOf(
  parts: AppParts,
  { settings, clock, logger }: AppContext,
  { outboxWatch, metrics, observer, atShutdown }: LoadShedderDeps,
): LoadShedder | undefined {
  const { ADMISSION, ADMISSION_MAX_IN_FLIGHT, OUTBOX_CEILING: ceiling } = settings;
  if (ADMISSION === 'off' || !asksOthers(parts)) return undefined;
  const count = admissionCounter(metrics);
  const log = saturationLog(clock, logger);
  const load = new LoadShedder({
    mostUnderWay: ADMISSION_MAX_IN_FLIGHT,
    isOutboxFull: () => ceiling > 0 && outboxWatch.waiting() >= ceiling,
    observe: (outcome) => {
      count(outcome);
      if (outcome === 'admitted') return;
      observer.refused('servicio_saturado');
      log.refused();
    },
  });
  loadMetrics(metrics, load);
  atShutdown.addFirst(() => log.stop());
  return load;
}

/** Runs the quotations and estimates of a service within the bound: a door that looked before it read the body may be late. */
export function underLoadOf(load: LoadShedder | undefined, service: QuotingService): QuotingService {
  if (!load) return service;
  return {
    ...service,
    requestQuote: (body, context) => load.runOrRefuse('quotation', () => service.requestQuote(body, context)),
    answerInsurers: (handle, sent, context) =>
      load.runOrRefuse('quotation', () => service.answerInsurers(handle, sent, context)),
    reviseQuote: (handle, sent, context) =>
      load.runOrRefuse('quotation', () => service.reviseQuote(handle, sent, context)),
    requestEstimate: (body, context) => load.runOrRefuse('estimate', () => service.requestEstimate(body, context)),
  };
}
