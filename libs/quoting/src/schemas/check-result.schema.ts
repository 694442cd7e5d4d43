import { FAULT_SCHEMA, QUESTION_SCHEMA, type JsonSchema } from '@cotiza/contract';

/** The JSON Schema of the answer of a dry run. */
export const CHECK_RESULT_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    completo: { type: 'boolean', description: 'Si con estos datos se puede cotizar.' },
    errores: { type: 'array', items: FAULT_SCHEMA, description: 'Todo lo que falta o está mal.' },
    preguntas: { type: 'array', items: QUESTION_SCHEMA, description: 'Lo que hay que preguntar al cliente.' },
  },
  required: ['completo', 'errores', 'preguntas'],
};
