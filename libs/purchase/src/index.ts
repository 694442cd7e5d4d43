export { chooseOfferWith, type ChoiceAnswer, type ChooseOffer, type ChoosingParts } from './choose-offer.use-case';
export type { ChoiceOutcome, MadeChoice, OfferChoices } from './ports/offer-choices';
export type { PurchasableQuote, PurchaseDesk, Redemption } from './ports/purchase-desk';
export type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';
