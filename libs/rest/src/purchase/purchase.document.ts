import type { InsuranceLine, QuoteBody } from '@cotiza/contract';
import { insuredFacts, type PurchasableQuote, type QuotedOffer } from '@cotiza/quoting';

/** What a shop is told of the quotation behind a purchase link. */
export interface PurchaseDocument {
  readonly referencia: string;
  readonly client_reference: string | null;
  readonly ramo: InsuranceLine;
  /** When it was quoted, and until when the link works: instants in UTC. */
  readonly cotizada_el: string;
  readonly enlace_valido_hasta: string;
  /** How often the link has been resolved, this time included. */
  readonly usos: number;
  /** How often it may be; null: any number of times. */
  readonly usos_permitidos: number | null;
  /** What was priced, in the words of the customer's e-mail; null in a quotation that does not say it. */
  readonly asegurado: string | null;
  readonly ofertas: readonly QuotedOffer[];
  readonly mejor_precio: number | null;
  readonly aviso: string;
  /** The body as it was sent. */
  readonly datos: QuoteBody;
}

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
    aviso: result.aviso,
    datos: quote.body,
  };
}
