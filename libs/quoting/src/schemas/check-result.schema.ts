import { FAULT_SCHEMA, QUESTION_SCHEMA, type JsonSchema } from '@cotiza/contract';

/** The JSON Schema of something that is allowed and can hardly be. */
export const WARNING_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    campo: { type: 'string', description: 'Campo.' },
    codigo: { type: 'string', const: 'improbable' },
    mensaje: { type: 'string', description: 'Por qué.' },
    pregunta: { type: 'string', description: 'La pregunta que se repite.' },
  },
  required: ['campo', 'codigo', 'mensaje'],
};

/** The JSON Schema of the answer of a dry run. */
export const CHECK_RESULT_SCHEMA: JsonSchema = {
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
};
