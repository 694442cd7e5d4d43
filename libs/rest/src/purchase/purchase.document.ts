import { INSURANCE_LINES, object, type Declared, type JsonSchema, type QuoteBody } from '@cotiza/contract';
import { type PurchasableQuote, insuredFacts, OFFER_SCHEMA } from '@cotiza/quoting';

const instant = (description: string) => ({ type: 'string', format: 'date-time', description }) as const;

const SAID = {
  referencia: { type: 'string', description: 'Referencia de la cotización.', examples: ['COT-7K3M9QX2TB'] },
  client_reference: {
    type: ['string', 'null'],
    description: 'La referencia que envió quien cotizó; null si no envió.',
  },
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' },
  cotizada_el: instant('Cuándo se cotizó.'),
  enlace_valido_hasta: instant('Hasta cuándo sirve el enlace.'),
  usos: { type: 'integer', minimum: 1, description: 'Veces que se ha consultado el enlace, contando esta.' },
  usos_permitidos: { type: ['integer', 'null'], description: 'Veces que se puede consultar; null si no hay límite.' },
  asegurado: {
    type: ['string', 'null'],
    description: 'Lo que se ha cotizado, como lo lee el cliente; null en cotizaciones antiguas que no lo guardan.',
    examples: ['SEAT Ibiza 1.0 MPI manual 5 vel. 80 CV, matrícula 1234MKF'],
  },
  ofertas: { type: 'array', items: OFFER_SCHEMA, description: 'Las ofertas tal como se dieron, en el mismo orden.' },
  mejor_precio: { type: ['number', 'null'], description: 'El precio más bajo, en euros.' },
  oferta_elegida: {
    type: ['string', 'null'],
    description: 'El oferta_id de la oferta que el cliente ha elegido en la página de ofertas; null si no ha elegido.',
  },
  aviso: { type: 'string', description: 'El aviso que acompañó a los precios.' },
} as const;

/** The quotation behind a purchase link, in the format for a shop. */
export const PURCHASE_SCHEMA: JsonSchema = object({
  ...SAID,
  datos: {
    oneOf: INSURANCE_LINES.map((line) => ({ $ref: `#/components/schemas/${line}Request` })),
    description:
      'El cuerpo de la cotización tal como se envió: el tomador, el riesgo y quien conduce. Son datos personales.',
  },
});

/** `datos` is the body of the quotation as it was sent, and `asegurado` has the words of the customer's e-mail. */
export type PurchaseDocument = Declared<ReturnType<typeof object<typeof SAID>>> & {
  readonly datos: QuoteBody;
};

export function purchaseDocument(quote: PurchasableQuote, uses: number, mostUses: number | null): PurchaseDocument {
  const { result, insured } = quote;
  const [fact] = insuredFacts(result.ramo, insured);
  return {
    referencia: quote.reference,
    client_reference: result.client_reference,
    ramo: result.ramo,
    cotizada_el: new Date(quote.createdAt).toISOString(),
    enlace_valido_hasta: new Date(quote.linkExpiresAt).toISOString(),
    usos: uses,
    usos_permitidos: mostUses,
    asegurado: fact?.[1] ?? null,
    ofertas: result.ofertas,
    mejor_precio: result.mejor_precio,
    oferta_elegida: quote.chosen,
    aviso: result.aviso,
    datos: quote.body,
  };
}
