import { CATALOGUE_NAMES, type Declared } from '@cotiza/contract';

/** The answer of the catalogue operation; the values of some catalogues have more keys. */
export const CATALOGUE_SCHEMA = {
  type: 'object',
  properties: {
    tipo: { type: 'string', enum: CATALOGUE_NAMES, description: 'Catálogo.' },
    total: { type: 'integer', description: 'Número de valores.' },
    fuente: { type: 'string', description: 'De dónde son.' },
    hay_mas: { type: 'boolean', description: 'Con texto: si hay más que estos.' },
    sin_coincidencia: {
      type: 'array',
      items: { type: 'string' },
      description: 'Con texto: palabras que no tiene el mejor valor de la lista.',
    },
    aviso: { type: 'string', description: 'Qué no se ha encontrado y qué se ofrece en su lugar.' },
    fecha: { type: 'string', description: 'De cuándo: AAAA, AAAA-MM o AAAA-MM-DD.' },
    valores: {
      type: 'array',
      description:
        'Valores. Los municipios añaden codigo_ine y provincia; las compañías, codigo; los modelos buscados, marca; las versiones, combustible, cilindrada_cc, potencia_kw, desde, hasta, precio, origen_precio y, si procede, anos_de_fuente (años de una lista, no de venta), estimados (cifras estimadas) y generica (para una versión que no está en la lista).',
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
  required: ['tipo', 'total', 'fuente', 'fecha', 'valores'],
} as const;

export type Catalogue = Declared<typeof CATALOGUE_SCHEMA>;
