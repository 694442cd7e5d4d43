import { list, object, texts, type Declared, type JsonSchema } from '@cotiza/contract';
import { AMOUNT_OR_NULL, field, TEXT_OR_NULL } from './field';
import { PRICE_PARTS } from './offer';
import { QUOTE_RESULT_SCHEMA, REJECTION_SCHEMA, type QuoteResult } from './quote-result';

/** The body of a request for a revision. */
export const REVISION_REQUEST_SCHEMA = {
  type: 'object',
  properties: {
    cambios: {
      type: 'object',
      description:
        'Campos de la petición por su ruta, con su valor nuevo: {"risk.contents_limit": 30000}. null quita el campo.',
      minProperties: 1,
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    },
  },
  required: ['cambios'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** A part of a price that a revision changes. */
export const CHANGED_PART_SCHEMA = object({
  parte: { type: 'string', enum: PRICE_PARTS },
  antes: { type: 'number' },
  ahora: { type: 'number' },
});
export type ChangedPart = Declared<typeof CHANGED_PART_SCHEMA>;

/** The price of an insurer for a level before and after a revision. */
export const PRICE_DIFFERENCE_SCHEMA = object({
  aseguradora: { type: TEXT_OR_NULL },
  nivel: { type: TEXT_OR_NULL },
  modalidad: { type: TEXT_OR_NULL },
  franquicia: { type: AMOUNT_OR_NULL },
  antes: field(AMOUNT_OR_NULL, 'Lo que costaba un año, en euros; null: no se ofrecía.', 468.07),
  ahora: field(AMOUNT_OR_NULL, 'Lo que cuesta un año, en euros; null: ya no se ofrece.', 441.3),
  partes: list(
    CHANGED_PART_SCHEMA,
    'Las partes del precio que cambian, como en desglose; vacía si no se sabe o ninguna.',
  ),
});
export type PriceDifference = Declared<typeof PRICE_DIFFERENCE_SCHEMA>;

/** The differences between the prices of a quotation and those of its revision. */
export const REVISION_SCHEMA = object({
  de: field('string', 'Referencia de la cotización revisada, cuyas ofertas valen hasta su día.', 'COT-7K3M9QX2TB'),
  diferencias: list(
    PRICE_DIFFERENCE_SCHEMA,
    'Cada precio antes y ahora, en el orden de las ofertas; al final, las que ya no están.',
  ),
  ya_no_ofrecen: list(REJECTION_SCHEMA, 'Quién ofrecía y ya no, y por qué.'),
  ahora_ofrecen: texts('Quién ofrece y antes no.'),
});
export type Revision = Declared<typeof REVISION_SCHEMA>;

/** The result of a revision: that of a quotation, and what has changed. */
export const REVISION_RESULT_SCHEMA = {
  ...QUOTE_RESULT_SCHEMA,
  properties: { ...QUOTE_RESULT_SCHEMA.properties, revision: REVISION_SCHEMA },
  required: [...QUOTE_RESULT_SCHEMA.required, 'revision'],
} as const;

export interface RevisionResult extends QuoteResult {
  readonly revision: Revision;
}
