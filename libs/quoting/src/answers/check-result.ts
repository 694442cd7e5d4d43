import { FAULT_SCHEMA, list, object, QUESTION_SCHEMA, type Declared } from '@cotiza/contract';
import { field } from './field';

/**
 * Something that is allowed and can hardly be, without the value that was received. It is never a fault: the customer is asked
 * again, and may be right.
 */
export const WARNING_SCHEMA = {
  type: 'object',
  properties: {
    campo: { type: 'string', description: 'Campo.' },
    codigo: { type: 'string', const: 'improbable' },
    mensaje: { type: 'string', description: 'Por qué.' },
    pregunta: { type: 'string', description: 'La pregunta que se repite.' },
  },
  required: ['campo', 'codigo', 'mensaje'],
} as const;

export type Warning = Declared<typeof WARNING_SCHEMA>;

const PROPOSAL_SCHEMA = object({
  campo: { type: 'string', description: 'Campo.' },
  importe: field('number', 'Suma, en euros.', 99_000),
  mensaje: { type: 'string', description: 'De dónde sale.' },
});

export type Proposal = Declared<typeof PROPOSAL_SCHEMA>;

/** The result of a dry run, which asks no insurer and keeps nothing. */
export const CHECK_RESULT_SCHEMA = {
  type: 'object',
  properties: {
    completo: { type: 'boolean', description: 'Si con estos datos se puede cotizar.' },
    errores: { type: 'array', items: FAULT_SCHEMA, description: 'Todo lo que falta o está mal.' },
    advertencias: {
      type: 'array',
      items: WARNING_SCHEMA,
      description: 'Lo que se admite y difícilmente será así: conviene volver a preguntarlo.',
    },
    propuestas: list(PROPOSAL_SCHEMA, 'Sumas que se pueden proponer al cliente.'),
    preguntas: { type: 'array', items: QUESTION_SCHEMA, description: 'Lo que hay que preguntar al cliente.' },
  },
  required: ['completo', 'errores', 'advertencias', 'propuestas', 'preguntas'],
} as const;

export type CheckResult = Declared<typeof CHECK_RESULT_SCHEMA>;
