import { FAULT_SCHEMA, publishedFault, type Fault } from '../validation/fault';
import { list, object, text, type Declared } from '../schema/declared';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from './problems';

/** A refusal as a value: the use case returns it to the doors instead of throwing. */
export interface Refusal {
  readonly problem: ProblemCode;
  readonly faults: readonly Fault[];
  /** Whole seconds after which to try again; present exactly when the problem is retryable. */
  readonly retryAfterSeconds?: number;
  /** A sentence after `mensaje`, in Spanish. */
  readonly note?: string;
}

/** The body of every refusal, at every door. */
export const REFUSAL_SCHEMA = object({
  error: { type: 'string', enum: PROBLEM_CODES, description: 'Código del error.' },
  mensaje: text('Qué ha pasado.'),
  errores: list(FAULT_SCHEMA, 'Todos los fallos de la petición, juntos.'),
  request_id: text('Identificador de la petición, también en X-Request-Id.'),
});

export type RefusalBody = Declared<typeof REFUSAL_SCHEMA>;

/** Returns `mensaje`: the message of the problem and the note of the refusal. */
export const messageOf = ({ problem, note }: Pick<Refusal, 'problem' | 'note'>): string =>
  note === undefined ? PROBLEMS[problem].message : `${PROBLEMS[problem].message} ${note}`;

export const refusalBody = ({ problem, faults, note }: Refusal, requestId: string): RefusalBody => ({
  error: problem,
  mensaje: messageOf({ problem, note }),
  errores: faults.map(publishedFault),
  request_id: requestId,
});
