export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export * from './answers/catalogue';
export * from './answers/check-result';
export * from './answers/estimate-result';
export {
  isOfThePrice,
  OFFER_KEYS,
  OFFER_SCHEMA,
  offerNumber,
  withoutCustomerData,
  type QuotedOffer,
} from './answers/offer';
export * from './answers/offer-detail';
export {
  PRODUCT_INFORMATION_SCHEMA,
  PRODUCT_SECTION_SCHEMA,
  productInformation,
  type ProductInformation,
} from './answers/product-information';
export * from './answers/quote-result';
export type { InsurerAnswer } from './ask/ask-insurer';
export * from './ask/insurer-panel';
export * from './check-request.use-case';
export * from './consult-quote.use-case';
export { demandsAndNeeds } from './customer/demands-and-needs';
export {
  CAPACITIES,
  comparedInsurers,
  dialling,
  distributorFacts,
  REMUNERATIONS,
  trialNotice,
  type Distributor,
  type DistributorFact,
} from './customer/distributor';
export { distributorOf } from './customer/distributor-of';
export * from './customer/legal-texts';
export { insuredObjectOf, type InsuredObject } from './customer/insured-object';
export { insuredFacts } from './customer/insured-text';
export { documentAddress, documentOfOffer, type OfferedDocument } from './detail/offered-documents';
export { premiumLines } from './detail/premium-lines';
export { bestOfEachLevel } from './gather/gather-result';
export { openQuestions } from './gather/gather-estimate';
export { purchaseLinkEnd } from './gather/price-holds';
export { offerDetailsWith, type DetailAnswer, type OfferDetails } from './offer-detail.use-case';
export { LateAnswers } from './late/late-answers';
export { KEY_MAX_CHARS, type SentKey } from './once/key-faults';
export type * from './ports/catalogue-answers';
export type * from './ports/channel-switch';
export * from './ports/idempotency-keys';
export type * from './ports/insurer-panel';
export type * from './ports/mail-allowance';
export type * from './ports/offer-lookup';
export type * from './ports/quote-observer';
export * from './ports/quote-recorder';
export type * from './ports/reference-data';
export * from './presenting/guarantee-rows';
export * from './presenting/offers-by-level';
export * from './presenting/levels-in-words';
export * from './presenting/offer-row';
export * from './presenting/offers-in-words';
export * from './presenting/quote-heading';
export * from './presenting/product-sections';
export * from './quoting-service';
export * from './request-estimate.use-case';
export { Sandbox } from './sandbox/sandbox';
export * from './sandbox/sandbox.table';
export * from './request-quote.use-case';
export type * from './request-terms';
export type { EndpointSwitches } from './ports/endpoint-switches';
export { MAIL_DEFERRED, type MessageKind, type NewMessage } from './ports/message';
export type { ClaimedMessage, Outbox, PassedOver, Settlement } from './ports/outbox';
export {
  chooseOfferWith,
  type ChoiceAnswer,
  type ChooseOffer,
  type ChoosingParts,
} from './purchase/choose-offer.use-case';
export type { ChoiceOutcome, MadeChoice, OfferChoices } from './ports/offer-choices';
export type { PurchasableQuote, PurchaseDesk, Redemption } from './ports/purchase-desk';
export type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';
export {
  FOLLOWED_DRAFT_SCHEMA,
  PREPARED_DRAFT_SCHEMA,
  type FollowedDraft,
  type PreparedDraft,
} from './answers/draft-answer';
export {
  changesSince,
  draftDeskWith,
  type AgreedDraft,
  type DraftDesk,
  type DraftDeskPorts,
  type DraftPatch,
  type DraftQuoteAnswer,
  type DraftRefusal,
} from './drafts/draft-desk';
export { draftServiceWith, type DraftService } from './drafts/draft-service';
export type { FollowAnswer, FollowDraft, FollowPorts } from './drafts/follow-draft.use-case';
export {
  MOST_WRONG_CODES,
  type DraftAccess,
  type DraftContent,
  type DraftStore,
  type KeptDraft,
} from './ports/draft-store';
export { prepareDraftWith, type PrepareAnswer, type PrepareDraft } from './drafts/prepare-draft.use-case';
export {
  DRAFT_STATES,
  type Consent,
  type DraftState,
  type DraftView,
  type FieldValue,
  type QuoteDraft,
} from './drafts/quote-draft';
