import type { QuoteResult } from '@cotiza/quoting';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '../database/schema';

/** The id of the offer that was chosen; null while none is. It is kept by its number: ids of before are made when read. */
export const chosenOf = (
  { chosen_offer: chosen }: Pick<Selectable<QuotesTable>, 'chosen_offer'>,
  { ofertas }: Pick<QuoteResult, 'ofertas'>,
): string | null => (chosen === null ? null : (ofertas[chosen - 1]?.oferta_id ?? null));
