export type { Fuel, Town, VehicleVersion } from '@cotiza/insurers-port';
export type { InsurerAnswer } from './ask/insurer-answer';
export { checkRequestWith, type CheckRequest, type CheckResult } from './check-request.use-case';
export type { Distributor } from './gather/notice';
export type { CatalogueAnswers, NameParameter, RenderedCatalogue } from './ports/catalogue-answers';
export type { InsurerPanel } from './ports/insurer-panel';
export type { QuoteRecorder, RecordedQuote } from './ports/quote-recorder';
export type * from './ports/reference-data';
export type { QuotedOffer, QuoteResult } from './quote-result';
export {
  requestQuoteWith,
  type QuoteAnswer,
  type QuotingPorts,
  type QuotingSettings,
  type RequestContext,
  type RequestQuote,
} from './request-quote.use-case';
