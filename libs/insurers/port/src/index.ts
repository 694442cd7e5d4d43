export {
  aroundEachAsk,
  LONGEST_DEADLINE_MS,
  type AnyQuestion,
  type Ask,
  type AskContext,
  type Asker,
  type InsurerConnector,
  type InsurerManifest,
} from './connector';
export { estimatedCarPrice } from './estimated-price';
export type { Fuel, Party, Town, VehicleVersion } from './facts';
export { IMPOSSIBLE_REASONS, OLDEST_EVER, YEARS_BEFORE_FIRST_SALE, type ImpossibleReason } from './impossible-reasons';
export {
  figureOn,
  FIRST_LAW_VERSION,
  isUnpublished,
  LAW,
  lawOf,
  lawOn,
  NORMS,
  type Law,
  type LawName,
  type LawRow,
  type LawSeries,
} from './law/law';
export { withdrawalText } from './law/law';
export { lawReview, type LawOnDay } from './law/law-review';
export {
  eachOutcome,
  type Breakdown,
  type ConsorcioDoubt,
  type ConsorcioLine,
  type Company,
  type CompanyAnswer,
  type CompanyAnswers,
  type ConnectorOutcome,
  type Declined,
  type DeclineReason,
  type Firmness,
  type GuaranteeIncluded,
  type Instalments,
  type InsurerOutcome,
  type Offer,
  type Offers,
  type Period,
  type PriceMover,
  type Unavailable,
  type Withheld,
  type UnavailableCause,
} from './outcome';
export { PAYMENTS, paymentsAddUp } from './payments';
export {
  LARGEST_ANSWER,
  MOST_QUESTIONS,
  questionsFault,
  type AnswerKind,
  type AnswerValue,
  type GivenAnswers,
  type InsurerQuestion,
  type Questions,
} from './questions';
export type {
  Aged,
  CarEstimateRequest,
  CarRequest,
  EstimateOf,
  EstimateRequest,
  HomeEstimateRequest,
  HomeRequest,
  InsurerRequest,
  MotorcycleEstimateRequest,
  MotorcycleRequest,
  RequestOf,
} from './request';
export { PRODUCT_SECTIONS, type ProductDocument, type ProductSection } from './product-document';
