import { FAULT_CODES } from '../validation/fault';
import type { JsonSchema } from './json-schema';

const text = (description: string) => ({ type: 'string', description });

/** The JSON Schema of a value to choose. */
export const CANDIDATE_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Un valor para elegir.',
  properties: {
    valor: { type: ['string', 'number'], description: 'Lo que se envía.' },
    etiqueta: text('Lo que lee una persona.'),
  },
  required: ['valor', 'etiqueta'],
};

/** The JSON Schema of one fault of a request. */
export const FAULT_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Un fallo de la petición.',
  properties: {
    campo: text('Ruta del campo en la petición, con puntos; vacía si es el cuerpo entero.'),
    codigo: { type: 'string', enum: FAULT_CODES, description: 'Qué le pasa al campo.' },
    mensaje: text('Qué hay que corregir.'),
    pregunta: text('La pregunta que hay que hacer al cliente.'),
    formato: text('Formato que se espera.'),
    ejemplo: { type: ['string', 'number', 'boolean', 'null'], description: 'Un valor válido.' },
    minimo: { type: ['string', 'number'], description: 'El mínimo.' },
    maximo: { type: ['string', 'number'], description: 'El máximo.' },
    patron: text('Expresión regular.'),
    valores: {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, CANDIDATE_SCHEMA] },
      description: 'Valores permitidos, o candidatos.',
    },
    catalogo: text('Catálogo donde están los valores permitidos.'),
    cuando: text('Cuándo es obligatorio, o cuándo no se puede enviar.'),
  },
  required: ['campo', 'codigo', 'mensaje'],
};
