import { FAULT_SCHEMA, list, object, publishedFault, text, type Declared, type Fault } from '@cotiza/contract';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from './problems';

/** A refusal as a value: the use case returns it to the doors instead of throwing. */
export interface Refusal {
  readonly problem: ProblemCode;
  readonly faults: readonly Fault[];
  /** Whole seconds after which to try again; present exactly when the problem is retryable. */
  readonly retryAfterSeconds?: number;
}

/** The body of every refusal, at every door. */
export const REFUSAL_SCHEMA = object({
  error: { type: 'string', enum: PROBLEM_CODES, description: 'Código del error.' },
  mensaje: text('Qué ha pasado.'),
  errores: list(FAULT_SCHEMA, 'Todos los fallos de la petición, juntos.'),
  request_id: text('Identificador de la petición, también en X-Request-Id.'),
});

export type RefusalBody = Declared<typeof REFUSAL_SCHEMA>;

export const refusalBody = ({ problem, faults }: Refusal, requestId: string): RefusalBody => ({
  error: problem,
  mensaje: PROBLEMS[problem].message,
  errores: faults.map(publishedFault),
  request_id: requestId,
});
