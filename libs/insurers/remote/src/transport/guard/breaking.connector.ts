import type { InsurerConnector, InsurerOutcome } from '@cotiza/insurers-port';
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import type { BreakerState } from '../transport-metrics';
import { BREAKER_OPEN, isToBlame } from './outcomes';

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds that it stays open before one question tries the insurer again. */
  readonly pauseMs: number;
  readonly onChange: (state: BreakerState) => void;
}

/**
 * The same connector, which is not asked for a while after it failed several times in a row. What says nothing against the
 * insurer (a request that it objects to, an answer that cannot be read) neither opens it nor keeps it open.
 */
export function breaking(
  connector: InsurerConnector,
  { failures, pauseMs, onChange }: BreakerOptions,
): InsurerConnector {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => isToBlame(outcome as InsurerOutcome)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  policy.onStateChange((state) => onChange(nameOf(state)));
  return {
    manifest: connector.manifest,
    quote: async (request, context) => {
      // The policy would make everybody wait for the one who tries.
      if (policy.state === CircuitState.HalfOpen) return BREAKER_OPEN;
      try {
        return await policy.execute(() => connector.quote(request, context));
      } catch (error) {
        if (error instanceof BrokenCircuitError) return BREAKER_OPEN;
        throw error;
      }
    },
  };
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
