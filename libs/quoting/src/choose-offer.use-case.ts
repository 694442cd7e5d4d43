import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from './ports/message';
import { hasLapsed } from './offer-texts/offers-in-words';
import { offerNumber, type QuotedOffer } from './answers/offer';
import type { OfferChoices } from './ports/offer-choices';
import type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';

/** The result of choosing an offer. */
export type ChoiceAnswer =
  /** It is the chosen one now; `isNew` is true if it was not before. */
  | { readonly kind: 'chosen'; readonly quote: ArchivedQuote; readonly offer: QuotedOffer; readonly isNew: boolean }
  /** The link is malformed, unknown or expired, or its quotation has been erased. */
  | { readonly kind: 'unknown-link' }
  /** The quotation behind the link has no such offer. */
  | { readonly kind: 'unknown-offer' }
  /** Its last day is past: no insurer sells it at that price any more. */
  | { readonly kind: 'lapsed' };

/**
 * Records the choice of a customer. Everyone with the link may choose, and choose again.
 *
 * @param token the token of the purchase link
 * @param offerId the `oferta_id` of one of the offers behind it
 * @throws StorageUnavailable when it cannot be stored for now
 */
export type ChooseOffer = (token: string, offerId: string) => Promise<ChoiceAnswer>;

export interface ChoosingParts {
  readonly archive: Pick<QuoteArchive, 'findByToken'>;
  readonly choices: OfferChoices;
  /** Returns the messages for the `nth` change of the chosen offer of a quotation. */
  readonly messagesOf: (quote: ArchivedQuote, offer: QuotedOffer, nth: number) => readonly NewMessage[];
  readonly clock: Pick<Clock, 'today'>;
}

/** Makes the use case: a customer chooses one offer of a quotation. */
export function chooseOfferWith({ archive, choices, messagesOf, clock }: ChoosingParts): ChooseOffer {
  return async (token, offerId) => {
    const quote = await archive.findByToken(token);
    if (!quote) return { kind: 'unknown-link' };
    const offer = quote.result.ofertas.find(({ oferta_id: id }) => id === offerId);
    if (!offer) return { kind: 'unknown-offer' };
    if (hasLapsed(offer.valida_hasta, clock.today())) return { kind: 'lapsed' };
    const outcome = await choices.choose({ token, number: offerNumber(offer) }, (nth) => messagesOf(quote, offer, nth));
    if (outcome === 'unknown') return { kind: 'unknown-link' };
    return { kind: 'chosen', quote: { ...quote, chosen: offerId }, offer, isNew: outcome === 'marked' };
  };
}
