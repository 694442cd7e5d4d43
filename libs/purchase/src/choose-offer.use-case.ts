import type { Clock } from '@cotiza/kernel';
import type { NewMessage } from '@cotiza/messages';
import { hasLapsed, type QuotedOffer } from '@cotiza/quoting';
import type { OfferChoices } from './ports/offer-choices';
import type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';

/** What became of the wish for one offer. */
export type ChoiceAnswer =
  /** It is the chosen one now; `isNew` where it was not before. */
  | { readonly kind: 'chosen'; readonly quote: ArchivedQuote; readonly offer: QuotedOffer; readonly isNew: boolean }
  /** The link is malformed, was never made, is past its time, or its quotation has been erased. */
  | { readonly kind: 'unknown-link' }
  /** The quotation behind the link has no such offer. */
  | { readonly kind: 'unknown-offer' }
  /** Its last day is past: nobody would sell it at that price. */
  | { readonly kind: 'lapsed' };

/**
 * Takes what a customer chose: whoever has the link may choose, and choose again.
 *
 * @param token of the purchase link
 * @param offerId the `oferta_id` of one of the offers behind it
 * @throws RecordingUnavailable when it cannot be kept for now
 */
export type ChooseOffer = (token: string, offerId: string) => Promise<ChoiceAnswer>;

export interface ChoosingParts {
  readonly archive: Pick<QuoteArchive, 'findByToken'>;
  readonly choices: OfferChoices;
  /** What leaves when an offer becomes the chosen one, for the `nth` time that this quotation has another than before. */
  readonly messagesOf: (quote: ArchivedQuote, offer: QuotedOffer, nth: number) => readonly NewMessage[];
  readonly clock: Pick<Clock, 'today'>;
}

/** The use case: a customer chooses one offer of a quotation. */
export function chooseOfferWith({ archive, choices, messagesOf, clock }: ChoosingParts): ChooseOffer {
  return async (token, offerId) => {
    const quote = await archive.findByToken(token);
    if (!quote) return { kind: 'unknown-link' };
    const position = quote.result.ofertas.findIndex(({ oferta_id: id }) => id === offerId);
    const offer = quote.result.ofertas[position];
    if (!offer) return { kind: 'unknown-offer' };
    if (hasLapsed(offer.valida_hasta, clock.today())) return { kind: 'lapsed' };
    const outcome = await choices.choose({ token, position }, (nth) => messagesOf(quote, offer, nth));
    if (outcome === 'unknown') return { kind: 'unknown-link' };
    return { kind: 'chosen', quote: { ...quote, chosen: offerId }, offer, isNew: outcome === 'marked' };
  };
}
