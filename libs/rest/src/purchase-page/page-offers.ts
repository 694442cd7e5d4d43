import type { CalendarDay } from '@cotiza/kernel';
import type { ArchivedQuote } from '@cotiza/purchase';
import {
  documentAddress,
  documentOfOffer,
  hasLapsed,
  notCovered,
  type OfferInWords,
  offersInWords,
  premiumLines,
} from '@cotiza/quoting';
import type { Choosable } from './choose-form';

/** An offer with everything that the page shows of it. */
export interface PageOffer extends Choosable {
  /** Its number on the page, from 1. */
  readonly number: number;
  readonly said: OfferInWords;
  readonly guarantees: ArchivedQuote['guarantees'][number];
  readonly notCovered: ReturnType<typeof notCovered>;
  /** The lines of its premium; none where the insurer does not itemise. */
  readonly premium: ReturnType<typeof premiumLines>;
  /** Path of its information document; null without one. */
  readonly document: string | null;
}

/** Returns the offers of a quotation for the page, in the order of the result. */
export function pageOffers(
  { result, guarantees, documents, chosen }: ArchivedQuote,
  today: CalendarDay,
): readonly PageOffer[] {
  const words = offersInWords(result, today);
  return result.ofertas.flatMap((offer, place) => {
    const said = words[place];
    if (!said) return [];
    const held = guarantees[place] ?? [];
    const document = documentOfOffer(documents, offer);
    return {
      number: place + 1,
      id: offer.oferta_id,
      isChosen: offer.oferta_id === chosen,
      hasLapsed: hasLapsed(offer.valida_hasta, today),
      said,
      names: [said.insurer, said.modality].filter((name) => name !== null).join(', '),
      guarantees: held,
      notCovered: notCovered(result.ramo, held),
      premium: premiumLines(result.ramo, offer),
      document: document ? documentAddress(document) : null,
    };
  });
}
