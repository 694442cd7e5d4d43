export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export { ALWAYS, panelOf, panelOfAll, type PanelMember } from './ask/insurer-panel';
export type { InsurerAnswer } from './ask/insurer-answer';
export { checkRequestWith, type CheckRequest, type CheckResult } from './check-request.use-case';
export { dialling, distributorFacts, type Distributor, type DistributorFact } from './customer/distributor';
export { insuredObjectOf, type InsuredObject } from './customer/insured-object';
export { insuredFacts } from './customer/insured-text';
export type {
  Catalogue,
  CatalogueAnswers,
  CatalogueFaults,
  NameParameter,
  RenderedCatalogue,
} from './ports/catalogue-answers';
export type { Warning } from './improbable/warning';
export type { ChannelSwitch, ClosedChannel } from './ports/channel-switch';
export {
  KEY_REMEMBERED_MS,
  type IdempotencyAnswer,
  type IdempotencyClaim,
  type IdempotencyKeys,
  type UsedKey,
} from './ports/idempotency-keys';
export type { InsurerPanel } from './ports/insurer-panel';
export { arePaidAlike } from './paid-alike';
export type * from './ports/outbox';
export type { ArchivedQuote, QuoteArchive } from './ports/quote-archive';
export type { PurchasableQuote, PurchaseDesk, Redemption } from './ports/purchase-desk';
export type { QuoteObserver } from './ports/quote-observer';
export { RecordingUnavailable, type QuoteRecorder, type RecordedQuote } from './ports/quote-recorder';
export type * from './ports/reference-data';
export { KEY_MAX_CHARS, type SentKey } from './once/key-faults';
export { QUOTING_SERVICE, type QuotingService } from './quoting-service';
export type { QuotedOffer, QuoteResult } from './quote-result';
export {
  requestQuoteWith,
  type QuoteAnswer,
  type QuotingPorts,
  type QuotingSettings,
  type RequestContext,
  type RequestQuote,
} from './request-quote.use-case';
export type { RequestTerms } from './request-terms';
export { CATALOGUE_SCHEMA } from './schemas/catalogue.schema';
export { CHECK_RESULT_SCHEMA, WARNING_SCHEMA } from './schemas/check-result.schema';
export { OFFER_SCHEMA, QUOTE_RESULT_SCHEMA } from './schemas/quote-result.schema';
