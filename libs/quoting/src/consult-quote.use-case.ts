import type { QuoteAnswer } from './request-terms';
import { NOT_READ_SECONDS, refused } from './refusals';
import type { OfferLookup } from './ports/offer-lookup';
import { StorageUnavailable } from './ports/quote-recorder';

/**
 * Returns a quotation as it is now, by its handle `consulta`: with the offers that have come since it was answered. One that completed
 * a draft is not found.
 */
export type ConsultQuote = (handle: string) => Promise<QuoteAnswer>;

export const consultQuoteWith =
  (offers: Pick<OfferLookup, 'quotationOf'>): ConsultQuote =>
  async (handle) => {
    try {
      const quotation = await offers.quotationOf(handle);
      // What follows from the answers of a customer is on the page of the customer alone.
      return quotation && !quotation.consent
        ? { result: quotation.result }
        : { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } };
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      return refused('servicio_no_disponible', NOT_READ_SECONDS);
    }
  };
