import { aroundEachAsk, type InsurerConnector, type InsurerOutcome } from '@cotiza/insurers-port';
import type { InsurerReport } from './insurer-report';

/** Wraps a connector and reports every missing answer. The caller measures the duration of answers. */
export function reported(connector: InsurerConnector, report: InsurerReport): InsurerConnector {
  const { id } = connector.manifest;
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const tell = (outcome: InsurerOutcome): InsurerOutcome => {
      if (outcome.kind === 'unavailable') {
        const { line, reference } = request;
        const { cause, detail } = outcome;
        const traceId = context.trace && { trace_id: context.trace.traceId };
        report('insurer unavailable', { insurer: id, line, reference, ...traceId, cause, detail });
      }
      return outcome;
    };
    return Promise.resolve(ask(request, context)).then(tell);
  });
}
