import type { QuoteResult } from '@cotiza/quoting';
import type { OfferRow, OfferTable } from './offer-rows';

/** The form before forms had numbers: offers are rows without the names of their keys, which were these. */
const KEYS = [
  'aseguradora',
  'producto',
  'modalidad',
  'precio',
  'moneda',
  'periodicidad',
  'precio_anual_total',
  'franquicia',
  'es_estimacion',
];

/** A quotation in that form. */
export interface FirstForm {
  readonly form?: undefined;
  readonly result: Omit<QuoteResult, 'ofertas'> & { readonly ofertas: readonly OfferRow[] };
}

/** A quotation of the first form in the form with a number that followed; any other as it is. */
export function upToDate<Q extends { readonly form: 1; readonly result: { readonly ofertas: OfferTable } }>(
  written: Q | FirstForm,
): Q {
  if (written.form !== undefined) return written;
  const { result } = written;
  return { ...written, form: 1, result: { ...result, ofertas: { keys: KEYS, rows: result.ofertas } } } as unknown as Q;
}
