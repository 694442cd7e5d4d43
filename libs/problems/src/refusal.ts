import type { Fault } from '@cotiza/contract';
import { PROBLEMS, type ProblemCode } from './problems';

/** A refusal as a value: what the use case and the doors hand to each other instead of throwing. */
export interface Refusal {
  readonly problem: ProblemCode;
  readonly faults: readonly Fault[];
  /** Whole seconds after which to try again; present exactly when the problem is retryable. */
  readonly retryAfterSeconds?: number;
}

/** The body of every refusal, whatever the door. */
export interface RefusalBody {
  readonly error: ProblemCode;
  readonly mensaje: string;
  readonly errores: readonly Fault[];
  readonly request_id: string;
}

export function refusalBody({ problem, faults }: Refusal, requestId: string): RefusalBody {
  return { error: problem, mensaje: PROBLEMS[problem].message, errores: faults, request_id: requestId };
}
