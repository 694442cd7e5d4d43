import type { InsurerConnector, InsurerOutcome } from '@cotiza/insurers-port';
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhenResult } from 'cockatiel';
import type { BreakerState } from '../transport-metrics';
import { BREAKER_OPEN, signOf } from './outcomes';

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds that it stays open before one question tries the insurer again. */
  readonly pauseMs: number;
  readonly onChange: (state: BreakerState) => void;
}

/**
 * The same connector, which is not asked for a while after it failed several times in a row. What shows that the insurer is
 * there ends the row. What shows nothing of it is passed by, as if nobody had asked; but a question that tries an insurer
 * again must show that it is there.
 */
export function breaking(
  connector: InsurerConnector,
  { failures, pauseMs, onChange }: BreakerOptions,
): InsurerConnector {
  const policy = circuitBreaker(
    handleWhenResult((outcome) => signOf(outcome as InsurerOutcome) !== 'there'),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  policy.onStateChange((state) => onChange(nameOf(state)));
  return {
    manifest: connector.manifest,
    quote: (request, context) => {
      // The policy would make everybody wait for the one who tries.
      if (policy.state === CircuitState.HalfOpen) return BREAKER_OPEN;
      const isTrial = policy.state !== CircuitState.Closed;
      const ask = () => Promise.resolve(connector.quote(request, context));
      return policy.execute(isTrial ? ask : () => ask().then(passingBy)).catch(outcomeOf);
    },
  };
}

function passingBy(outcome: InsurerOutcome): InsurerOutcome {
  if (signOf(outcome) === 'nothing') throw new PassedBy(outcome);
  return outcome;
}

function outcomeOf(error: unknown): InsurerOutcome {
  if (error instanceof PassedBy) return error.outcome;
  if (error instanceof BrokenCircuitError) return BREAKER_OPEN;
  throw error;
}

/**
 * Takes an outcome past the policy: what is thrown and not handled is neither a success nor a failure to it while it is
 * closed. One that tries an insurer must not throw it, as the policy would then close.
 */
class PassedBy extends Error {
  override readonly name = 'PassedBy';

  constructor(readonly outcome: InsurerOutcome) {
    super('shows nothing of the insurer');
  }
}

function nameOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
