import { aroundEachAsk, type InsurerConnector, type ConnectorOutcome } from '@cotiza/insurers-port';
import type { Breaker } from '@cotiza/transport';
import { BREAKER_OPEN, signOf } from './outcomes';

/** Wraps a connector that never throws; it is not asked while its breaker is open. */
export function breaking(connector: InsurerConnector, breaker: Breaker): InsurerConnector {
  return aroundEachAsk(connector, (ask) => (request, context) => {
    const admittance = breaker.admit();
    if (!admittance) return BREAKER_OPEN;
    const seen = (outcome: ConnectorOutcome): ConnectorOutcome => {
      breaker.seen(signOf(outcome), admittance);
      return outcome;
    };
    return Promise.resolve(ask(request, context)).then(seen);
  });
}
