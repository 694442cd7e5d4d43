import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import { ProblemException } from '../problem.exception';
import type { LoadShedder, LoadShedderOptions, SheddableWork } from './load-shedder';

/** Marks a route that makes quotations or estimates: under overload it is refused before its body is read. */
export const ShedsLoad = (work: SheddableWork) => RouteConfig({ shedsLoad: work });

/** Refuses requests of the routes so marked while there is no room for them. */
export function shedLoad(server: FastifyInstance, load: LoadShedder): void {
  server.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { shedsLoad } = routeOptions.config as { readonly shedsLoad?: SheddableWork };
    const refusal = shedsLoad && load.refusal(shedsLoad);
    if (refusal) done(new ProblemException(refusal));
    else done();
  });
}

/** Returns what counts quotations and estimates by what became of them. */
export function admissionCounter(metrics: Metrics): NonNullable<LoadShedderOptions['observe']> {
  const counter = metrics.counter('cotiza_admissions_total', 'Quotations by whether they were begun.', ['outcome']);
  return (outcome) => counter.inc({ outcome });
}

const SECOND_MS = 1000;

/** Registers gauges of how near quotations are to being refused. */
export function loadMetrics(metrics: Metrics, load: LoadShedder): void {
  const registerGauge = (name: string, help: string, read: () => number) =>
    metrics.gauge(name, help, [], (gauge) => Promise.resolve(gauge.set(read())));
  registerGauge('cotiza_quotes_in_flight', 'Quotations under way.', () => load.state.underWay);
  registerGauge('cotiza_quotes_in_flight_limit', 'Quotations that may be under way.', () => load.state.limit);
  registerGauge('cotiza_quotes_queued', 'Quotations that wait to be kept.', () => load.state.queued);
  registerGauge(
    'cotiza_event_loop_late_seconds',
    'Least delay of the event loop in the last two samples of half a second or more.',
    () => load.state.loopDelayMs / SECOND_MS,
  );
}
