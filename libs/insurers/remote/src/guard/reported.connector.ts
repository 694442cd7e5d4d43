import { aroundEachAsk, type InsurerConnector, type InsurerOutcome } from '@cotiza/insurers-port';
import type { InsurerReport } from './insurer-report';

/** The same connector, with every missing answer told. How long answers take is measured where the question is put. */
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
