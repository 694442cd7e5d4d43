import type { Metrics } from '../metrics/metrics';
import type { Admission, AdmissionOptions } from './admission';

const SECOND_MS = 1000;

/** Counts what is begun and what is refused. */
export function admissionCounter(metrics: Metrics): NonNullable<AdmissionOptions['observe']> {
  const counter = metrics.counter('cotiza_admissions_total', 'Quotations by whether they were begun.', ['outcome']);
  const labels = { admitted: { outcome: 'admitted' }, refused: { outcome: 'refused' } };
  return (outcome) => counter.inc(labels[outcome]);
}

/** How near quotations are to being refused, for Prometheus. */
export function admissionMetrics(metrics: Metrics, admission: Admission): void {
  const told = (name: string, help: string, value: () => number, together?: 'max') =>
    metrics.gauge(name, help, [], (gauge) => Promise.resolve(gauge.set(value())), together);
  told('cotiza_quotes_in_flight', 'Quotations under way.', () => admission.state.underWay);
  told('cotiza_quotes_in_flight_limit', 'How many there may be now.', () => admission.state.limit);
  told('cotiza_quotes_queued', 'Those that wait for their turn or to be kept.', () => admission.state.ownWork);
  told(
    'cotiza_event_loop_late_seconds',
    'The least that the event loop was late by in the last tenth of a second.',
    () => admission.state.loopLateMs / SECOND_MS,
    'max',
  );
}
