import type { InsuranceLine } from '@cotiza/contract';

/** One price of one insurer, as the caller reads it. */
export interface QuotedOffer {
  readonly aseguradora: string | null;
  readonly producto: string | null;
  readonly modalidad: string | null;
  /** What the customer pays each `periodicidad`, in euros, every tax and surcharge in. */
  readonly precio: number;
  readonly moneda: 'EUR';
  readonly periodicidad: string | null;
  readonly precio_anual_total: number | null;
  /** Excess in euros. */
  readonly franquicia: number | null;
  /** True when the price comes from a tariff and the insurer has not proposed it. */
  readonly es_estimacion: boolean;
}

/** The result of a quotation, as the caller reads it. */
export interface QuoteResult {
  readonly estado: 'cotizado' | 'sin_ofertas';
  readonly ramo: InsuranceLine;
  readonly referencia: string;
  /** The caller's own reference as it was sent; null when it was not. */
  readonly client_reference: string | null;
  /** Cheapest first. */
  readonly ofertas: readonly QuotedOffer[];
  readonly mejor_precio: number | null;
  readonly siguiente_paso: string;
  readonly aviso: string;
  readonly request_id: string;
}
