import { FAULT_SCHEMA, QUESTION_SCHEMA, type Declared } from '@cotiza/contract';

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
    preguntas: { type: 'array', items: QUESTION_SCHEMA, description: 'Lo que hay que preguntar al cliente.' },
  },
  required: ['completo', 'errores', 'advertencias', 'preguntas'],
} as const;

export type CheckResult = Declared<typeof CHECK_RESULT_SCHEMA>;
