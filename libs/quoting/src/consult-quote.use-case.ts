import type { QuoteAnswer } from './request-terms';
import { refuseNotRead } from './refusals';
import type { OfferLookup } from './ports/offer-lookup';

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
      // Only the customer's own page shows results that follow from what they typed.
      return quotation && !quotation.consent
        ? { result: quotation.result }
        : { refusal: { problem: 'cotizacion_no_encontrada', faults: [] } };
    } catch (error) {
      return refuseNotRead(error);
    }
  };
