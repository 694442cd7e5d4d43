import { CATALOGUE_NAMES, type JsonSchema } from '@cotiza/contract';

/** The JSON Schema of the answer of the catalogue operation; the values of some catalogues have more keys. */
export const CATALOGUE_SCHEMA = {
  type: 'object',
  properties: {
    tipo: { type: 'string', enum: CATALOGUE_NAMES, description: 'Catálogo.' },
    total: { type: 'integer', description: 'Número de valores.' },
    valores: {
      type: 'array',
      description:
        'Valores. Los municipios añaden codigo_ine y provincia; las compañías, codigo; las versiones, combustible, cilindrada_cc, potencia_kw, desde, hasta y precio.',
      items: {
        type: 'object',
        properties: {
          valor: { type: ['string', 'integer', 'boolean'], description: 'Lo que se envía en el campo, tal cual.' },
          etiqueta: { type: 'string', description: 'Lo que lee una persona.' },
        },
        required: ['valor', 'etiqueta'],
      },
    },
  },
  required: ['tipo', 'total', 'valores'],
} satisfies JsonSchema;
