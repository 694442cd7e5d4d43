import type { InsurerConnector, InsurerOutcome } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { MeasuredOutcome, TransportMetrics } from '../transport-metrics';
import type { TransportReport } from '../transport-report';
import { wasNotAsked } from './outcomes';

export interface Observers {
  readonly clock: Clock;
  readonly report: TransportReport;
  readonly metrics: TransportMetrics;
}

/** The same connector, with every outcome counted and every missing answer told. */
export function measured(connector: InsurerConnector, { clock, report, metrics }: Observers): InsurerConnector {
  const { id } = connector.manifest;
  return {
    manifest: connector.manifest,
    quote: (request, context) => {
      const startedAt = clock.now();
      const { line, reference } = request;
      const measure = (outcome: InsurerOutcome): InsurerOutcome => {
        const ms = clock.now() - startedAt;
        metrics.observe(id, line, measureOf(outcome), ms);
        if (outcome.kind === 'unavailable') {
          const { cause, detail } = outcome;
          report('insurer unavailable', { insurer: id, line, reference, cause, detail, ms });
        }
        return outcome;
      };
      return Promise.resolve(connector.quote(request, context)).then(measure);
    },
  };
}

function measureOf(outcome: InsurerOutcome): MeasuredOutcome {
  if (outcome.kind !== 'unavailable') return outcome.kind;
  return wasNotAsked(outcome) ? 'not-asked' : outcome.cause;
}
