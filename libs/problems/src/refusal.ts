import { FAULT_SCHEMA, list, object, text, type Declared, type Fault } from '@cotiza/contract';
import { PROBLEM_CODES, PROBLEMS, REASONS, type ProblemCode, type RefusalReason } from './problems';

/** A refusal as a value: the use case returns it to the doors instead of throwing. */
export interface Refusal {
  readonly problem: ProblemCode;
  readonly faults: readonly Fault[];
  /** Whole seconds after which to try again; present exactly when the problem is retryable. */
  readonly retryAfterSeconds?: number;
  /** Replaces the problem's message where that is not the whole explanation. */
  readonly reason?: RefusalReason;
}

/** The body of every refusal, at every door. */
export const REFUSAL_SCHEMA = object({
  error: { type: 'string', enum: PROBLEM_CODES, description: 'Código del error.' },
  mensaje: text('Qué ha pasado.'),
  errores: list(FAULT_SCHEMA, 'Todos los fallos de la petición, juntos.'),
  request_id: text('Identificador de la petición, también en X-Request-Id.'),
});

export type RefusalBody = Declared<typeof REFUSAL_SCHEMA>;

export function refusalBody(refusal: Refusal, requestId: string): RefusalBody {
  const { problem, faults } = refusal;
  return { error: problem, mensaje: refusalMessage(refusal), errores: faults, request_id: requestId };
}

/** Returns the message of a refusal: what happened and what to do. */
export const refusalMessage = ({ problem, reason }: Pick<Refusal, 'problem' | 'reason'>): string =>
  reason === undefined ? PROBLEMS[problem].message : REASONS[reason];
