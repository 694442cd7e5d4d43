export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export { ALWAYS, panelOf, panelOfAll, type PanelMember } from './ask/insurer-panel';
export type { InsurerAnswer } from './ask/insurer-answer';
export { checkRequestWith, type CheckRequest } from './check-request.use-case';
export { comparedInsurers } from './customer/compared-insurers';
export {
  CAPACITIES,
  dialling,
  distributorFacts,
  REMUNERATIONS,
  trialNotice,
  type Distributor,
  type DistributorFact,
} from './customer/distributor';
export { distributorOf, DistributorSettings, unsetOfDistributor } from './customer/distributor.settings';
export { insuredObjectOf, type InsuredObject } from './customer/insured-object';
export { demandsAndNeeds } from './customer/demands-and-needs';
export { insuredFacts } from './customer/insured-text';
export type { CatalogueAnswers, CatalogueFaults, RenderedCatalogue } from './ports/catalogue-answers';
export type { ChannelSwitch, ClosedChannel } from './ports/channel-switch';
export {
  KEY_REMEMBERED_MS,
  type IdempotencyAnswer,
  type KeyReservation,
  type IdempotencyKeys,
  type UsedKey,
} from './ports/idempotency-keys';
export type { InsurerPanel } from './ports/insurer-panel';
export type { MailAllowance, MailAnswer, MailRecipient } from './ports/mail-allowance';
export {
  excessInWords,
  groupedSummary,
  hasLapsed,
  sharedValidity,
  OFFER_WORDS,
  offersInWords,
  offersSummary,
  type OfferInWords,
} from './presenting/offers-in-words';
export { guaranteeRows, notCovered, termsOf, type GuaranteeRow, type NotCovered } from './presenting/guarantee-rows';
export { besideEachOther, offersByLevel, SIDE_BY_SIDE, type OffersOfLevel } from './presenting/offers-by-level';
export { premiumLines } from './detail/premium-lines';
export { arePaidAlike } from './presenting/paid-alike';
export type { QuoteObserver } from './ports/quote-observer';
export {
  RecordingUncertain,
  RecordingUnavailable,
  type QuoteRecorder,
  type RecordedQuote,
} from './ports/quote-recorder';
export type * from './ports/reference-data';
export { KEY_MAX_CHARS, type SentKey } from './once/key-faults';
export { QuotationSettings, quotingSettingsOf } from './quoting.settings';
export { quotingServiceWith, type QuotingService, type ServicePorts } from './quoting-service';
export { requestQuoteWith, type QuotingPorts, type QuotingSettings } from './request-quote.use-case';
export {
  requestEstimateWith,
  type EstimateAnswer,
  type EstimateContext,
  type EstimatePorts,
  type RequestEstimate,
} from './request-estimate.use-case';
export type { OnInsurerAnswered, QuoteAnswer, RequestContext, RequestQuote, RequestTerms } from './request-terms';
export { bestOfEachLevel } from './gather/best-of-each-level';
export { PURCHASE_LINK_DAYS, purchaseLinkEnd } from './gather/price-holds';
export { openQuestions } from './gather/open-questions';
export { CATALOGUE_SCHEMA, type Catalogue } from './answers/catalogue';
export { CHECK_RESULT_SCHEMA, WARNING_SCHEMA, type CheckResult } from './answers/check-result';
export {
  ESTIMATE_RESULT_SCHEMA,
  INSURER_ESTIMATE_SCHEMA,
  LEVEL_ESTIMATE_SCHEMA,
  OPEN_QUESTION_SCHEMA,
  type EstimateResult,
  type LevelEstimate,
} from './answers/estimate-result';
export { OFFER_KEYS, OFFER_SCHEMA, type QuotedOffer } from './answers/offer';
export {
  GUARANTEE_DETAIL_SCHEMA,
  GUARANTEE_NOT_INCLUDED_SCHEMA,
  INSURED_SUM_SCHEMA,
  OFFER_DETAIL_SCHEMA,
  PREMIUM_LINE_SCHEMA,
  type OfferDetail,
} from './answers/offer-detail';
export {
  PRODUCT_INFORMATION_SCHEMA,
  PRODUCT_SECTION_SCHEMA,
  productInformation,
  type ProductInformation,
} from './answers/product-information';
export {
  DOCUMENT_WORDS,
  LINE_NAMES,
  SECTION_LOOKS,
  type SectionIcon,
  type SectionLook,
  type SectionMark,
} from './presenting/product-sections';
export { documentAddress, documentOfOffer, type OfferedDocument } from './detail/offered-documents';
export { offerDetailsWith, type DetailAnswer, type OfferDetails } from './offer-detail.use-case';
export type { KeptOffer, OfferLookup } from './ports/offer-lookup';
export { QUOTE_RESULT_SCHEMA, type QuoteResult } from './answers/quote-result';
