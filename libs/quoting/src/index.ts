export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export { ALTERNATIVE_SCHEMA, alternativesOfBest, type Alternative } from './answers/alternative';
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
export * from './answers/revision-result';
export type { InsurerAnswer } from './ask/ask-insurer';
export * from './ask/insurer-panel';
export * from './check-request.use-case';
export { answerInsurersWith } from './answer-insurers.use-case';
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
export { foralTerritory, premiumLines } from './detail/premium-lines';
export { lawOfQuote, MOVERS_MEAN, moversInWords, type PricedDay, type PriceTrace } from './detail/price-trace';
export { bestOfEachLevel } from './gather/gather-result';
export { whoWasConsulted } from './gather/notice';
export { openQuestions } from './gather/gather-estimate';
export { purchaseLinkEnd } from './gather/price-holds';
export { offerDetailsWith, type DetailAnswer, type OfferDetails } from './offer-detail.use-case';
export type { LatePorts } from './late/keep-late';
export { LateQuoteSlots } from './late/late-quote-slots';
export { KEY_MAX_CHARS, type SentKey } from './idempotency/key-faults';
export type * from './ports/catalogue-answers';
export type * from './ports/channel-switch';
export type * from './ports/door-deps';
export * from './ports/idempotency-keys';
export type * from './ports/insurer-panel';
export type * from './ports/mail-allowance';
export type * from './ports/offer-lookup';
export type * from './ports/quote-observer';
export * from './ports/quote-recorder';
export * from './ports/resume-codes';
export type * from './ports/reference-data';
export * from './offer-texts/guarantee-rows';
export * from './offer-texts/offers-by-level';
export * from './offer-texts/levels-in-words';
export * from './offer-texts/offers-in-words';
export * from './offer-texts/quote-heading';
export * from './offer-texts/product-sections';
export type { FindPlateVehicle, PlateVehicle } from './plate-vehicle';
export * from './quoting-service';
export * from './request-estimate.use-case';
export { Sandbox } from './sandbox/sandbox';
export * from './sandbox/sandbox.table';
export * from './request-quote.use-case';
export type * from './request-terms';
export { undocumented } from './refusals';
export { isRevisable } from './revisions/changed-body';
export { changedPrices, revisionOf } from './revisions/price-differences';
export type { ResumeQuote } from './resume-quote.use-case';
export {
  ownRevisionWith,
  reviseQuoteWith,
  type OwnRevision,
  type RevisionAnswer,
  type ReviseQuote,
} from './revise-quote.use-case';
export type { EndpointSwitches } from './ports/endpoint-switches';
export { AFTER_REVISION, MAIL_DEFERRED, type MessageKind, type NewMessage } from './ports/message';
export type { ClaimedMessage, Outbox, PassedOver, Settlement } from './ports/outbox';
export { chooseOfferWith, type ChoiceAnswer, type ChooseOffer, type ChoosingParts } from './choose-offer.use-case';
export { dataLinkPath, ownDataWith, type OwnData, type OwnDataDocument, type OwnDataParts } from './own-data.use-case';
export type { ChoiceOutcome, MadeChoice, OfferChoices } from './ports/offer-choices';
export {
  DATA_LINKS_A_DAY,
  DATA_LINK_EVERY_MS,
  DATA_LINK_WORKS_MS,
  type DataLink,
  type KeptForHolder,
  type OwnDataDesk,
} from './ports/own-data';
export type { PurchasableQuote, PurchaseDesk, Redemption } from './ports/purchase-desk';
export type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';
export type { RevisionDesk } from './ports/revision-desk';
export {
  FOLLOWED_DRAFT_SCHEMA,
  PREPARED_DRAFT_SCHEMA,
  type FollowedDraft,
  type PreparedDraft,
} from './answers/draft-answer';
export {
  changesSince,
  draftFormWith,
  type AgreedDraft,
  type DraftForm,
  type DraftFormPorts,
  type DraftPatch,
  type DraftQuoteAnswer,
  type DraftRefusal,
} from './drafts/draft-form';
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
export { DRAFT_STATES, type Consent, type DraftState, type DraftView, type FieldValue } from './drafts/quote-draft';
export { warningIn } from './warnings/warnings.table';
